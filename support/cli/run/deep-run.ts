import { join, relative, resolve } from 'node:path';
import { type DeepExample, deepSet, exampleOf, featureOf, smallestRed } from '../../example/deep/deep-set.ts';
import { pairsIn, pairsOf, type Row, type Space } from '../../example/deep/space.ts';
import { collect } from '../../ground/collect.ts';
import { counted } from '../../ground/counted.ts';
import { ROOT } from '../../ground/own-package.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { everyRule, type Verdicts } from '../../ledger/verdicts.ts';
import type { ResolvedTarget } from '../../wire/target/target.ts';
import { complain } from '../terminal/streams.ts';
import { writeInto } from '../terminal/write-into.ts';
import { shownPath } from './run-output.ts';

const FOLDER = 'deep';
const SMALLEST = 'smallest';

/** So many examples are run at a time, so that several processes share a feature. */
const TOGETHER = 20;

/** The scripts of so many red rules are made smaller: of all of them it would take longer than the run. */
const FEW = 6;

function* outcomesOf(verdicts: Verdicts) {
  for (const { id: rule, examples } of everyRule(verdicts))
    for (const { uri, line, verdict } of examples) yield { rule, uri, line, verdict };
}

const fileOf = (name: string): string => `${FOLDER}/${name.replaceAll(' ', '-')}.feature`;

function bySpace(examples: readonly DeepExample[]): Map<Space, DeepExample[]> {
  const spaces = new Map<Space, DeepExample[]>();
  for (const example of examples) collect(spaces, example.space, example);
  return spaces;
}

export type Trial = (paths: readonly string[]) => Promise<Verdicts>;

export class DeepRun {
  readonly #out: string;
  readonly #examples: readonly DeepExample[];
  readonly #seed: number;
  readonly #placed = new Map<string, DeepExample>();
  #left = Number.POSITIVE_INFINITY;
  readonly #found = new Map<DeepExample, boolean>();
  readonly paths: readonly string[];

