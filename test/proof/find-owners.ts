import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { CucumberRunner } from '../../support/cli/cucumber-runner.ts';
import { Examination } from '../../support/cli/examination.ts';
import { ROOT } from '../../support/cli/root.ts';
import { pathsTo, type TrialJob } from '../../support/cli/trial-plan.ts';
import { TrialPool } from '../../support/cli/trial-pool.ts';
import { type ExamplePlace, indexExamples, ruleTagOf } from '../../support/ground/rules/example-index.ts';
import { isJudged } from '../../support/ground/rules/rule.ts';
import { readRuleBook } from '../../support/ground/rules/rule-book.ts';
import { endingOf, exampleKey } from '../../support/ledger/ending.ts';
import type { Trial } from '../../support/ledger/fault-outcome.ts';
import { startBundled } from '../../support/wire/target/bundled.ts';

/**
 * Finds out which rule catches each fault of the grammar: traces a run without faults, then tries every fault on the rules
 * that reach it, the likeliest first. Faults that have an owner already are left alone unless `--again` is given; a word
 * limits the search to faults with it in their ids. Writes the owners, and the survivors beside them.
 */

const OWNERS = join(ROOT, 'reference-impl/faults/grammar/owners.json');
const SURVIVORS = join(ROOT, 'reference-impl/faults/grammar/survivors.json');

/** The most examples that are tried with a fault at once, from round to round. */
const ROUNDS = process.argv.includes('--deep') ? [12, 40, 120, 400] : [12, 50];

const ALL_PASS = 'all-pass';

const GUARD = /^at its end/;

type Nested = Record<string, Record<string, string[]>>;

const again = process.argv.includes('--again');
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const isWanted = (id: string): boolean => words.length === 0 || words.some((word) => id.includes(word));

const book = readRuleBook(join(ROOT, 'features/rules.json'));
const places = indexExamples(ROOT);

const judged = places.filter(({ tags }) => {
  const rule = book.get(ruleTagOf(tags) ?? '');
  return rule !== undefined && isJudged(rule, true) && !tags.includes('@observe');
});
const examplesOf = new Map<string, ExamplePlace[]>();
for (const place of judged) {
  const rule = book.get(ruleTagOf(place.tags) ?? '')?.id ?? '';
  examplesOf.set(rule, [...(examplesOf.get(rule) ?? []), place]);
}
const sizeOf = (rule: string): number =>
  (examplesOf.get(rule) ?? []).reduce((sum, { rows }) => sum + Math.max(1, rows?.length ?? 0), 0);

/** One run without faults: which examples pass, and which rules reach which faults. */
async function traced() {
  const { target, close } = await startBundled({ faults: [] });
  const headers = { 'content-type': 'application/json' };
  await fetch(`${target.lab}/trace`, { method: 'PUT', headers, body: '{"on":true,"faults":true}' });
  const examination = new Examination({ book, places, target, faults: [], quiet: true });
  const paths = [...new Set(places.map(({ uri }) => uri))];
  await examination.run(await CucumberRunner.load(), { paths, tagExpression: '' });
  const { faults } = (await (await fetch(`${target.lab}/trace`)).json()) as { faults: Record<string, string[]> };
  const { examples } = examination.recorded();
  await close();
  return { faults, green: new Set(examples.filter((example) => endingOf(example) === 'pass').map(exampleKey)) };
}

/** How often a rule is reached by any fault: a rule that reaches little is about what it reaches. */
const reachOf = new Map<string, number>();

/** How a fault's search stands. */
interface Search {
  readonly id: string;
  readonly place: string;
  /** The rules that are still to be tried. */
  left: string[];
  owner?: string;
  /** A rule whose examples see it only at their end. */
  late?: string;
  crashed?: boolean;
}

const caught = new Map<string, Map<string, number>>();

function note(place: string, rule: string): void {
  const rules = caught.get(place) ?? new Map<string, number>();
  caught.set(place, rules.set(rule, (rules.get(rule) ?? 0) + 1));
}

/** The next rules to try, within a number of examples: those that caught others here first, then those that reach least. */
function nextRules(search: Search, most: number): string[] {
  const known = caught.get(search.place);
  const rank = (rule: string): number =>
    (known?.has(rule) ? -1e9 * (known.get(rule) ?? 0) : 0) + (reachOf.get(rule) ?? 0) * Math.sqrt(sizeOf(rule));
  const ordered = search.left.toSorted((one, other) => rank(one) - rank(other));
  const taken: string[] = [];
  let size = 0;
  for (const rule of ordered) {
    if (taken.length > 0 && size + sizeOf(rule) > most) continue;
    taken.push(rule);
    size += sizeOf(rule);
    if (known?.has(rule) && taken.length >= 3) break;
  }
  search.left = search.left.filter((rule) => !taken.includes(rule));
  return taken;
}

