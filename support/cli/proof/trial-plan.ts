import { type ExamplePlace, ruleTagOf } from '../../ground/rules/example-index.ts';
import type { RuleBook } from '../../ground/rules/rule-book.ts';
import { pathsTo, placesIn, singlePaths } from '../run/example-paths.ts';
import type { Alternative, Fault } from '../run/faults.ts';
import { draw, fewOfEach, single, withRows } from './drawing.ts';
import { FormPlaces, grouped, type JudgedPlace, judgedPlaces } from './judged-places.ts';

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

/** The most unrelated areas that one fault looks into; which ones differs from fault to fault. */
const FAR = 8;

/** How many rows of one outline are tried with an alternative: fewer where every example of its interfaces is, or about half of all. */
const ROWS = 2;
const ROWS_OF_ALL = 1;
const HALF = 2000;

/** An alternative that more examples reach is tried on two of each rule, or on one, unless everything is tried. */
const WIDE = 100;
const WIDEST = 1000;

/** What one worker is asked to try. */
export interface TrialJob {
  readonly fault: string;
  readonly rule: string;
  /** Feature files with the lines of the examples that run; where one is enough, each example by itself. */
  readonly paths: readonly string[];
  /** One example of the rule that catches the fault is enough to know: which others do is not asked. */
  readonly isEnoughOnce?: boolean | undefined;
  /** It is part of the search for a rule that catches the fault. */
  readonly isSearch?: boolean | undefined;
  /** What is tried together when it is not a fault. */
  readonly alternatives?: readonly Alternative[] | undefined;
}

type Named = Pick<Fault, 'id' | 'rule' | 'operator'>;

/** The families of the interfaces that some examples are about. */
function familiesOf(places: readonly Pick<ExamplePlace, 'tags'>[]): Set<string> {
  const families = new Set<string>();
  for (const { tags } of places)
    for (const family of FAMILIES) if (family.some((tag) => tags.includes(tag))) families.add(family.join());
  return families;
}

/** Whether neither of two sets that have members shares one with the other. */
function areApart(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  for (const family of one) if (other.has(family)) return false;
  return one.size > 0 && other.size > 0;
}

/** Chooses which examples are tried with a fault: its own rule's, and others that tell how far it reaches. */
export class TrialPlan {
  readonly #places: readonly ExamplePlace[];
  readonly #byRule: ReadonlyMap<string, readonly JudgedPlace[]>;
  readonly #byArea: ReadonlyMap<string, readonly JudgedPlace[]>;
  readonly #families = new Map<string, ReadonlySet<string>>();
  readonly #forms: FormPlaces;
  readonly #isEverything: boolean;

  /** @param isEverything whether alternatives are tried on every example that they reach */
  constructor(places: readonly ExamplePlace[], book: RuleBook, isEverything = false) {
    this.#places = places;
    this.#isEverything = isEverything;
    const judged = judgedPlaces(places, book);
    this.#byRule = grouped(judged, 'rule');
    this.#byArea = grouped(judged, 'area');
    this.#forms = new FormPlaces(judged, book);
    for (const [area, here] of this.#byArea) this.#families.set(area, familiesOf(here));
  }

  /** Whether a fault of `rule` has no business in `area`: they share no interface and no credentials. */
  isUnrelated(rule: string, area: string): boolean {
    return areApart(familiesOf(this.#own(rule)), this.#families.get(area) ?? new Set());
  }

  /** One example of each of some unrelated areas: the first that is called a smoke example, else the first. */
  controlsFor({ id, rule }: Named): ExamplePlace[] {
    const own = familiesOf(this.#own(rule));
    const areas: Array<readonly JudgedPlace[]> = [];
    for (const [area, families] of this.#families)
      if (areApart(own, families)) areas.push(this.#byArea.get(area) ?? []);
    const controls: ExamplePlace[] = [];
    for (const here of draw(areas, FAR, id)) {
      const control = here.find(({ tags }) => tags.includes('@smoke')) ?? here[0];
      if (control) controls.push(single(control, id));
    }
    return controls;
  }

  /** The controls, and a few neighbours that differ from fault to fault; none for a fault that an operator made: it has many siblings. */
  drawnFor(fault: Named): ExamplePlace[] {
    const { id, rule, operator } = fault;
    const [first] = this.#own(rule);
    if (!first || operator !== undefined) return [];
    const neighbours = (this.#byArea.get(first.area) ?? []).filter((place) => place.rule !== rule);
    const near: JudgedPlace[] = [];
    for (const [area, here] of this.#byArea)
      if (area !== first.area && !this.isUnrelated(rule, area))
        near.push(...here.filter(({ tags }) => tags.includes('@smoke')));
    const others = [...draw(neighbours, NEIGHBOURS, id), ...draw(near, NEAR, id)];
    return [...this.controlsFor(fault), ...others.map((place) => single(place, id))];
  }

  /** The fault's own examples; of one that an operator made they are tried until one has caught it, unless `isExact`. */
  jobFor(fault: Named, isExact = false, drawn = this.drawnFor(fault)): TrialJob {
    const { id, rule, operator } = fault;
    const own = this.#own(rule);
    if (own.length > 0 && operator !== undefined && !isExact)
      return { fault: id, rule, paths: own.flatMap(singlePaths), isEnoughOnce: true };
    return { fault: id, rule, paths: pathsTo([...own, ...drawn]) };
  }

  /** How many examples are tried with an alternative. */
  reachOf(alternative: Alternative, reaching?: readonly string[]): number {
    return this.#reaching(alternative, reaching).flatMap(singlePaths).length;
  }

  /** The examples that reach any alternative of a group, each of them once. */
  groupJob(group: readonly Alternative[], reaching: Readonly<Record<string, readonly string[]>> = {}): TrialJob {
    const places = group.flatMap((each) => this.#reaching(each, reaching[each.name]));
    return { fault: group.map(({ name }) => name).join(' '), rule: '', paths: pathsTo(places), alternatives: group };
  }

  /** The examples that reach an alternative, of an outline with many such rows a few; those that only observe have to run as well. */
  #reaching({ rows }: Alternative, paths: readonly string[] = []): ExamplePlace[] {
    if (paths.length === 0) return this.#aboutAny(rows);
    const reaching = placesIn(paths);
    const most = reaching.size > HALF ? ROWS_OF_ALL : ROWS;
    const found: ExamplePlace[] = [];
    for (const place of this.#places) {
      const { uri, line, rows: all = [] } = place;
      const reached = all.filter((row) => reaching.has(`${uri}:${row}`));
      if (reached.length > 0) found.push(withRows({ ...place, rows: reached, isPart: true }, most));
      else if (all.length === 0 && reaching.has(`${uri}:${line}`)) found.push(place);
    }
    if (this.#isEverything || reaching.size <= WIDE) return found;
    return fewOfEach(found, reaching.size > WIDEST ? 1 : 2);
  }

  /**
   * Every judged example of the interfaces that some rules are about: it is not known which ones reach an alternative that shows
   * before a request has a world.
   */
  #aboutAny(rules: readonly string[]): ExamplePlace[] {
    const about = familiesOf(this.#places.filter(({ tags }) => rules.includes(ruleTagOf(tags) ?? '')));
    const found: ExamplePlace[] = [];
    for (const places of this.#byRule.values())
      for (const place of places) if (!areApart(about, familiesOf([place]))) found.push(withRows(place, ROWS_OF_ALL));
    return found;
  }

  #own(rule: string): readonly JudgedPlace[] {
    return this.#byRule.get(rule) ?? this.#forms.of(rule);
  }
}
