import { type ExamplePlace, ruleTagOf } from '../../ground/rules/example-index.ts';
import type { RuleBook } from '../../ground/rules/rule-book.ts';
import { pathsTo, placesIn, singlePaths } from '../run/example-paths.ts';
import type { Alternative, Fault } from '../run/faults.ts';
import type { Group } from './alternative-groups.ts';
import { draw, fewOfEach, single, withRows } from './drawing.ts';
import { FormPlaces } from './form-places.ts';
import { grouped, type JudgedPlace, judgedPlaces } from './judged-places.ts';

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

const familiesOf = (tags: readonly string[]): number[] =>
  FAMILIES.flatMap((family, at) => (family.some((tag) => tags.includes(tag)) ? [at] : []));

const isSmoke = ({ tags }: ExamplePlace): boolean => tags.includes('@smoke');

const familiesIn = (places: readonly ExamplePlace[]): ReadonlySet<number> =>
  new Set(places.flatMap(({ tags }) => familiesOf(tags)));

/** Whether neither of two sets that have members shares one with the other. */
const areApart = (one: ReadonlySet<number>, other: ReadonlySet<number>): boolean =>
  one.size > 0 && other.size > 0 && ![...one].some((family) => other.has(family));

/** Chooses which examples are tried with a fault: its own rule's, and others that tell how far it reaches. */
export class TrialPlan {
  readonly #places: readonly ExamplePlace[];
  readonly #byRule: ReadonlyMap<string, readonly JudgedPlace[]>;
  readonly #byArea: ReadonlyMap<string, readonly JudgedPlace[]>;
  readonly #families = new Map<string, ReadonlySet<number>>();
  readonly #smoke: ReadonlyMap<string, readonly JudgedPlace[]>;
  readonly #forms: FormPlaces<JudgedPlace>;
  readonly #isEverything: boolean;

  /** @param isEverything whether alternatives are tried on every example that they reach */
  constructor(places: readonly ExamplePlace[], book: RuleBook, isEverything = false) {
    this.#places = places;
    this.#isEverything = isEverything;
    const judged = judgedPlaces(places, book);
    this.#byRule = grouped(judged, ({ rule }) => rule);
    this.#byArea = grouped(judged, ({ area }) => area);
    this.#smoke = grouped(judged.filter(isSmoke), ({ area }) => area);
    this.#forms = new FormPlaces(judged, book);
    for (const [area, here] of this.#byArea) this.#families.set(area, familiesIn(here));
  }

  /** Whether a fault of `rule` has no business in `area`: they share no interface and no credentials. */
  isUnrelated(rule: string, area: string): boolean {
    return areApart(familiesIn(this.#own(rule)), this.#families.get(area) ?? new Set());
  }

  /** One example of each of some unrelated areas: the first that is called a smoke example, else the first. */
  controlsFor({ id, rule }: Pick<Fault, 'id' | 'rule'>): ExamplePlace[] {
    const areas = this.#areas((area) => this.isUnrelated(rule, area));
    return draw(areas, FAR, id).flatMap((area) => {
      const control = this.#smoke.get(area)?.[0] ?? this.#byArea.get(area)?.[0];
      return control ? single(control, id) : [];
    });
  }

  /** The controls, and a few neighbours that differ from fault to fault; none for a fault that an operator made: it has many siblings. */
  drawnFor(fault: Pick<Fault, 'id' | 'rule' | 'operator'>): ExamplePlace[] {
    const { id, rule, operator } = fault;
    const [first] = this.#own(rule);
    if (!first || operator !== undefined) return [];
    const neighbours = (this.#byArea.get(first.area) ?? []).filter((place) => place.rule !== rule);
    const related = this.#areas((area) => area !== first.area && !this.isUnrelated(rule, area));
    const near = related.flatMap((area) => this.#smoke.get(area) ?? []);
    const others = [...draw(neighbours, NEIGHBOURS, id), ...draw(near, NEAR, id)];
    return [...this.controlsFor(fault), ...others.map((place) => single(place, id))];
  }

  /**
   * The fault's own examples, and those of the drawn ones that it reaches: all, unless it is known. Of a fault that an operator made
   * they are tried until one has caught it, unless `isExact`.
   */
  jobFor(fault: Pick<Fault, 'id' | 'rule' | 'operator'>, isExact = false, isReached = (_: string) => true): TrialJob {
    const { id, rule, operator } = fault;
    const own = this.#own(rule);
    if (own.length > 0 && operator !== undefined && !isExact)
      return { fault: id, rule, paths: own.flatMap(singlePaths), isEnoughOnce: true };
    const drawn = this.drawnFor(fault).filter((place) => singlePaths(place).some(isReached));
    return { fault: id, rule, paths: pathsTo([...own, ...drawn]) };
  }

  /**
   * The examples that reach an alternative, of an outline with many such rows a few; those that only observe have to run as
   * well. Where it is not known which rules do, because it shows before a request has a world, every judged example of the interfaces that its rows are about.
   */
  #reaching({ rows }: Alternative, reaching: readonly string[] = []): ExamplePlace[] {
    return reaching.length > 0 ? this.#few(placesIn(reaching)) : this.#aboutAny(rows);
  }

  /** How many examples are tried with an alternative. */
  reachOf(alternative: Alternative, reaching?: readonly string[]): number {
    return this.#reaching(alternative, reaching).flatMap(singlePaths).length;
  }

  /** The examples that reach any alternative of a group, each of them once. */
  groupJob(group: Group, reaching: Readonly<Record<string, readonly string[]>> = {}): TrialJob {
    const places = group.flatMap((each) => this.#reaching(each, reaching[each.name]));
    return { fault: group.map(({ name }) => name).join(' '), rule: '', paths: pathsTo(places), alternatives: group };
  }

  #few(reaching: ReadonlySet<string>): ExamplePlace[] {
    const most = reaching.size > HALF ? ROWS_OF_ALL : ROWS;
    const found = this.#places.flatMap((place) => {
      const { uri, line, rows = [] } = place;
      if (rows.length === 0) return reaching.has(`${uri}:${line}`) ? place : [];
      const reached = rows.filter((row) => reaching.has(`${uri}:${row}`));
      return reached.length === 0 ? [] : withRows({ ...place, rows: reached, isPart: true }, most);
    });
    if (this.#isEverything || reaching.size <= WIDE) return found;
    return fewOfEach(found, reaching.size > WIDEST ? 1 : 2);
  }

  #aboutAny(rules: readonly string[]): ExamplePlace[] {
    const about = familiesIn(this.#places.filter(({ tags }) => rules.includes(ruleTagOf(tags) ?? '')));
    return [...this.#byRule.values()]
      .flat()
      .filter(({ tags }) => !areApart(about, new Set(familiesOf(tags))))
      .map((place) => withRows(place, ROWS_OF_ALL));
  }

  #own(rule: string): readonly JudgedPlace[] {
    return this.#byRule.get(rule) ?? this.#forms.of(rule);
  }

  #areas(isWanted: (area: string) => boolean): string[] {
    return [...this.#byArea.keys()].filter(isWanted);
  }
}
