import { nameOf } from '../../ground/members.ts';
import { ROOT } from '../../ground/own-package.ts';
import { linesBelow, placesAsking } from '../../ground/rules/asking-places.ts';
import { type ExamplePlace, ruleTagOf } from '../../ground/rules/example-index.ts';
import type { RuleBook } from '../../ground/rules/rule-book.ts';
import { pathsTo, placesIn, singlePaths } from '../run/example-paths.ts';
import type { Alternative, Fault } from '../run/faults.ts';
import { draw, fewOfEach, grouped, type JudgedPlace, judgedPlaces, single, withRows } from './drawn-places.ts';

/** Interfaces that share credentials or code, and so may be broken by one fault. */
const FAMILIES: readonly (readonly string[])[] = [
  ['@messaging'],
  ['@token', '@voice', '@subprojects'],
  ['@lookup'],
  ['@conversation', '@standalone'],
  ['@client'],
  ['@receiver'],
];

/** How many examples are drawn from the other rules of the fault's area, and from the other areas of its interface. */
const NEIGHBOURS = 2;
const NEAR = 4;

const FAR = 8;

/** How many rows of an outline are tried with an alternative, and how many where about half of all examples are. */
const ROWS = 2;
const ROWS_OF_ALL = 1;
const HALF = 2000;

/** An alternative that more examples reach is tried on two of each rule, or on one, unless everything is tried. */
const WIDE = 100;
const WIDEST = 1000;

export interface TrialJob {
  readonly fault: string;
  readonly rule: string;
  /** Feature files with the lines of the examples that run; where one is enough, each example by itself. */
  readonly paths: readonly string[];
  /** One example of the rule that catches the fault is enough to know: which others do is not asked. */
  readonly isEnoughOnce?: boolean | undefined;
  readonly isSearch?: boolean | undefined;
  readonly alternatives?: readonly Alternative[] | undefined;
}

type Named = Pick<Fault, 'id' | 'rule' | 'operator'>;

function familiesOf(places: readonly Pick<ExamplePlace, 'tags'>[]): Set<string> {
  const families = new Set<string>();
  for (const { tags } of places)
    for (const family of FAMILIES) for (const tag of family) if (tags.includes(tag)) families.add(family.join());
  return families;
}

function areApart(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  for (const family of one) if (other.has(family)) return false;
  return one.size > 0 && other.size > 0;
}

export class TrialPlan {
  readonly #places: readonly ExamplePlace[];
  readonly #book: RuleBook;
  readonly #judged: readonly JudgedPlace[];
  readonly #byRule: ReadonlyMap<string, readonly JudgedPlace[]>;
  readonly #byArea: ReadonlyMap<string, readonly JudgedPlace[]>;
  readonly #smoke: ReadonlyMap<string, readonly JudgedPlace[]>;
  readonly #ofForms = new Map<string, readonly JudgedPlace[]>();
  readonly #linesOf = linesBelow(ROOT);
  readonly #families = new Map<string, ReadonlySet<string>>();
  readonly #isEverything: boolean;

