import { collect } from '../ground/collect.ts';
import { COMMAND } from '../ground/command-name.ts';
import type { Lines } from '../ground/evidence/lines.ts';
import type { RecordedExample, RecordedRun } from '../ground/evidence/recorded-run.ts';
import { jsonText } from '../ground/json.ts';
import { shellArgument } from '../ground/quote/shell.ts';
import { withoutSecrets } from '../ground/secrets/hide-secrets.ts';
import { type Culprit, culpritsIn } from '../ledger/culprits.ts';
import { type Suspicion, suspectOf } from '../ledger/suspect.ts';
import type { JudgedExample, JudgedRule, Verdicts } from '../ledger/verdicts.ts';
import { allureResults } from './allure-results.ts';
import { ctrfReport } from './ctrf.ts';
import { curlFileOf, evidenceFiles } from './evidence-folder.ts';
import { failureText } from './failure-text.ts';
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
}

function nothingHidden(text: string): string {
  return text;
}

function againOf(culprit: Culprit, at: number, { out, replay }: FailureFacts): string | undefined {
  const { rule, red } = culprit;
  if ((red[at]?.recorded?.evidence?.exchanges.length ?? 0) === 0) return undefined;
  if (replay && !culprit.isOutside) return replay(rule.id, at, out);
  const file = curlFileOf(culprit, at);
  if (file === undefined) return 'only the first examples of a rule have a script';
  return `sh ${shellArgument(`${out}/${file}`)}`;
}

function textOf(culprit: Culprit, facts: FailureFacts, hide: (text: string) => string, at = 0): string {
  const { rule, red, isOwn, isOutside } = culprit;
  const { example, recorded } = red[at] ?? red[0];
  const { evidence, steps = [] } = recorded ?? {};
  const difference = steps.find((step) => step.difference)?.difference;
  return failureText({
    rule,
    example: withoutSecrets(example, hide),
    evidence: evidence && withoutSecrets(evidence, hide),
    difference: difference && withoutSecrets(difference, hide),
    alone: isOutside ? `${COMMAND} run ${shellArgument(`${example.uri}:${example.line}`)}` : facts.alone(rule.id),
    again: againOf(culprit, at, facts),
    suspect: suspectOf(rule, { ...facts.suspicion, isOwn, isOutside }),
  });
}

export function failureTexts(
  verdicts: Verdicts,
  run: RecordedRun,
  { hide = nothingHidden, ...facts }: FailureFacts & { hide?: (text: string) => string },
): string[] {
  const texts: string[] = [];
  for (const culprit of culpritsIn(verdicts, run))
    if (culprit.rule.known !== 'accepted') texts.push(textOf(culprit, facts, hide));
  return texts;
}

function interfacesIn({ examples }: RecordedRun, { ownClient }: Verdicts): (rule: JudgedRule) => string {
  const own = new Set(ownClient?.rules);
  const byRule = new Map<string, RecordedExample[]>();
  for (const example of examples) collect(byRule, example.rule, example);
  return (rule) => {
    const name = own.has(rule) ? 'own' : nameOfInterface(rule, byRule.get(rule.id) ?? []);
    return TITLES[name] ?? rule.area;
  };
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
  const { rules, ownClient } = verdicts;
  return {
    ...verdicts,
    rules: clearedRules(rules, hide),
    ownClient: ownClient && { ...ownClient, rules: clearedRules(ownClient.rules, hide) },
  };
}

function* pieces(messages: Lines): Generator<string> {
  for (const { text } of messages) yield `${text}\n`;
}

/** Every report of a run by file name, each made when its turn comes. */
export function reportSet(
  whole: Verdicts,
  run: RecordedRun,
  messages: Lines,
  { hide = nothingHidden, ...facts }: Partial<FailureFacts> & { hide?: (text: string) => string } = {},
): ReportFiles {
  const verdicts = cleared(whole, hide);
  const by = { ...UNKNOWN, ...facts };
  const culprits = new Map<string, { culprit: Culprit; text: string }>();
  for (const culprit of culpritsIn(verdicts, run))
    culprits.set(culprit.rule.id, { culprit, text: textOf(culprit, by, hide) });
  const interfaceOf = interfacesIn(run, verdicts);

  const exampleText = ({ id }: JudgedRule, example: JudgedExample): string | undefined => {
    const { culprit } = culprits.get(id) ?? {};
    const at = culprit?.red.findIndex((each) => each.example === example) ?? -1;
    return culprit && at >= 0 ? textOf(culprit, by, hide, at) : undefined;
  };
  const attachmentsOf = ({ id }: JudgedRule) => {
    const { culprit, text = '' } = culprits.get(id) ?? {};
    return culprit ? evidenceFiles(culprit, text, hide) : [];
  };
  function* files(): Generator<ReportFile> {
    const cases = { interfaceOf, textOf: exampleText };
    yield ['verdicts.md', verdictsMarkdown(verdicts)];
    yield ['silences.md', hide(silencesMarkdown(verdicts, run))];
    yield ['junit.xml', junitXml(verdicts, cases)];
    yield ['ctrf.json', jsonText(ctrfReport(verdicts, cases))];
    yield ['cucumber.ndjson', pieces(messages)];
    for (const { culprit } of culprits.values()) yield* attachmentsOf(culprit.rule);
    for (const [name, content] of allureResults(verdicts, { run, interfaceOf, attachmentsOf }))
      yield [`allure-results/${name}`, content];
    yield ['verdicts.json', jsonText(verdicts)];
  }
  return { [Symbol.iterator]: files };
}
