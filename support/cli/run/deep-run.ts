import { join, relative, resolve } from 'node:path';
import { type DeepExample, deepSet, exampleOf, featureOf } from '../../example/deep/deep-set.ts';
import { smallestRed } from '../../example/deep/smaller.ts';
import { pairsIn, pairsOf, type Row, type Space } from '../../example/deep/space.ts';
import { collect } from '../../ground/collect.ts';
import { counted } from '../../ground/counted.ts';
import { ROOT } from '../../ground/own-package.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { type ExampleVerdict, everyRule, type Verdicts } from '../../ledger/verdicts.ts';
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

const outcomesOf = (verdicts: Verdicts) =>
  everyRule(verdicts).flatMap(({ id, examples }) =>
    examples.map(({ uri, line, verdict }) => ({ rule: id, uri, line, verdict })),
  );

const DECIDED: ReadonlySet<ExampleVerdict> = new Set(['pass', 'fail']);

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
  }

  get paths(): string[] {
    return this.#pathsOf(this.#examples);
  }

  /** The part of the set that the target's budget pays for. Throws UsageError where a target costs money and has no budget. */
  within(target: ResolvedTarget, asked: number | undefined): string[] {
    const budget = asked ?? target.limits.messages ?? target.budget?.messages;
    const costs = target.kind === 'external' && target.lab === undefined;
    const all = this.#examples.reduce((sum, { script }) => sum + script.messages, 0);
    if (costs && budget === undefined)
      throw new UsageError(
        `a deep run may send ${all} messages, and ${target.name} declares no limits.messages: give it in the target file, or --budget messages=${all}.`,
      );
    if (budget === undefined) return this.paths;
    this.#left = budget;
    // The first of every promise, then the second of every promise, and so on: each has its share of a budget.
    const rows = [...bySpace(this.#examples).values()].flatMap((of) =>
      of.map((example, place) => ({ example, place })),
    );
    const chosen = rows
      .sort((one, other) => one.place - other.place)
      .map(({ example }) => example)
      .filter(({ script }) => this.#spend(script.messages));
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
      if (example && DECIDED.has(verdict)) decided.add(example);
    }
    for (const [space, examples] of bySpace(this.#examples)) {
      const ran = examples.filter((each) => decided.has(each));
      const shown = new Set(ran.flatMap(({ row }) => pairsIn(row)));
      const pairs = pairsOf(space);
      const count = [...pairs].filter((pair) => shown.has(pair)).length;
      lines.push(
        `  ${space.promise}: ${ran.length} of ${counted(examples.length, 'script')} decided, ${count} of ${pairs.size} pairs of values`,
      );
    }
    return [lines.join('\n'), ...this.#smallest()].join('\n\n');
  }

  #smallest(): string[] {
    if (this.#found.size === 0) return [];
    const examples = [...this.#found.keys()];
    const { text } = featureOf('Red scripts of the deep set', examples);
    writeInto(this.#out, 'the red scripts', { [fileOf(SMALLEST)]: text });
    const head = `red scripts, in ${shownPath(join(this.#out, fileOf(SMALLEST)))}; "plumbline run" with that path runs them alone`;
    return [
      head,
      ...examples.map((example) => {
        const how = this.#found.get(example)
          ? 'the smallest script'
          : 'as found: no time or messages were left to make it smaller';
        return [`  ${how}`, ...featureOf('', [example]).text.split('\n').slice(2)].join('\n').trimEnd();
      }),
    ];
  }

  async #attempt(space: Space, rows: readonly Row[], trial: Trial): Promise<readonly Row[] | undefined> {
    const examples = rows.map((row) => exampleOf(space, row));
    const affordable = examples.filter(({ script }) => this.#spend(script.messages));
    if (affordable.length < examples.length && affordable.length === 0) return undefined;
    const file = fileOf(`${SMALLEST} so far`);
    const { text, lines } = featureOf(space.promise, affordable);
    writeInto(this.#out, 'a smaller script', { [file]: text });
    const outcomes = outcomesOf(await trial([this.#uriOf(file)]));
    const red = new Set(outcomes.filter(({ verdict }) => verdict === 'fail').map(({ line }) => line));
    return affordable.filter((_, place) => red.has(lines[place] as number)).map(({ row }) => row);
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