  constructor(out: string, seed: number) {
    this.#out = resolve(out);
    this.#seed = seed;
    this.#examples = deepSet(seed);
    const files: Record<string, string> = {};
    for (const [{ promise }, examples] of bySpace(this.#examples)) {
      const file = fileOf(promise);
      const { text, lines } = featureOf(`The deep set of ${promise}`, examples);
      for (const [place, line] of lines.entries())
        this.#placed.set(`${this.#uriOf(file)}:${line}`, examples[place] as DeepExample);
      files[fileOf(promise)] = text;
    }
    writeInto(this.#out, 'the deep set', files);
    this.paths = this.#pathsOf(this.#examples);
  }

  /** The part of the set that the target's budget pays for. Throws UsageError where a target costs money and has no budget. */
  within(target: ResolvedTarget, asked: number | undefined): readonly string[] {
    const budget = asked ?? target.limits.messages ?? target.budget?.messages;
    const costs = target.kind === 'external' && target.lab === undefined;
    let all = 0;
    for (const { script } of this.#examples) all += script.messages;
    if (costs && budget === undefined)
      throw new UsageError(
        `a deep run may send ${all} messages, and ${target.name} declares no limits.messages: give it in the target file, or --budget messages=${all}.`,
      );
    if (budget === undefined) return this.paths;
    this.#left = budget;
    // The first of every promise, then the second of every promise, and so on: each has its share of a budget.
    const spaces = [...bySpace(this.#examples).values()];
    const chosen: DeepExample[] = [];
    for (let place = 0; spaces.some(({ length }) => place < length); place += 1)
      for (const own of spaces) {
        const example = own[place];
        if (example && this.#spend(example.script.messages)) chosen.push(example);
      }
    complain(`the deep set sends ${budget - this.#left} of the ${all} messages that all of it takes.`);
    return this.#pathsOf(chosen);
  }

  async shrink(verdicts: Verdicts, trial: Trial): Promise<void> {
    const first = new Map<string, DeepExample>();
    for (const { rule, uri, line, verdict } of outcomesOf(verdicts)) {
      const example = this.#placed.get(`${uri}:${line}`);
      if (!example || verdict !== 'fail') continue;
      const before = first.get(rule);
      if (!before || example.script.steps.length < before.script.steps.length) first.set(rule, example);
    }
    const shortest = [...first.values()].sort((one, other) => one.script.steps.length - other.script.steps.length);
    for (const example of shortest) this.#found.set(example, false);
    for (const example of shortest.slice(0, FEW)) {
      const { space } = example;
      const { row, isWhole } = await smallestRed(space, example.row, (rows) => this.#attempt(space, rows, trial));
      this.#found.delete(example);
      const smallest = exampleOf(space, row);
      const isNew = [...this.#found.keys()].every(({ script }) => `${script.steps}` !== `${smallest.script.steps}`);
      if (isNew) this.#found.set(smallest, isWhole);
    }
  }

  says(verdicts: Verdicts): string {
    const lines = [`deep set, seed ${this.#seed}`];
    const decided = new Set<DeepExample>();
    for (const { uri, line, verdict } of outcomesOf(verdicts)) {
      const example = this.#placed.get(`${uri}:${line}`);
      if (example && (verdict === 'pass' || verdict === 'fail')) decided.add(example);
    }
    for (const [space, examples] of bySpace(this.#examples)) {
      const pairs = pairsOf(space);
      const shown = new Set<string>();
      let ran = 0;
      for (const each of examples) {
        if (!decided.has(each)) continue;
        ran += 1;
        for (const pair of pairsIn(each.row)) if (pairs.has(pair)) shown.add(pair);
      }
      lines.push(
        `  ${space.promise}: ${ran} of ${counted(examples.length, 'script')} decided, ${shown.size} of ${pairs.size} pairs of values`,
      );
    }
    return [lines.join('\n'), ...this.#smallest()].join('\n\n');
  }

  #smallest(): string[] {
    if (this.#found.size === 0) return [];
    const { text } = featureOf('Red scripts of the deep set', [...this.#found.keys()]);
    writeInto(this.#out, 'the red scripts', { [fileOf(SMALLEST)]: text });
    const head = `red scripts, in ${shownPath(join(this.#out, fileOf(SMALLEST)))}; "plumbline run" with that path runs them alone`;
    const texts = [head];
    for (const [example, isSmallest] of this.#found) {
      const how = isSmallest ? 'the smallest script' : 'as found: no time or messages were left to make it smaller';
      texts.push([`  ${how}`, ...featureOf('', [example]).text.split('\n').slice(2)].join('\n').trimEnd());
    }
    return texts;
  }

  async #attempt(space: Space, rows: readonly Row[], trial: Trial): Promise<readonly Row[] | undefined> {
    const affordable: DeepExample[] = [];
    for (const row of rows) {
      const example = exampleOf(space, row);
      if (this.#spend(example.script.messages)) affordable.push(example);
    }
    if (affordable.length < rows.length && affordable.length === 0) return undefined;
    const file = fileOf(`${SMALLEST} so far`);
    const { text, lines } = featureOf(space.promise, affordable);
    writeInto(this.#out, 'a smaller script', { [file]: text });
    const red = new Set<number>();
    for (const { line, verdict } of outcomesOf(await trial([this.#uriOf(file)]))) if (verdict === 'fail') red.add(line);
    const smaller: Row[] = [];
    for (const [place, { row }] of affordable.entries()) if (red.has(lines[place] as number)) smaller.push(row);
    return smaller;
  }

  #spend(messages: number): boolean {
    if (messages > this.#left) return false;
    this.#left -= messages;
    return true;
  }

  #uriOf(file: string): string {
    return relative(ROOT, join(this.#out, file)).replaceAll('\\', '/');
  }

  #pathsOf(examples: readonly DeepExample[]): string[] {
    const chosen = new Set(examples);
    const lines = new Map<string, number[]>();
    for (const [place, example] of this.#placed) {
      if (!chosen.has(example)) continue;
      const at = place.lastIndexOf(':');
      const uri = place.slice(0, at);
      collect(lines, uri, Number(place.slice(at + 1)));
    }
    const paths: string[] = [];
    for (const [uri, of] of lines)
      for (let start = 0; start < of.length; start += TOGETHER)
        paths.push([uri, ...of.slice(start, start + TOGETHER)].join(':'));
    return paths;
  }
}