  constructor(places: readonly ExamplePlace[], book: RuleBook, isEverything = false) {
    this.#places = places;
    this.#book = book;
    this.#isEverything = isEverything;
    this.#judged = judgedPlaces(places, book);
    this.#byRule = grouped(this.#judged, 'rule');
    this.#byArea = grouped(this.#judged, 'area');
    const smoke = this.#judged.filter(({ tags }) => tags.includes('@smoke'));
    this.#smoke = grouped(smoke, 'area');
    for (const [area, here] of this.#byArea) this.#families.set(area, familiesOf(here));
  }

  /** The examples that judge a rule; of a form those that see it, first those whose own rule is about forms. */
  #own(rule: string): readonly JudgedPlace[] {
    const known = this.#byRule.get(rule) ?? this.#ofForms.get(rule);
    if (known) return known;
    const words = this.#book.get(rule)?.form?.asked ?? [];
    const all = words.length > 0 ? placesAsking(words, this.#judged, this.#linesOf) : [];
    const found = new Set<JudgedPlace>();
    for (const place of all) if (place.rule.includes('-FORM-')) found.add(place);
    for (const place of all) found.add(place);
    this.#ofForms.set(rule, [...found]);
    return [...found];
  }

  isUnrelated(rule: string, area: string): boolean {
    return areApart(familiesOf(this.#own(rule)), this.#families.get(area) ?? new Set());
  }

  controlsFor({ id, rule }: Named): ExamplePlace[] {
    const own = familiesOf(this.#own(rule));
    const areas: string[] = [];
    for (const [area, families] of this.#families) if (areApart(own, families)) areas.push(area);
    const controls: ExamplePlace[] = [];
    for (const area of draw(areas, FAR, id)) {
      const control = this.#smoke.get(area)?.[0] ?? this.#byArea.get(area)?.[0];
      if (control) controls.push(single(control, id));
    }
    return controls;
  }

  /** The controls and a few neighbours; none for a fault that an operator made: it has many siblings. */
  drawnFor(fault: Named): ExamplePlace[] {
    const { id, rule, operator } = fault;
    const [first] = this.#own(rule);
    if (!first || operator !== undefined) return [];
    const neighbours: JudgedPlace[] = [];
    const near: JudgedPlace[] = [];
    for (const place of this.#byArea.get(first.area) ?? []) if (place.rule !== rule) neighbours.push(place);
    for (const area of this.#byArea.keys())
      if (area !== first.area && !this.isUnrelated(rule, area)) near.push(...(this.#smoke.get(area) ?? []));
    const drawn = this.controlsFor(fault);
    for (const place of [...draw(neighbours, NEIGHBOURS, id), ...draw(near, NEAR, id)]) drawn.push(single(place, id));
    return drawn;
  }

  /** The fault's own examples; if an operator made it, they are tried until one has caught it, unless `isExact`. */
  jobFor(fault: Named, isExact = false, drawn = this.drawnFor(fault)): TrialJob {
    const { id, rule, operator } = fault;
    const own = this.#own(rule);
    if (own.length > 0 && operator !== undefined && !isExact)
      return { fault: id, rule, paths: own.flatMap(singlePaths), isEnoughOnce: true };
    return { fault: id, rule, paths: pathsTo([...own, ...drawn]) };
  }

  reachOf(alternative: Alternative, reaching?: readonly string[]): number {
    return this.#reaching(alternative, reaching).flatMap(singlePaths).length;
  }

  groupJob(group: readonly Alternative[], reaching: Readonly<Record<string, readonly string[]>> = {}): TrialJob {
    const places = group.flatMap((each) => this.#reaching(each, reaching[each.name]));
    return { fault: group.map(nameOf).join(' '), rule: '', paths: pathsTo(places), alternatives: group };
  }

  /** The examples that reach an alternative, with those that only observe; of an outline with many such rows a few. */
  #reaching({ rows }: Alternative, paths: readonly string[] = []): ExamplePlace[] {
    const found: ExamplePlace[] = [];
    if (paths.length === 0) {
      // Which examples reach one that shows before a request has a world is not known: all of the interfaces count.
      const about = familiesOf(this.#places.filter(({ tags }) => rows.includes(ruleTagOf(tags) ?? '')));
      for (const places of this.#byRule.values())
        for (const place of places) if (!areApart(about, familiesOf([place]))) found.push(withRows(place, ROWS_OF_ALL));
      return found;
    }
    const reaching = placesIn(paths);
    const most = reaching.size > HALF ? ROWS_OF_ALL : ROWS;
    for (const place of this.#places) {
      const { uri, line, rows: all = [] } = place;
      const reached = all.filter((row) => reaching.has(`${uri}:${row}`));
      if (reached.length > 0) found.push(withRows({ ...place, rows: reached, isPart: true }, most));
      else if (all.length === 0 && reaching.has(`${uri}:${line}`)) found.push(place);
    }
    if (this.#isEverything || reaching.size <= WIDE) return found;
    return fewOfEach(found, reaching.size > WIDEST ? 1 : 2);
  }
}
