import { createHash } from 'node:crypto';
import { closeSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collect } from '../../ground/collect.ts';
import { readAt } from '../../ground/evidence/lines.ts';
import { ROOT } from '../../ground/own-package.ts';
import { HarnessError } from '../../ground/problems/harness-error.ts';
import { type ExamplePlace, ruleTagOf } from '../../ground/rules/example-index.ts';
import type { RuleBook } from '../../ground/rules/rule-book.ts';
import { startBundled } from '../../wire/target/bundled.ts';
import { type NamedPrice, type Prices, remember, remembered } from '../prices/kept-prices.ts';
import { Examination, type Keeper } from '../run/examination.ts';
import { featuresOf } from '../run/example-paths.ts';
import { ExampleWorkers, usualWorkers } from '../run/example-workers.ts';
import { keepHeapSmall } from '../run/heap.ts';
import { complain } from '../terminal/streams.ts';
import { priceOf } from './price.ts';

/** When more than this share of the examples is wanted, all are measured for the next time. */
const MANY = 4;

const PARTS = ['features', 'steps', 'support', 'reference-impl'];
/** Keeps attachments, most of which are read again once, in a file of its own that nobody sees. */
function fileKeeper(): Keeper & { readonly close: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-prices-'));
  const handle = openSync(join(folder, 'messages'), 'w+', 0o600);
  let size = 0;
  return {
    add: (line) => {
      if (!line.startsWith('{"attachment"')) return () => line;
      const at = size;
      const length = writeSync(handle, line, at);
      size += length;
      return () => readAt(handle, at, length);
    },
    close: () => {
      closeSync(handle);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function measure(book: RuleBook, places: readonly ExamplePlace[], tagExpression: string): Promise<Prices> {
  keepHeapSmall();
  const { CucumberRunner } = await import('../run/cucumber-runner.ts');
  const [runner, { target, close }] = await Promise.all([CucumberRunner.load(), startBundled({ faults: [] })]);
  const paths = [...featuresOf(places)];
  const count = usualWorkers(paths, places);
  const workers = count > 1 ? new ExampleWorkers(count) : undefined;
  const keeper = fileKeeper();
  try {
    const setup = { book, places, target, faults: [], evidence: 'all' as const };
    const examination = new Examination(setup, keeper);
    await examination.run(runner, { paths, tagExpression }, workers);
    const { examples, troubles } = examination.recorded();
    if (examples.length === 0) throw new HarnessError(`no example could be priced: ${troubles.join('; ')}`);
    const prices = new Map<string, NamedPrice[]>();
    for (const example of examples) {
      const { rule, name, uri, line, tags } = example;
      const priced = { name, place: `${uri}:${line}`, tags, price: priceOf(example) };
      collect(prices, rule, priced);
    }
    return prices;
  } finally {
    await workers?.end();
    keeper.close();
    await close();
  }
}

/** What each of `rules` asks for, as seen on the bundled reference; nothing is sent anywhere else. */
export async function measuredPrices(
  book: RuleBook,
  places: readonly ExamplePlace[],
  rules: ReadonlySet<string>,
): Promise<Prices> {
  const hash = createHash('sha256');
  for (const part of PARTS)
    for (const name of readdirSync(join(ROOT, part), { recursive: true, encoding: 'utf8' }).sort())
      if (/\.(?:ts|feature|json)$/.test(name)) hash.update(name).update(readFileSync(join(ROOT, part, name)));
  const mark = hash.digest('hex');
  const kept = remembered(mark);
  if (kept && [...rules].every((id) => kept.has(id))) return kept;
  const wanted = places.filter(({ tags }) => rules.has(ruleTagOf(tags) ?? ''));
  if (wanted.length < places.length / MANY) return measure(book, wanted, [...rules].map((id) => `@${id}`).join(' or '));
  complain('what each example sends is measured on the bundled reference first, once: about a minute.');
  const prices = await measure(book, places, '');
  remember(mark, prices);
  return prices;
}
