import type { Heed } from '../../worlds/trace.ts';
import type { Row } from '../fault.ts';
import { decided } from './decided.ts';
import { done } from './done.ts';
import { inDecisions } from './in-decisions.ts';
import { sent } from './sent.ts';
import { changing, type Found, findIn, type Memory, type Site } from './site.ts';
import { refused, told } from './told.ts';
import { valueOperators } from './value-operators.ts';

const TOP = ['params', 'query', 'body'];

const EASY = new Set(['one-behind', 'zero', 'halved']);

/** Members of what is asked: they are understood, kept or used wrongly. */
const asked: Site = {
  kind: 'asked',
  operators: [],
  find: (_subject, value, memory, isNew) =>
    findIn(value, memory, isNew, {
      isMeant: ([top = '', ...rest]) => TOP.includes(top) && rest.length > 0,
      without: EASY,
    }),
  row: (operator, subject, at) => {
    const change = changing(operator, at);
    if (!change) return undefined;
    let alter: (<Value>(value: Value) => Value) | undefined;
    return {
      says: `${at} of ${subject} is taken ${change.says}.`,
      request: ({ params, query, body }, { operation }) => {
        if (operation !== subject) return { params, query, body };
        alter ??= change.begin();
        return alter({ params, query, body });
      },
    };
  },
};

type Named = { readonly name: string };

/** Ordered lists of named rules: one is missing, too early or too late. */
const ORDERS: Readonly<
  Record<string, { readonly says: string; readonly change: (list: readonly Named[], rule: Named) => readonly Named[] }>
> = {
  omitted: { says: 'left out', change: (list, rule) => list.filter((each) => each !== rule) },
  foremost: { says: 'put first', change: (list, rule) => [rule, ...list.filter((each) => each !== rule)] },
  hindmost: { says: 'put last', change: (list, rule) => [...list.filter((each) => each !== rule), rule] },
};

const ORDERED = ['messaging.sendingRules', 'lookup.rules', 'voice.updateStages', 'auth.hmacChecks'];

const listed: Site = {
  kind: 'listed',
  operators: Object.keys(ORDERS),
  find: (subject, _value, _memory, isNew) => {
    const [list = '', at = ''] = subject.split('/');
    return Object.keys(ORDERS)
      .filter((operator) => operator === 'omitted' || ORDERED.includes(list))
      .map((operator) => ({ operator, at }))
      .filter(isNew);
  },
  row: (operator, subject, at) => {
    const order = ORDERS[operator];
    if (!order) return undefined;
    const change = (list: readonly Named[]): readonly Named[] => {
      const rule = list.find((each) => each.name === at);
      if (!rule) throw new Error(`${subject} has no rule ${at}`);
      return order.change(list, rule);
    };
    return { says: `Of ${subject} the rule ${at} is ${order.says}.`, decide: inDecisions(subject, '', change) };
  },
};

const SITES: ReadonlyMap<string, Site> = new Map(
  [asked, done, decided, listed, told, refused, sent].map((site) => [site.kind, site]),
);

export const operators: readonly string[] = [
  ...new Set([...valueOperators.map(({ name }) => name), ...[...SITES.values()].flatMap((site) => site.operators)]),
];

/** `<operator>.<kind>/<subject>[/<path>]`, for example `cut-at-64.asked/messages.submit/body/messages/each/content`. */
const idOf = (kind: string, subject: string, { operator, at }: Found): string =>
  `${operator}.${kind}/${subject}${at === '' ? '' : `/${at}`}`;

/** The operator of a fault of the grammar, and where it applies. */
export function partsOf(
  id: string,
): { readonly operator: string; readonly kind: string; readonly subject: string; readonly at: string } | undefined {
  const [, operator = '', kind = '', subject = '', at = ''] =
    /^([a-z0-9-]+)\.([a-z]+)\/([^/]+)(?:\/(.+))?$/.exec(id) ?? [];
  return SITES.has(kind) ? { operator, kind, subject, at } : undefined;
}

/** What a fault of the grammar does; undefined when the id names none. Every call gives one that remembers nothing. */
export function rowNamed(id: string): Row | undefined {
  const parts = partsOf(id);
  return parts && SITES.get(parts.kind)?.row(parts.operator, parts.subject, parts.at);
}

/** Which rules reach which faults: heeds a trace, and tries every operator on every value that comes by. */
export class Candidates implements Heed {
  readonly #rules = new Map<string, Set<string>>();
  #memories = new Map<string, Memory>();

  begin(): void {
    this.#memories = new Map();
  }

  reach(rule: string, place: string, value: unknown): void {
    const slash = place.indexOf('/');
    const kind = place.slice(0, slash);
    const rest = place.slice(slash + 1);
    this.#add(rule, kind, rest, value);
    if (kind === 'decided' && rest.split('/').length === 3) this.#add(rule, 'listed', rest, value);
  }

  #add(rule: string, kind: string, rest: string, value: unknown): void {
    const memory = this.#memories.get(`${kind}/${rest}`) ?? new Map();
    this.#memories.set(`${kind}/${rest}`, memory);
    const [subject = ''] = rest.split('/');
    const isNew = (found: Found): boolean => !this.#rules.get(idOf(kind, subject, found))?.has(rule);
    for (const found of SITES.get(kind)?.find(rest, value, memory, isNew) ?? []) {
      const id = idOf(kind, subject, found);
      this.#rules.set(id, (this.#rules.get(id) ?? new Set()).add(rule));
    }
  }

  /** The rules that reach each fault, by its id. */
  found(): Readonly<Record<string, readonly string[]>> {
    return Object.fromEntries(
      [...this.#rules]
        .map(([id, rules]) => [id, [...rules]])
        .toSorted(([one], [other]) => String(one).localeCompare(String(other))),
    );
  }
}
