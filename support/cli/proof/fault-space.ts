import { collect } from '../../ground/collect.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import type { RuleBook } from '../../ground/rules/rule-book.ts';
import type { Left } from '../../ledger/kill-matrix.ts';
import type { Excuse, Grammar, OpenEntry } from '../run/faults.ts';

/** A fault of the grammar that examples reach; of a family its members at one place, the bluntest last. */
export interface Unit {
  readonly members: readonly string[];
  readonly rules: readonly string[];
  readonly excused?: Excuse | undefined;
  readonly open?: OpenEntry | undefined;
}

export const operatorIn = (id: string): string => id.slice(0, id.indexOf('.'));

export const placeIn = (id: string): string => id.slice(id.indexOf('.') + 1);

/** The member of a unit that is seen most easily: what does not catch it catches none. */
export const bluntest = ({ members }: Unit): string => members.at(-1) as string;

/** Everything that can go wrong at the places that a traced run reached, with what is settled of it. */
export class FaultSpace {
  readonly units: readonly Unit[];
  readonly #reached = new Map<string, string[]>();
  /** The ids of all entries, those of places that no example reaches as `unreached` at the place. */
  readonly #settled: readonly string[];

  constructor(faults: Readonly<Record<string, readonly string[]>>, grammar: Grammar, book: RuleBook) {
    const ranks = new Map<string, { readonly family: number; readonly at: number }>();
    for (const [family, { operators }] of grammar.families.entries())
      for (const [at, name] of operators.entries()) ranks.set(name, { family, at });

    const byUnit = new Map<string, string[]>();
    for (const [id, reaching] of Object.entries(faults)) {
      for (const rule of reaching) collect(this.#reached, book.get(rule)?.id ?? rule, id);
      const { family, at } = ranks.get(operatorIn(id)) ?? { family: operatorIn(id), at: 0 };
      const members = byUnit.get(`${family} ${placeIn(id)}`) ?? [];
      members[at] = id;
      byUnit.set(`${family} ${placeIn(id)}`, members);
    }

    const settled = new Map<string, Pick<Unit, 'excused' | 'open'>>();
    for (const excused of grammar.excused) for (const id of excused.ids) settled.set(id, { excused });
    for (const open of grammar.open) for (const id of open.ids) settled.set(id, { ...settled.get(id), open });
    this.#settled = [...grammar.excused, ...grammar.open].flatMap(({ ids }) => ids);

    const units: Unit[] = [];
    for (const reached of byUnit.values()) {
      // Not every member of a family has to be reached: the others are holes.
      const members = Object.values(reached);
      const rules = new Set<string>();
      for (const id of members) for (const rule of faults[id] ?? []) rules.add(book.get(rule)?.id ?? rule);
      units.push({ members, rules: [...rules], ...settled.get(members.at(-1) as string) });
    }
    this.units = units;
  }

  /** By rule. A fault that several rules reach counts at each of them. */
  left(): Record<string, Left> {
    const left: Record<string, { excused: number; open: number }> = {};
    for (const { rules, excused, open } of this.units) {
      if (!excused && !open) continue;
      for (const rule of rules) {
        left[rule] ??= { excused: 0, open: 0 };
        left[rule][open ? 'open' : 'excused'] += 1;
      }
    }
    return left;
  }

  reachedBy(rule: string): readonly string[] {
    return this.#reached.get(rule) ?? [];
  }

  standingOf(id: string): string {
    const unit = this.units.find(({ members }) => members.includes(id));
    if (!unit) return 'no example reaches its place';
    return unit.excused ? `excused: ${unit.excused.because}` : 'no example catches it';
  }

  unreached(places: readonly string[]): string[] {
    const problems: string[] = [];
    for (const place of places)
      if (!this.#settled.includes(`unreached.${place}`))
        problems.push(`${place} is open and has no owner: no example reaches it`);
    return problems;
  }

  misfits(unreached: readonly string[]): string[] {
    const made = new Set(this.units.map(bluntest));
    for (const place of unreached) made.add(`unreached.${place}`);
    const gone: string[] = [];
    const twice: string[] = [];
    const seen = new Set<string>();
    for (const id of this.#settled) {
      if (!made.has(id)) gone.push(`${id} is settled, and the grammar does not make it`);
      if (seen.has(id)) twice.push(`${id} is settled twice`);
      seen.add(id);
    }
    return [...gone, ...twice];
  }
}

export function overdue(open: readonly OpenEntry[], today: string): string[] {
  const problems: string[] = [];
  for (const { ids, owner, expires } of open) {
    const [first = ''] = ids;
    if (owner.trim() === '') problems.push(`${first} is open and has no owner`);
    else if (expires < today) problems.push(`${first} was to be settled by ${expires}, by ${owner}`);
  }
  return problems;
}

export function excusesAt(place: string, { excused }: Grammar): string {
  const texts: string[] = [];
  for (const { because, lines, ids } of excused) {
    const here = ids.filter((id) => id.includes(place));
    if (here.length === 0) continue;
    const why = lines === undefined ? 'Nothing outside can see it.' : `(line ${lines} of the document)`;
    texts.push([`${because} ${why}`, ...here].join('\n  '));
  }
  if (texts.length === 0)
    throw new UsageError(`no excused fault is at a place with ${place}; "plumbline prove" tries all others.`);
  return texts.join('\n');
}
