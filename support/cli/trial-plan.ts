import { type ExamplePlace, ruleTagOf } from '../rules/example-index.ts';
import { isJudged } from '../rules/rule.ts';
import type { RuleBook } from '../rules/rule-book.ts';
import type { Fault } from './faults.ts';

/** Interfaces that share credentials or code, and so may be broken by one fault. */
const FAMILIES: readonly (readonly string[])[] = [
  ['@messaging'],
  ['@token', '@voice', '@subprojects'],
  ['@lookup'],
  ['@conversation'],
  ['@client'],
  ['@receiver'],
];

/** How many examples are drawn from the other rules of the fault's area, and from the other areas of its interface. */
const NEIGHBOURS = 2;
const NEAR = 4;

/** The most unrelated areas that one fault looks into; which ones differs from fault to fault. */
const FAR = 8;

/** What one worker is asked to try. */
export interface TrialJob {
  readonly fault: string;
  readonly rule: string;
  /** Feature files with the lines of the examples that run. */
  readonly paths: readonly string[];
}

interface JudgedPlace extends ExamplePlace {
  readonly rule: string;
  readonly area: string;
}

const familiesOf = (tags: readonly string[]): number[] =>
  FAMILIES.flatMap((family, at) => (family.some((tag) => tags.includes(tag)) ? [at] : []));

/** The same number for the same text, spread well enough to draw by. */
function numberOf(text: string): number {
  let number = 0;
  for (const letter of text) number = (number * 31 + letter.charCodeAt(0)) % 1_000_003;
  return number;
}

function draw<Item>(from: readonly Item[], count: number, by: string): Item[] {
  const start = numberOf(by);
  const step = Math.max(1, Math.floor(from.length / count));
  const drawn = Array.from(
    { length: Math.min(count, from.length) },
    (_, n) => (start + n * step) % from.length,
  );
  return drawn.map((at) => from[at] as Item);
}

/** Writes examples as cucumber takes them: a file with the lines to run in it. */
export function pathsTo(places: readonly ExamplePlace[]): string[] {
  const lines = new Map<string, Set<number>>();
  for (const { uri, line } of places) lines.set(uri, (lines.get(uri) ?? new Set()).add(line));
  return [...lines].map(([uri, of]) => [uri, ...of].join(':'));
}

/** Chooses which examples are tried with a fault: its own rule's, and others that tell how far it reaches. */
export class TrialPlan {
  readonly #places: readonly JudgedPlace[];
  readonly #families = new Map<string, Set<number>>();

  constructor(places: readonly ExamplePlace[], book: RuleBook) {
    this.#places = places.flatMap((place) => {
      const rule = book.get(ruleTagOf(place.tags) ?? '');
      if (!rule || !isJudged(rule, true) || place.tags.includes('@observe')) return [];
      return [{ ...place, rule: rule.id, area: rule.area }];
    });
    for (const { area, tags } of this.#places)
      this.#families.set(area, new Set([...(this.#families.get(area) ?? []), ...familiesOf(tags)]));
  }

  /** Whether a fault of `rule` has no business in `area`: they share no interface and no credentials. */
  isUnrelated(rule: string, area: string): boolean {
    const own = new Set(this.#own(rule).flatMap(({ tags }) => familiesOf(tags)));
    const there = [...(this.#families.get(area) ?? [])];
    return own.size > 0 && there.length > 0 && !there.some((family) => own.has(family));
  }

  /** One example of each of some unrelated areas: the first that is called a smoke example, else the first. */
  controlsFor({ id, rule }: Pick<Fault, 'id' | 'rule'>): ExamplePlace[] {
    const areas = [...this.#families.keys()].filter((area) => this.isUnrelated(rule, area));
    return draw(areas, FAR, id).flatMap((area) => {
      const here = this.#places.filter((place) => place.area === area);
      return here.find(({ tags }) => tags.includes('@smoke')) ?? here[0] ?? [];
    });
  }

  /** The fault's own examples, the controls, and a few neighbours that differ from fault to fault. */
  jobFor(fault: Pick<Fault, 'id' | 'rule'>): TrialJob {
    const { id, rule } = fault;
    const own = this.#own(rule);
    const area = own[0]?.area;
    const neighbours = this.#places.filter((place) => place.area === area && place.rule !== rule);
    const near = this.#places.filter(
      (place) => place.area !== area && !this.isUnrelated(rule, place.area) && place.tags.includes('@smoke'),
    );
    const drawn = [...draw(neighbours, NEIGHBOURS, id), ...draw(near, NEAR, id)];
    const places = own.length === 0 ? [] : [...own, ...this.controlsFor(fault), ...drawn];
    return { fault: id, rule, paths: pathsTo(places) };
  }

  #own(rule: string): JudgedPlace[] {
    return this.#places.filter((place) => place.rule === rule);
  }
}
