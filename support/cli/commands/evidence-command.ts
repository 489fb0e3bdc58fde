import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Option } from 'commander';
import { readText } from '../../ground/bounded-file.ts';
import { EXIT } from '../../ground/exit-codes.ts';
import { isObject, jsonText } from '../../ground/json.ts';
import { systemWords } from '../../ground/problems/system-words.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { readRuleBook } from '../../ground/rules/rule-book.ts';
import { type EvidenceAxes, evidenceAxes, NO_SIGHTINGS, type Sightings, withRun } from '../../ledger/evidence-axes.ts';
import type { KillMatrix } from '../../ledger/kill-matrix.ts';
import { readVerdicts } from '../../reports/rulebook/run-folder.ts';
import { BUNDLED_PRODUCT } from '../../wire/target/bundled.ts';
import type { CommandFile, RunFlags } from '../terminal/options.ts';
import { print, printJson } from '../terminal/streams.ts';
import { writeInto, writing } from '../terminal/write-into.ts';

interface EvidenceFlags extends Pick<RunFlags, 'out' | 'json'> {
  readonly from: string;
  readonly seen: string;
}

/** Where a proof is left by default; a fresh project has none there. */
const USUAL_PROOF = 'reports';

/** Where runs on real targets are remembered, if nobody names another file. */
export const SEEN_FILE = 'plumbline-evidence.json';

function parsed(file: string): unknown {
  try {
    return JSON.parse(readText(resolve(file)));
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${systemWords(error)}; remove it, or name another with --seen.`);
  }
}

/** What was seen elsewhere so far; nothing where there is no such file. Throws UsageError for a file of another kind. */
function readSightings(file: string): Sightings {
  if (!existsSync(resolve(file))) return NO_SIGHTINGS;
  const read = parsed(file);
  if (isObject(read) && read.schema === 1 && isObject(read.targets) && isObject(read.clients))
    return read as unknown as Sightings;
  throw new UsageError(`${file} does not keep what was seen on targets; name another file with --seen.`);
}

/** Every rule with the evidence for it, from the files that are there. A part of a proof does not count as one. */
export function axesFrom({ from, seen }: Pick<EvidenceFlags, 'from' | 'seen'>): EvidenceAxes {
  const { rules } = readRuleBook();
  const file = join(from, 'kill-matrix.json');
  const matrix = existsSync(resolve(file)) ? (parsed(file) as KillMatrix) : undefined;
  return evidenceAxes(rules, matrix?.partial === false ? matrix : undefined, readSightings(seen));
}

function axesText({ rules }: EvidenceAxes, file: string): string {
  const count = { documented: 0, judged: 0, caught: 0, accepted: 0, targets: 0, clients: 0 };
  let isProven = false;
  for (const { documented, judged, faults, alternatives, targets, clients } of rules) {
    if (documented) count.documented += 1;
    if (judged) count.judged += 1;
    if (judged && faults !== null) isProven = true;
    if (judged && faults && faults.of > 0 && faults.done === faults.of) count.caught += 1;
    if (alternatives && alternatives.of > 0 && alternatives.done === alternatives.of) count.accepted += 1;
    if (targets.length > 0) count.targets += 1;
    if (clients.length > 0) count.clients += 1;
  }
  const unknown = 'not known: run "plumbline prove", or name its folder with --from';
  const lines: ReadonlyArray<readonly [string, string | number]> = [
    ['documented', count.documented],
    ['judged', count.judged],
    ['every fault caught', isProven ? count.caught : unknown],
    ['alternatives accepted', isProven ? count.accepted : unknown],
    ['seen on a real target', count.targets],
    ['exercised by a foreign client', count.clients],
  ];
  const head = `${rules.length} rules, by the evidence for them; the lines overlap and are not to be added up`;
  let table = '';
  for (const [name, value] of lines) table += `  ${name.padEnd(31)}${value}\n`;
  return `${head}\n${table}\nrule by rule in ${file}\n`;
}

export const command: CommandFile<EvidenceFlags> = {
  options: [
    new Option('--from <dir>', 'the folder with the kill matrix of the last proof').default(USUAL_PROOF),
    new Option('--seen <file>', 'where the runs on real targets are remembered').default(SEEN_FILE),
    new Option('--out <dir>', 'folder for evidence.json').default('reports'),
    new Option('--json', 'as JSON'),
  ],
  examples: [
    ['evidence', 'the evidence for each rule'],
    ['evidence add reports/nightly', 'remembers what a run on a real target saw: names, dates and digests'],
  ],
  exitCodes: [
    ['0', 'the evidence is shown, or the run is taken up'],
    ['2', 'a run that says nothing of a real target, or a file that cannot be used'],
  ],
  async run({ from, seen, out, json }, [action, run]) {
    if (action === 'add') {
      if (run === undefined) throw new UsageError('"evidence add" takes the report folder of a run.');
      const verdicts = readVerdicts(run);
      if (verdicts.claim.product === BUNDLED_PRODUCT)
        throw new UsageError(
          `the run in ${run} is one of the bundled reference, which "plumbline prove" is about; add runs on other targets.`,
        );
      const after = withRun(readSightings(seen), verdicts);
      writing(seen, () => writeFileSync(resolve(seen), jsonText(after)));
      const { target, startedAt, summary } = verdicts;
      const rules = `${summary.pass + summary.fail} rules of ${target} on ${startedAt.slice(0, 10)}`;
      print(`${rules} taken up in ${seen}: names, dates and digests, no values\n`);
      return EXIT.success;
    }
    if (action !== undefined)
      throw new UsageError(`evidence ${action} is unknown; there is "evidence" and "evidence add RUN".`);
    if (from !== USUAL_PROOF && !existsSync(resolve(from, 'kill-matrix.json')))
      throw new UsageError(`there is no proof in ${from}; "plumbline prove --out ${from}" makes one.`);
    const axes = axesFrom({ from, seen });
    writeInto(out, 'the evidence', { 'evidence.json': jsonText(axes) });
    if (json) printJson(JSON.stringify(axes));
    else print(axesText(axes, join(out, 'evidence.json')));
    return EXIT.success;
  },
};