function take(search: Search, { red, crashes, lost }: Trial, green: ReadonlySet<string>): void {
  if (crashes.length > 0 || lost) {
    search.crashed = true;
    return;
  }
  const kills = red.filter((example) => example.ending === 'assertion' && green.has(exampleKey(example)));
  const byRule = (list: typeof kills): string[] => [...new Set(list.map(({ rule }) => book.get(rule)?.id ?? rule))];
  const early = byRule(kills.filter(({ step = '' }) => !GUARD.test(step)));
  const order = book.rules.map(({ id }) => id);
  const first = (rules: string[]): string | undefined =>
    rules.toSorted((one, other) => order.indexOf(one) - order.indexOf(other))[0];
  for (const rule of early) note(search.place, rule);
  const owner = first(early);
  const late = first(byRule(kills));
  if (owner !== undefined) search.owner = owner;
  if (late !== undefined) search.late ??= late;
}

async function tryAll(searches: readonly Search[], most: number, green: ReadonlySet<string>): Promise<void> {
  const byId = new Map(searches.map((search) => [search.id, search]));
  const jobs = searches.flatMap((search): TrialJob[] => {
    const rules = nextRules(search, most);
    const [rule] = rules;
    return rule === undefined
      ? []
      : [{ fault: search.id, rule, paths: pathsTo(rules.flatMap((each) => examplesOf.get(each) ?? [])) }];
  });
  let done = 0;
  const pool = new TrialPool((trial) => {
    take(byId.get(trial.fault) as Search, trial, green);
    done += 1;
    if (done % 250 === 0) process.stderr.write(`${done} of ${jobs.length}\n`);
  });
  await pool.run(jobs, availableParallelism());
}

const isOpen = ({ owner, crashed, left }: Search): boolean => owner === undefined && !crashed && left.length > 0;

function nested(pairs: ReadonlyArray<readonly [string, string]>): Nested {
  const by: Nested = {};
  for (const [id, key] of pairs.toSorted()) {
    const [operator = '', place = ''] = [id.slice(0, id.indexOf('.')), id.slice(id.indexOf('.') + 1)];
    const of = by[key] ?? {};
    by[key] = { ...of, [place]: [...(of[place] ?? []), operator] };
  }
  return Object.fromEntries(Object.entries(by).toSorted());
}

const flat = (by: Nested): Array<[string, string]> =>
  Object.entries(by).flatMap(([key, at]) =>
    Object.entries(at).flatMap(([place, operators]) =>
      operators.map((each): [string, string] => [`${each}.${place}`, key]),
    ),
  );

const read = (file: string) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

const { faults, green } = await traced();
for (const rules of Object.values(faults)) for (const rule of rules) reachOf.set(rule, (reachOf.get(rule) ?? 0) + 1);
const owned = new Map(
  flat(read(OWNERS)).filter(([id, rule]) => faults[id] && examplesOf.has(rule) && !(again && isWanted(id))),
);
const kept = flat({ [ALL_PASS]: read(SURVIVORS) }).filter(
  ([id]) => faults[id] && !owned.has(id) && !isWanted(id),
);
for (const [id, rule] of owned) note(id.slice(id.indexOf('.') + 1), rule);

const searches = Object.entries(faults)
  .filter(([id]) => isWanted(id) && !owned.has(id))
  .map(([id, rules]): Search => {
    const left = [...new Set(rules.map((rule) => book.get(rule)?.id ?? rule))].filter(
      (rule) => examplesOf.has(rule) && sizeOf(rule) <= 60,
    );
    return { id, place: id.slice(id.indexOf('.') + 1), left };
  });
process.stderr.write(`${searches.length} faults to try, ${owned.size} have an owner\n`);

function write(): void {
  const found = searches.flatMap(
    ({ id, owner, late, crashed }): Array<[string, string]> =>
      crashed ? [] : (owner ?? late) ? [[id, (owner ?? late) as string]] : [],
  );
  const lost = searches.flatMap(
    ({ id, owner, late, crashed }): Array<[string, string]> => (crashed || owner || late ? [] : [[id, ALL_PASS]]),
  );
  writeFileSync(OWNERS, `${JSON.stringify(nested([...owned, ...found]), null, 1)}\n`);
  writeFileSync(SURVIVORS, `${JSON.stringify(nested([...kept, ...lost])[ALL_PASS] ?? {}, null, 1)}\n`);
}

const scouts = new Map(searches.toReversed().map((search) => [search.place, search]));
await tryAll([...scouts.values()], 60, green);
for (const most of ROUNDS) {
  await tryAll(searches.filter(isOpen), most, green);
  write();
  process.stderr.write(
    `${searches.filter(({ owner }) => owner).length} caught, ${searches.filter(isOpen).length} open\n`,
  );
}
write();
process.exit(0);
