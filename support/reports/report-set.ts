import { collect } from '../ground/collect.ts';
import { COMMAND } from '../ground/command-name.ts';
import { counted } from '../ground/counted.ts';
import type { Lines } from '../ground/evidence/lines.ts';
import type { RecordedExample, RecordedRun } from '../ground/evidence/recorded-run.ts';
import { ROOT } from '../ground/own-package.ts';
import { shellArgument } from '../ground/quote/shell.ts';
import { pathWithin, repositoryAround } from '../ground/repository-path.ts';
import { withoutSecrets } from '../ground/secrets/hide-secrets.ts';
import { blocksIn, type Culprit, culpritsIn } from '../ledger/culprits.ts';
import { causeOf } from '../ledger/fingerprint.ts';
import { ledgerText } from '../ledger/ledger-text.ts';
import { MESSAGES, packed } from '../ledger/messages-file.ts';
import { type Suspicion, suspectOf } from '../ledger/suspect.ts';
import type { Cause, JudgedExample, JudgedRule, Verdicts } from '../ledger/verdicts.ts';
import { allureResults } from './allure-results.ts';
import { ctrfText } from './ctrf.ts';
import { curlFileOf, evidenceFiles } from './evidence-folder.ts';
import { type FailureSource, failureText } from './failure-text.ts';
import { interfaceOf as nameOfInterface, TITLES } from './interface-titles.ts';
import { junitXml } from './junit.ts';
import { silencesMarkdown } from './silences-markdown.ts';
import { verdictsMarkdown } from './verdicts-markdown.ts';
import type { ReportFile, ReportFiles } from './write-reports.ts';

export interface FailureFacts {
  readonly out: string;
  readonly alone: (id: string) => string;
  /** How to repeat a red example of a rule of the run in `out`; absent where a script says it all. */
  readonly replay?: ((id: string, at: number, out: string) => string) | undefined;
  readonly suspicion: Suspicion;
  readonly declaredAt?: FailureSource['declaredAt'];
}

function nothingHidden(text: string): string {
  return text;
}

interface About extends FailureFacts {
  readonly hide: (text: string) => string;
  readonly causes: readonly Cause[] | undefined;
  readonly also?: readonly string[];
}

function textOf(culprit: Culprit, { hide, causes = [], also = [], ...facts }: About, at = 0): string {
  const { rule, red, isOwn, isOutside } = culprit;
  const { example, recorded } = red[at] ?? red[0];
  const { evidence, steps = [] } = recorded ?? {};
  const cause = causes.find(({ id }) => id === causeOf(example.fingerprint ?? ''));
  const difference = steps.find((step) => step.difference)?.difference;
  const { out, replay } = facts;
  const file = curlFileOf(culprit, at);
  let again: string | undefined;
  if ((red[at]?.recorded?.evidence?.exchanges.length ?? 0) > 0) {
    if (replay && !isOutside) again = replay(rule.id, at, out);
    else if (file === undefined) again = 'only the first examples of a rule have a script';
    else again = `sh ${shellArgument(`${out}/${file}`)}`;
  }
  return failureText({
    rule,
    example: withoutSecrets(example, hide),
    evidence: evidence && withoutSecrets(evidence, hide),
    difference: difference && withoutSecrets(difference, hide),
    alone: isOutside ? `${COMMAND} run ${shellArgument(`${example.uri}:${example.line}`)}` : facts.alone(rule.id),
    again,
    suspect: suspectOf(rule, { ...facts.suspicion, isOwn, isOutside }),
    cause: cause && hide(`${cause.id} · ${cause.words}`),
    also,
    declaredAt: facts.declaredAt,
  });
}

const TOLD = 9;

/** A text for each cause of what is red and not accepted as known. */
export function failureTexts(
  verdicts: Verdicts,
  run: RecordedRun,
  { hide = nothingHidden, ...facts }: FailureFacts & { hide?: (text: string) => string },
): string[] {
  const texts: string[] = [];
  for (const { culprits, more, at } of blocksIn(verdicts, run)) {
    const [first, ...others] = culprits;
    const also: string[] = [];
    const rest: string[] = [];
    for (const [place, { rule, red }] of others.entries()) {
      const { uri, line } = red[0].example;
      if (place < TOLD) also.push(`${rule.id} ${rule.says} · ${uri}:${line}`);
      else rest.push(rule.id);
    }
    if (rest.length > 0) also.push(`${counted(rest.length, 'more rule')}: ${rest.join(', ')}`);
    if (more.length > 0) also.push(`this rule is red in ${counted(more.length, 'more way')}: ${more.join(', ')}`);
    texts.push(textOf(first, { ...facts, hide, causes: verdicts.causes, also }, at));
  }
  return texts;
}

