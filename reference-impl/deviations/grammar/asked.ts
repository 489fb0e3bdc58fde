import type { Fault } from '../../worlds/behaviour.ts';
import { changing, findIn, type Site } from './site.ts';

const TOP = ['params', 'query', 'body'];

/** Easier to see than others that are tried. */
const EASY = new Set(['one-behind', 'zero', 'halved']);

/** Members of what is asked: they are understood, kept or used wrongly. */
export const asked: Site = {
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
    const request: Fault['request'] = ({ params, query, body }, { operation }) => {
      if (operation !== subject) return { params, query, body };
      alter ??= change.begin();
      return alter({ params, query, body });
    };
    return { says: `${at} of ${subject} is taken ${change.says}.`, request };
  },
};
