import { allureResults } from './allure-results.ts';
import { curlScript } from './curl.ts';
import { failureText } from './failure-text.ts';
import { junitXml } from './junit.ts';
import type { RecordedExample, RecordedRun } from './recorded-run.ts';
import { type Suspicion, suspectOf } from './suspect.ts';
import type { JudgedExample, JudgedRule, Verdicts } from './verdicts.ts';
import { verdictsMarkdown } from './verdicts-markdown.ts';

/** The example that decided a red rule, with what it recorded. */
interface Culprit {
  readonly rule: JudgedRule;
  readonly example: JudgedExample;
  readonly recorded: RecordedExample | undefined;
}

/** The rules that are red and not accepted as known, each with the example that shows why. */
function culprits({ rules }: Verdicts, { examples }: RecordedRun): Culprit[] {
  return rules.flatMap((rule) => {
    const red = rule.verdict === 'error' || (rule.judged && rule.verdict === 'fail');
    const example = rule.examples.find((each) => each.verdict === rule.verdict);
    if (!red || rule.known === 'accepted' || !example) return [];
    const { uri, line, name } = example;
    const recorded = examples.find((each) => each.uri === uri && each.line === line && each.name === name);
    return [{ rule, example, recorded }];
  });
}

const curlName = (rule: JudgedRule): string => `evidence/${rule.id}.curl.sh`;

const sentSomething = ({ recorded }: Culprit): boolean => (recorded?.evidence?.exchanges.length ?? 0) > 0;

/** The text of each red rule; `alone` tells how to run a rule by itself, `out` is where the reports go. */
export function failureTexts(
  verdicts: Verdicts,
  run: RecordedRun,
  { out, alone, suspicion }: { out: string; alone: (id: string) => string; suspicion: Suspicion },
): string[] {
  return culprits(verdicts, run).map((culprit) =>
    failureText({
      rule: culprit.rule,
      example: culprit.example,
      evidence: culprit.recorded?.evidence,
      alone: alone(culprit.rule.id),
      curlFile: sentSomething(culprit) ? `sh ${out}/${curlName(culprit.rule)}` : undefined,
      suspect: suspectOf(culprit.rule, suspicion),
    }),
  );
}

function evidenceFiles(verdicts: Verdicts, run: RecordedRun): Array<[string, string]> {
  return culprits(verdicts, run).flatMap((culprit): Array<[string, string]> => {
    const evidence = culprit.recorded?.evidence;
    if (!evidence) return [];
    const { rule, example } = culprit;
    const json: [string, string] = [`evidence/${rule.id}.json`, `${JSON.stringify(evidence, null, 2)}\n`];
    if (!sentSomething(culprit)) return [json];
    return [json, [curlName(rule), curlScript(rule.id, example.name, evidence)]];
  });
}

/** Every report of a run by file name: projections of the ledger, and the evidence of what is red. */
export function reportSet(
  verdicts: Verdicts,
  run: RecordedRun,
  messages: readonly object[],
): ReadonlyMap<string, string> {
  return new Map([
    ['verdicts.md', verdictsMarkdown(verdicts)],
    ['junit.xml', junitXml(verdicts)],
    ['cucumber.ndjson', messages.map((message) => `${JSON.stringify(message)}\n`).join('')],
    ...[...allureResults(verdicts)].map(([name, text]): [string, string] => [`allure-results/${name}`, text]),
    ...evidenceFiles(verdicts, run),
    ['verdicts.json', `${JSON.stringify(verdicts, null, 2)}\n`],
  ]);
}
