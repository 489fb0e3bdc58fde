import { createHash } from 'node:crypto';
import {
  closeSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collect } from '../../ground/collect.ts';
import { readAt } from '../../ground/evidence/lines.ts';
import { makeFolder } from '../../ground/make-folder.ts';
import { ROOT } from '../../ground/own-package.ts';
import { HarnessError } from '../../ground/problems/harness-error.ts';
import { type ExamplePlace, ruleTagOf } from '../../ground/rules/example-index.ts';
import type { RuleBook } from '../../ground/rules/rule-book.ts';
import { startBundled } from '../../wire/target/bundled.ts';
import { Examination, type Keeper } from '../run/examination.ts';
import { keepHeapSmall } from '../run/heap.ts';
import { type Price, priceOf } from './price.ts';

/** One example and what it sends, measured: a table written by hand would be wrong after the next example. */
export interface PricedExample {
  readonly tags: readonly string[];
  readonly price: Price;
}

export interface NamedPrice extends PricedExample {
  readonly name: string;
  readonly place: string;
}

export type Prices = ReadonlyMap<string, readonly NamedPrice[]>;

/** When more than this share of the examples is wanted, all are measured for the next time. */
const MANY = 4;

const PARTS = ['features', 'steps', 'support', 'reference-impl'];
const FILE = join(ROOT, '.plumbline', 'prices.json');

function suiteMark(): string {
  const hash = createHash('sha256');
  for (const part of PARTS) {
    for (const name of readdirSync(join(ROOT, part), { recursive: true, encoding: 'utf8' }).sort())
      if (/\.(?:ts|feature|json)$/.test(name)) hash.update(name).update(readFileSync(join(ROOT, part, name)));
  }
  return hash.digest('hex');
}

function remembered(mark: string): Prices | undefined {
  try {
    const kept: { mark: string; prices: Array<[string, NamedPrice[]]> } = JSON.parse(readFileSync(FILE, 'utf8'));
    return kept.mark === mark ? new Map(kept.prices) : undefined;
  } catch {
    return undefined;
  }
}

function remember(mark: string, prices: Prices): void {
  try {
    makeFolder(join(ROOT, '.plumbline'));
    writeFileSync(`${FILE}.${process.pid}`, JSON.stringify({ mark, prices: [...prices] }));
    renameSync(`${FILE}.${process.pid}`, FILE);
  } catch {
    return;
  }
}

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
  const keeper = fileKeeper();
  try {
    const setup = { book, places, target, faults: [], quiet: true, evidence: 'all' as const };
    const examination = new Examination(setup, keeper);
    await examination.run(runner, { paths: [...new Set(places.map(({ uri }) => uri))], tagExpression });
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
  const mark = suiteMark();
  const kept = remembered(mark);
  if (kept && [...rules].every((id) => kept.has(id))) return kept;
  const wanted = places.filter(({ tags }) => rules.has(ruleTagOf(tags) ?? ''));
  if (wanted.length < places.length / MANY) return measure(book, wanted, [...rules].map((id) => `@${id}`).join(' or '));
  const prices = await measure(book, places, '');
  remember(mark, prices);
  return prices;
}