const UNKNOWN: FailureFacts = {
  out: '.',
  alone: (id) => `${COMMAND} run --rule ${id}`,
  suspicion: { kind: 'external', faults: [] },
};

function clearedRules(rules: readonly JudgedRule[], hide: (text: string) => string): JudgedRule[] {
  const cleared: JudgedRule[] = [];
  for (const rule of rules) {
    const examples: JudgedExample[] = [];
    for (const each of rule.examples) examples.push(each.message === undefined ? each : withoutSecrets(each, hide));
    cleared.push({ ...rule, examples });
  }
  return cleared;
}

export function cleared(verdicts: Verdicts, hide = nothingHidden): Verdicts {
  const { rules, ownClient, causes } = verdicts;
  return {
    ...verdicts,
    causes: causes?.map((cause) => withoutSecrets(cause, hide)),
    rules: clearedRules(rules, hide),
    ownClient: ownClient && { ...ownClient, rules: clearedRules(ownClient.rules, hide) },
  };
}

interface SetFacts extends Partial<FailureFacts> {
  readonly hide?: (text: string) => string;
  /** Whether the results for Allure are written too: `plumbline report` makes them of the rest. */
  readonly allure?: boolean | undefined;
}

/** The reports of a run without its messages: those that every run writes, and the results for Allure. */
export function reportsOf(whole: Verdicts, run: RecordedRun, { hide = nothingHidden, ...facts }: SetFacts) {
  const verdicts = cleared(whole, hide);
  const about = { ...UNKNOWN, ...facts, hide, causes: verdicts.causes };
  const text = (culprit: Culprit, at?: number): string => textOf(culprit, about, at);
  const culprits = new Map<string, { culprit: Culprit; text: string }>();
  for (const culprit of culpritsIn(verdicts, run)) culprits.set(culprit.rule.id, { culprit, text: text(culprit) });
  const own = new Set(verdicts.ownClient?.rules);
  const byRule = new Map<string, RecordedExample[]>();
  for (const example of run.examples) collect(byRule, example.rule, example);
  const interfaceOf = (rule: JudgedRule): string => {
    const name = own.has(rule) ? 'own' : nameOfInterface(rule, byRule.get(rule.id) ?? []);
    return TITLES[name] ?? rule.area;
  };
  const exampleText = ({ id }: JudgedRule, example: JudgedExample): string | undefined => {
    const { culprit } = culprits.get(id) ?? {};
    const at = culprit?.red.findIndex((each) => each.example === example) ?? -1;
    return culprit && at >= 0 ? text(culprit, at) : undefined;
  };
  const attachmentsOf = ({ id }: JudgedRule) => {
    const { culprit, text = '' } = culprits.get(id) ?? {};
    return culprit ? evidenceFiles(culprit, text, hide) : [];
  };
  const repository = repositoryAround(process.cwd());
  const pathOf = (uri: string): string => pathWithin(repository, ROOT, uri) ?? uri;
  const cases = { interfaceOf, textOf: exampleText, pathOf };
  function* ofRun(): Generator<ReportFile> {
    yield ['verdicts.md', verdictsMarkdown(verdicts)];
    yield ['silences.md', hide(silencesMarkdown(verdicts, run))];
    yield ['junit.xml', junitXml(verdicts, cases)];
    yield ['ctrf.json', ctrfText(verdicts, cases)];
    for (const { culprit } of culprits.values()) yield* attachmentsOf(culprit.rule);
    yield ['verdicts.json', ledgerText(verdicts)];
  }
  function* forAllure(): Generator<ReportFile> {
    for (const [name, content] of allureResults(verdicts, { run, interfaceOf, attachmentsOf }))
      yield [`allure-results/${name}`, content];
  }
  return { run: { [Symbol.iterator]: ofRun }, allure: { [Symbol.iterator]: forAllure } };
}

/** Every report of a run by file name, each made when its turn comes; without `messages` it was not recorded. */
export function reportSet(
  verdicts: Verdicts,
  run: RecordedRun,
  messages: Lines | undefined,
  facts: SetFacts = {},
): ReportFiles {
  const reports = reportsOf(verdicts, run, facts);
  function* files(): Generator<ReportFile> {
    if (messages) yield [MESSAGES, packed(messages, facts.hide ?? nothingHidden)];
    if (facts.allure) yield* reports.allure;
    yield* reports.run;
  }
  return { [Symbol.iterator]: files };
}
