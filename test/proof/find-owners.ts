import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { CucumberRunner } from '../../support/cli/cucumber-runner.ts';
import { Examination } from '../../support/cli/examination.ts';
import { TrialPool } from '../../support/cli/trial-pool.ts';
import { ROOT } from '../../support/ground/own-package.ts';
import { indexExamples } from '../../support/ground/rules/example-index.ts';
import { readRuleBook } from '../../support/ground/rules/rule-book.ts';
import { endingOf, exampleKey } from '../../support/ledger/ending.ts';
import { startBundled } from '../../support/wire/target/bundled.ts';
import { readOwners, readSurvivors, writeOwners, writeSurvivors } from './owner-files.ts';
import { OwnerSearch, type Search } from './owner-search.ts';

/**
 * Finds out which rule catches each fault of the grammar: traces a run without faults, then tries every fault on the rules
 * that reach it, the likeliest first. Faults with an owner are left alone unless `--again` is given; words limit the search
 * to faults with one of them in their ids. Writes the owners, and the survivors beside them.
 */

/** The most examples that are tried with a fault in each round; `--brief` has the first alone. */
const ROUNDS = [12, 50, 150, 500];
const BRIEF = 1;

/** The most examples that are tried with the first fault at a place, which says the most about the others. */
const SCOUTED = 30;

const flags = process.argv.filter((word) => word.startsWith('--'));
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const isWanted = (id: string): boolean => words.length === 0 || words.some((word) => id.includes(word));

const book = readRuleBook(join(ROOT, 'features/rules.json'));
const places = indexExamples(ROOT);
const search = new OwnerSearch(book, places);

const say = (text: string): void => void process.stderr.write(`${text}\n`);

/** One run without faults: which examples pass, and which rules reach which faults. */
async function traced(): Promise<{ faults: Record<string, string[]>; green: ReadonlySet<string> }> {
  const { target, close } = await startBundled({ faults: [] });
  const headers = { 'content-type': 'application/json' };
  await fetch(`${target.lab}/trace`, { method: 'PUT', headers, body: '{"on":true,"faults":true}' });
  const examination = new Examination({ book, places, target, faults: [], quiet: true });
  const paths = [...new Set(places.map(({ uri }) => uri))];
  await examination.run(await CucumberRunner.load(), { paths, tagExpression: '' });
  const { faults } = (await (await fetch(`${target.lab}/trace`)).json()) as { faults: Record<string, string[]> };
  const { examples } = examination.recorded();
  await close();
  return { faults, green: new Set(examples.filter((each) => endingOf(each) === 'pass').map(exampleKey)) };
}

async function tryAll(searches: readonly Search[], most: number, isFirst: boolean, green: ReadonlySet<string>) {
  const byId = new Map(searches.map((each) => [each.id, each]));
  const jobs = searches.flatMap((each) => search.next(each, most, isFirst) ?? []);
  let done = 0;
  const pool = new TrialPool((trial) => {
    search.take(byId.get(trial.fault) as Search, trial, green);
    done += 1;
    if (done % 250 === 0) say(`${done} of ${jobs.length}`);
  });
  await pool.run(jobs, availableParallelism());
}

const { faults, green } = await traced();
const isGone = (id: string): boolean => faults[id] === undefined;
const searches = Object.entries(faults).map(([id, rules]) => search.add(id, rules));
const owned = new Map(
  readOwners().filter(
    ([id, rule]) => !isGone(id) && search.canOwn(rule) && !(flags.includes('--again') && isWanted(id)),
  ),
);
for (const [id, rule] of owned) search.learn(id, rule);
const wanted = searches.filter(({ id }) => isWanted(id) && !owned.has(id));
const others = readSurvivors().filter((id) => !isGone(id) && !owned.has(id) && !isWanted(id));
say(`${wanted.length} faults to try, ${owned.size} have an owner`);

const isOpen = ({ owner, crashed, left }: Search): boolean => owner === undefined && !crashed && left.length > 0;

function write(): void {
  const alive = wanted.filter(({ crashed }) => !crashed);
  const found = alive.flatMap(({ id, owner, late }) => {
    const rule = owner ?? late;
    return rule === undefined ? [] : [[id, rule] as const];
  });
  writeOwners(new Map([...owned, ...found]));
  writeSurvivors([...others, ...alive.filter(({ owner, late }) => !owner && !late).map(({ id }) => id)]);
}

const scouts = new Map(wanted.toReversed().map((each) => [each.place, each]));
await tryAll([...scouts.values()], SCOUTED, false, green);
for (const [round, most] of ROUNDS.slice(0, flags.includes('--brief') ? BRIEF : ROUNDS.length).entries()) {
  await tryAll(wanted.filter(isOpen), most, round === 0, green);
  write();
  say(`${wanted.filter(({ owner }) => owner).length} caught, ${wanted.filter(isOpen).length} open`);
}
process.exit(0);
