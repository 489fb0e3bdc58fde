import { UsageError } from '../../ground/problems/usage-error.ts';
import type { RuleBook } from '../../ground/rules/rule-book.ts';
import type { Excuse, Grammar, OpenEntry } from '../run/faults.ts';

/** A fault of the grammar that examples reach; of a family its members at one place, from the subtlest to the bluntest. */
export interface Unit {
  readonly members: readonly string[];
  /** The rules whose examples reach it. */
  readonly rules: readonly string[];
  readonly excused?: Excuse | undefined;
  readonly open?: OpenEntry | undefined;
}

export const operatorIn = (id: string): string => id.slice(0, id.indexOf('.'));

export const placeIn = (id: string): string => id.slice(id.indexOf('.') + 1);

/** The member of a unit that is seen most easily: what does not catch it catches none. */
export const bluntest = ({ members }: Unit): string => members.at(-1) as string;

/** How an entry names a place that no example reaches. */
const unreachedId = (place: string): string => `unreached.${place}`;

const entriesById = <Entry extends { readonly ids: readonly string[] }>(entries: readonly Entry[]) =>
  new Map(entries.flatMap((entry) => entry.ids.map((id) => [id, entry] as const)));

/** Everything that can go wrong at the places that a traced run reached, with what is settled of it. */
export class FaultSpace {
  readonly units: readonly Unit[];
  readonly #reached = new Map<string, string[]>();
  readonly #grammar: Grammar;

  /** @param faults the rules that reach each fault of the grammar */
  constructor(faults: Readonly<Record<string, readonly string[]>>, grammar: Grammar, book: RuleBook) {
    this.#grammar = grammar;
    const [excused, open] = [entriesById(grammar.excused), entriesById(grammar.open)];
    const rank = new Map(
      grammar.families.flatMap(({ operators }, family) => operators.map((name, at) => [name, { family, at }])),
    );
    const byUnit = new Map<string, string[]>();
    for (const [id, rules] of Object.entries(faults)) {
      for (const rule of rules) this.#reach(book.get(rule)?.id ?? rule, id);
      const key = `${rank.get(operatorIn(id))?.family ?? operatorIn(id)} ${placeIn(id)}`;
      byUnit.set(key, [...(byUnit.get(key) ?? []), id]);
    }
    this.units = [...byUnit.values()].map((ids) => {
      const members = ids.sort(
        (one, other) => (rank.get(operatorIn(one))?.at ?? 0) - (rank.get(operatorIn(other))?.at ?? 0),
      );
      const last = members.at(-1) as string;
      const rules = new Set(members.flatMap((id) => faults[id] ?? []).map((rule) => book.get(rule)?.id ?? rule));
      return { members, rules: [...rules], excused: excused.get(last), open: open.get(last) };
    });
  }

  #reach(rule: string, id: string): void {
    const known = this.#reached.get(rule);
    if (known) known.push(id);
    else this.#reached.set(rule, [id]);
  }

  /** The faults that the examples of a rule reach. */
  reachedBy(rule: string): readonly string[] {
    return this.#reached.get(rule) ?? [];
  }

  /** Why a fault that was looked for is not caught. */
  standingOf(id: string): string {
    const unit = this.units.find(({ members }) => members.includes(id));
    if (!unit) return 'no example reaches its place';
    return unit.excused ? `excused: ${unit.excused.because}` : 'no example catches it';
  }

  #settled(): string[] {
    return [...this.#grammar.excused, ...this.#grammar.open].flatMap((entry) => entry.ids);
  }

  /** Places that no example reaches and that nobody settles, as `unreached` at the place. */
  unreached(places: readonly string[]): string[] {
    const settled = new Set(this.#settled());
    return places
      .filter((place) => !settled.has(unreachedId(place)))
      .map((place) => `${place} is open and has no owner: no example reaches it`);
  }

  /** Entries about faults that the grammar no longer makes at places that are reached, or that are settled twice. */
  misfits(unreached: readonly string[]): string[] {
    const made = new Set([...this.units.map(bluntest), ...unreached.map(unreachedId)]);
    const ids = this.#settled();
    const gone = ids.filter((id) => !made.has(id)).map((id) => `${id} is settled, and the grammar does not make it`);
    const twice = ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} is settled twice`);
    return [...gone, ...twice];
  }
}

/** The open entries that nobody settles, or that were to be settled before `today`. */
export function overdue(open: readonly OpenEntry[], today: string): string[] {
  return open.flatMap(({ ids: [first = ''], owner, expires }) => {
    if (owner.trim() === '') return [`${first} is open and has no owner`];
    return expires < today ? [`${first} was to be settled by ${expires}, by ${owner}`] : [];
  });
}

/** The reasons for what is excused at places that contain a text. Throws UsageError when there are none. */
export function excusesAt(place: string, { excused }: Grammar): string {
  const found = excused
    .map((excuse) => ({ ...excuse, ids: excuse.ids.filter((id) => id.includes(place)) }))
    .filter(({ ids }) => ids.length > 0);
  if (found.length === 0)
    throw new UsageError(`no excused fault is at a place with ${place}; "plumbline prove" tries all others.`);
  return found
    .map(({ because, lines, ids }) =>
      [
        `${because} ${lines === undefined ? 'Nothing outside can see it.' : `(line ${lines} of the document)`}`,
        ...ids,
      ].join('\n  '),
    )
    .join('\n');
}

/** How far the examples look at a place, where a subtler member of the family is not caught. */
export function boundaryOf(id: string, { members }: Unit, { families }: Grammar): string | undefined {
  const family = families.find(({ operators }) => operators.includes(operatorIn(id)));
  const subtler = members[members.indexOf(id) - 1];
  if (!family || subtler === undefined) return undefined;
  return `${placeIn(id)}: ${family.says} ${operatorIn(id)}, not ${operatorIn(subtler)}`;
}

/** What is to be repaired about a fault that nothing catches and nobody settles. */
export const openText = (unit: Unit): string => {
  const [rule = '', ...more] = unit.rules;
  const reaching = more.length > 0 ? `${rule} and ${more.length} more rules reach it` : `${rule} reaches it`;
  return `${bluntest(unit)} is open and has no owner: ${reaching}, and no example catches it`;
};
