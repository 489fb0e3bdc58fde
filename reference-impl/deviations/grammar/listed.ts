import { inDecisions } from './in-decisions.ts';
import type { Site } from './site.ts';

type Named = { readonly name: string };

/** Ordered lists of named rules: one is missing, too early or too late. */
const ORDERS: Readonly<
  Record<string, { readonly says: string; readonly change: (list: readonly Named[], rule: Named) => readonly Named[] }>
> = {
  omitted: { says: 'left out', change: (list, rule) => list.filter((each) => each !== rule) },
  foremost: { says: 'put first', change: (list, rule) => [rule, ...list.filter((each) => each !== rule)] },
  hindmost: { says: 'put last', change: (list, rule) => [...list.filter((each) => each !== rule), rule] },
};

/** Lists whose order the document gives. */
const ORDERED = ['messaging.sendingRules', 'lookup.rules', 'voice.updateStages', 'auth.hmacChecks'];

/** Rules of ordered lists. */
export const listed: Site = {
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
