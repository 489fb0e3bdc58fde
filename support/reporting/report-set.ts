import { shellArgument } from '../quote/shell.ts';
import { allureResults } from './allure-results.ts';
import { type Culprit, culpritsIn, sentSomething } from './culprits.ts';
import { curlFileOf, evidenceFiles, evidenceFolder } from './evidence-folder.ts';
import { failureText } from './failure-text.ts';
import { withoutSecrets } from './hide-secrets.ts';
import { junitXml } from './junit.ts';
import type { RecordedExample, RecordedRun } from './recorded-run.ts';
import { interfaceOf, TITLES } from './rulebook/interfaces.ts';
import { silencesMarkdown } from './silences-markdown.ts';
import { type Suspicion, suspectOf } from './suspect.ts';
import type { JudgedRule, Verdicts } from './verdicts.ts';
import { verdictsMarkdown } from './verdicts-markdown.ts';
import type { ReportFiles } from './write-reports.ts';

/** What the text about a red rule needs beside the run. */
export interface FailureFacts {
  /** Where the reports go, as the user would write it. */
  readonly out: string;
  /** How to run a rule by itself. */
  readonly alone: (id: string) => string;
  readonly suspicion: Suspicion;
}

const nothingHidden = (text: string): string => text;

function textOf(
  culprit: Culprit,
  { out, alone, suspicion }: FailureFacts,
  hide: (text: string) => string,
): string {
  const { rule, red } = culprit;
  const [{ example, recorded }] = red;
  const { evidence } = recorded ?? {};
  return failureText({
    rule,
    example: withoutSecrets(example, hide),
    evidence: evidence && withoutSecrets(evidence, hide),
    alone: alone(rule.id),
    curlFile: sentSomething(culprit) ? `sh ${shellArgument(`${out}/${curlFileOf(rule.id)}`)}` : undefined,
    suspect: suspectOf(rule, suspicion),
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
function interfacesIn({ examples }: RecordedRun): (rule: JudgedRule) => string {
  const byRule = new Map<string, RecordedExample[]>();
  for (const example of examples) byRule.set(example.rule, [...(byRule.get(example.rule) ?? []), example]);
  return (rule) => TITLES[interfaceOf(rule, byRule.get(rule.id) ?? [])] ?? rule.area;
}

const UNKNOWN: FailureFacts = {
  out: '.',
  alone: (id) => `bin/plumbline run --rule ${id}`,
  suspicion: { kind: 'external', faults: [] },
};

/** The ledger with secrets hidden in the messages of its examples. */
export function cleared(verdicts: Verdicts, hide = nothingHidden): Verdicts {
  const rules = verdicts.rules.map((rule) => ({
    ...rule,
    examples: rule.examples.map((example) =>
      example.message === undefined ? example : withoutSecrets(example, hide),
    ),
  }));
  return { ...verdicts, rules };
}

/** Every report of a run by file name: projections of the ledger, and the evidence of what is red. */
export function reportSet(
  told: Verdicts,
  run: RecordedRun,
  messages: readonly string[],
  { hide = nothingHidden, ...facts }: Partial<FailureFacts> & { hide?: (text: string) => string } = {},
): ReportFiles {
  const verdicts = cleared(told, hide);
  const culprits = culpritsIn(verdicts, run);
  const by = { ...UNKNOWN, ...facts };
  const texts = new Map(culprits.map((culprit) => [culprit.rule.id, textOf(culprit, by, hide)]));
  const evidence = culprits.flatMap((each) => evidenceFiles(each, texts.get(each.rule.id) as string, hide));
  const titleOf = interfacesIn(run);
  const attachments = new Map(
    culprits.map(({ rule: { id } }) => [
      id,
      evidence.filter(([name]) => name.startsWith(`${evidenceFolder(id)}/`)),
    ]),
  );
  const allure = allureResults(verdicts, { run, interfaceOf: titleOf, attachments });
  return new Map<string, string | Uint8Array>([
    ['verdicts.md', verdictsMarkdown(verdicts)],
    ['silences.md', hide(silencesMarkdown(verdicts, run))],
    ['junit.xml', junitXml(verdicts, { interfaceOf: titleOf, textOf: ({ id }) => texts.get(id) })],
    ['cucumber.ndjson', messages.map((line) => `${line}\n`).join('')],
    ...[...allure].map(([name, content]): [string, string | Uint8Array] => [
      `allure-results/${name}`,
      content,
    ]),
    ...evidence,
    ['verdicts.json', `${JSON.stringify(verdicts, null, 2)}\n`],
  ]);
}
