import { COMMAND } from '../ground/command-name.ts';
import type { Lines } from '../ground/evidence/lines.ts';
import type { RecordedExample, RecordedRun } from '../ground/evidence/recorded-run.ts';
import { shellArgument } from '../ground/quote/shell.ts';
import { withoutSecrets } from '../ground/secrets/hide-secrets.ts';
import { type Culprit, culpritsIn } from '../ledger/culprits.ts';
import { type Suspicion, suspectOf } from '../ledger/suspect.ts';
import type { JudgedExample, JudgedRule, Verdicts } from '../ledger/verdicts.ts';
import { allureResults } from './allure-results.ts';
import { ctrfReport } from './ctrf.ts';
import { curlFileOf, evidenceFiles } from './evidence-folder.ts';
import { failureText } from './failure-text.ts';
import { interfaceOf, TITLES } from './interface-titles.ts';
import { junitXml } from './junit.ts';
import { silencesMarkdown } from './silences-markdown.ts';
import { verdictsMarkdown } from './verdicts-markdown.ts';
import type { ReportFile, ReportFiles } from './write-reports.ts';

/** What the text about a red rule needs beside the run. */
export interface FailureFacts {
  /** Where the reports go, as the user would write it. */
  readonly out: string;
  /** How to run a rule by itself. */
  readonly alone: (id: string) => string;
  /** How to repeat a red example of a rule of the run in `out`; absent where a script says it all. */
  readonly replay?: ((id: string, at: number, out: string) => string) | undefined;
  readonly suspicion: Suspicion;
}

const nothingHidden = (text: string): string => text;

/** The command that sends the requests of a red example again. */
function againOf(culprit: Culprit, at: number, { out, replay }: FailureFacts): string | undefined {
  const { rule, red } = culprit;
  if ((red[at]?.recorded?.evidence?.exchanges.length ?? 0) === 0) return undefined;
  const file = curlFileOf(culprit, at);
  if (replay) return replay(rule.id, at, out);
  return file === undefined
    ? 'only the first examples of a rule have a script'
    : `sh ${shellArgument(`${out}/${file}`)}`;
}

/** The text about one red example of a rule; the first decided the rule. */
function textOf(culprit: Culprit, facts: FailureFacts, hide: (text: string) => string, at = 0): string {
  const { rule, red, isOwn } = culprit;
  const { example, recorded } = red[at] ?? red[0];
  const { evidence, steps = [] } = recorded ?? {};
  const difference = steps.find((step) => step.difference)?.difference;
  return failureText({
    rule,
    example: withoutSecrets(example, hide),
    evidence: evidence && withoutSecrets(evidence, hide),
    difference: difference && withoutSecrets(difference, hide),
    alone: facts.alone(rule.id),
    again: againOf(culprit, at, facts),
    suspect: suspectOf(rule, { ...facts.suspicion, isOwn }),
  });
}

/** The text of each red rule that is not accepted as known. */
export function failureTexts(
  verdicts: Verdicts,
  run: RecordedRun,
  { hide = nothingHidden, ...facts }: FailureFacts & { hide?: (text: string) => string },
): string[] {
  return culpritsIn(verdicts, run)
    .filter(({ rule }) => rule.known !== 'accepted')
    .map((culprit) => textOf(culprit, facts, hide));
}

/** The title of the interface of each rule, by the tags of the examples that ran. */
function interfacesIn({ examples }: RecordedRun, { ownClient }: Verdicts): (rule: JudgedRule) => string {
  const own = new Set(ownClient?.rules);
  const byRule = new Map<string, RecordedExample[]>();
  for (const example of examples) byRule.set(example.rule, [...(byRule.get(example.rule) ?? []), example]);
  return (rule) => {
    const name = own.has(rule) ? 'own' : interfaceOf(rule, byRule.get(rule.id) ?? []);
    return TITLES[name] ?? rule.area;
  };
}

const UNKNOWN: FailureFacts = {
  out: '.',
  alone: (id) => `${COMMAND} run --rule ${id}`,
  suspicion: { kind: 'external', faults: [] },
};

/** The ledger with secrets hidden in the messages of its examples. */
export function cleared(verdicts: Verdicts, hide = nothingHidden): Verdicts {
  const clear = (rules: readonly JudgedRule[]): JudgedRule[] =>
    rules.map((rule) => ({
      ...rule,
      examples: rule.examples.map((example) =>
        example.message === undefined ? example : withoutSecrets(example, hide),
      ),
    }));
  const { ownClient } = verdicts;
  return {
    ...verdicts,
    rules: clear(verdicts.rules),
    ownClient: ownClient && { ...ownClient, rules: clear(ownClient.rules) },
  };
}

function* pieces(messages: Lines): Generator<string> {
  for (const { text } of messages) yield `${text}\n`;
}

/** Every report of a run by file name, each made when its turn comes: projections of the ledger, and the evidence of what is red. */
export function reportSet(
  told: Verdicts,
  run: RecordedRun,
  messages: Lines,
  { hide = nothingHidden, ...facts }: Partial<FailureFacts> & { hide?: (text: string) => string } = {},
): ReportFiles {
  const verdicts = cleared(told, hide);
  const culprits = new Map(culpritsIn(verdicts, run).map((each) => [each.rule.id, each]));
  const by = { ...UNKNOWN, ...facts };
  const texts = new Map([...culprits].map(([id, culprit]) => [id, textOf(culprit, by, hide)]));
  const exampleText = ({ id }: JudgedRule, example: JudgedExample): string | undefined => {
    const culprit = culprits.get(id);
    const at = culprit?.red.findIndex((each) => each.example === example) ?? -1;
    return culprit && at >= 0 ? textOf(culprit, by, hide, at) : undefined;
  };
  const titleOf = interfacesIn(run, verdicts);
  const cases = { interfaceOf: titleOf, textOf: exampleText };
  const filesOf = (culprit: Culprit | undefined) =>
    culprit ? evidenceFiles(culprit, texts.get(culprit.rule.id) as string, hide) : [];
  const files = function* (): Generator<ReportFile> {
    yield ['verdicts.md', verdictsMarkdown(verdicts)];
    yield ['silences.md', hide(silencesMarkdown(verdicts, run))];
    yield ['junit.xml', junitXml(verdicts, cases)];
    yield ['ctrf.json', `${JSON.stringify(ctrfReport(verdicts, cases), null, 2)}\n`];
    yield ['cucumber.ndjson', pieces(messages)];
    for (const culprit of culprits.values()) yield* filesOf(culprit);
    const attachmentsOf = ({ id }: JudgedRule) => filesOf(culprits.get(id));
    for (const [name, content] of allureResults(verdicts, { run, interfaceOf: titleOf, attachmentsOf }))
      yield [`allure-results/${name}`, content];
    yield ['verdicts.json', `${JSON.stringify(verdicts, null, 2)}\n`];
  };
  return { [Symbol.iterator]: files };
}
