import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readText } from '../../ground/bounded-file.ts';
import { EXIT } from '../../ground/exit-codes.ts';
import { isObject } from '../../ground/json.ts';
import { ROOT } from '../../ground/own-package.ts';
import { systemWords } from '../../ground/problems/system-words.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { readRuleBook } from '../../ground/rules/rule-book.ts';
import {
  type EvidenceAxes,
  evidenceAxes,
  NO_SIGHTINGS,
  type RuleAxes,
  type Sightings,
  withRun,
} from '../../ledger/evidence-axes.ts';
import type { KillMatrix } from '../../ledger/kill-matrix.ts';
import { readVerdicts } from '../../reports/rulebook/run-folder.ts';
import { BUNDLED_PRODUCT } from '../../wire/target/bundled.ts';
import { print, printJson } from '../terminal/streams.ts';
import { jsonText, writeInto } from '../terminal/write-into.ts';

interface EvidenceFlags {
  readonly from: string;
  readonly seen: string;
  readonly out: string;
  readonly json?: boolean;
}

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

function keepSightings(file: string, sightings: Sightings): void {
  try {
    writeFileSync(resolve(file), jsonText(sightings));
  } catch (error) {
    throw new UsageError(`cannot write ${file}: ${(error as Error).message}.`);
  }
}

function proofIn(folder: string): KillMatrix | undefined {
  const file = join(folder, 'kill-matrix.json');
  if (!existsSync(resolve(file))) return undefined;
  const matrix = parsed(file) as KillMatrix;
  return matrix.partial === false ? matrix : undefined;
}

/** Where a proof is left by default; a fresh project has none there. */
const USUAL_PROOF = 'reports';

/** Where runs on real targets are remembered, if nobody names another file. */
export const SEEN_FILE = 'plumbline-evidence.json';

/** Every rule with the evidence for it, from the files that are there. */
export function axesFrom({ from, seen }: Pick<EvidenceFlags, 'from' | 'seen'>): EvidenceAxes {
  const { rules } = readRuleBook(join(ROOT, 'features/rules.json'));
  return evidenceAxes(rules, proofIn(from), readSightings(seen));
}

/** Takes up what a run saw on a real target, or of a foreign client. */
function add(run: string | undefined, { seen }: EvidenceFlags): string {
  if (run === undefined) throw new UsageError('"evidence add" takes the report folder of a run.');
  const verdicts = readVerdicts(run);
  const { product } = verdicts.claim;
  if (product === BUNDLED_PRODUCT)
    throw new UsageError(
      `the run in ${run} is one of the bundled reference, which "plumbline prove" is about; add runs on other targets.`,
    );
  const before = readSightings(seen);
  const after = withRun(before, verdicts);
  keepSightings(seen, after);
  const { pass, fail } = verdicts.summary;
  return `${pass + fail} rules of ${verdicts.target} on ${verdicts.startedAt.slice(0, 10)} taken up in ${seen}: names, dates and digests, no values\n`;
}

const counted = (rules: readonly RuleAxes[], is: (rule: RuleAxes) => boolean): number => rules.filter(is).length;

function axesText({ rules }: EvidenceAxes, file: string): string {
  const judged = rules.filter((rule) => rule.judged);
  const proven = judged.some(({ faults }) => faults !== null);
  const unknown = 'not known: run "plumbline prove", or name its folder with --from';
  const lines: ReadonlyArray<readonly [string, string | number]> = [
    ['documented', counted(rules, ({ documented }) => documented)],
    ['judged', judged.length],
    [
      'every fault caught',
      proven ? counted(judged, ({ faults }) => faults !== null && faults.of > 0 && faults.done === faults.of) : unknown,
    ],
    [
      'alternatives accepted',
      proven
        ? counted(
            rules,
            ({ alternatives }) => alternatives !== null && alternatives.of > 0 && alternatives.done === alternatives.of,
          )
        : unknown,
    ],
    ['seen on a real target', counted(rules, ({ targets }) => targets.length > 0)],
    ['exercised by a foreign client', counted(rules, ({ clients }) => clients.length > 0)],
  ];
  const table = lines.map(([name, value]) => `  ${name.padEnd(31)}${value}`);
  return [
    `${rules.length} rules, by the evidence for them; the lines overlap and are not to be added up`,
    ...table,
    '',
    `rule by rule in ${file}`,
    '',
  ].join('\n');
}

/** `plumbline evidence`: the evidence for each rule, axis by axis; `evidence add RUN` takes up a run on a real target. */
export async function evidenceCommand(
  action: string | undefined,
  run: string | undefined,
  flags: EvidenceFlags,
): Promise<number> {
  if (action === 'add') {
    print(add(run, flags));
    return EXIT.success;
  }
  if (action !== undefined)
    throw new UsageError(`evidence ${action} is unknown; there is "evidence" and "evidence add RUN".`);
  if (flags.from !== USUAL_PROOF && !existsSync(resolve(flags.from, 'kill-matrix.json')))
    throw new UsageError(`there is no proof in ${flags.from}; "plumbline prove --out ${flags.from}" makes one.`);
  const axes = axesFrom(flags);
  writeInto(flags.out, 'the evidence', { 'evidence.json': jsonText(axes) });
  const file = join(flags.out, 'evidence.json');
  if (flags.json) printJson(JSON.stringify(axes));
  else print(axesText(axes, file));
  return EXIT.success;
}
