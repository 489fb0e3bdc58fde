import { jsonIn } from '../../kernel/json.ts';
import type { Letter } from '../../kernel/post.ts';
import type { Fault } from '../../worlds/behaviour.ts';
import { changing, type Found, findIn, type Site } from './site.ts';

type Notify = NonNullable<Fault['notify']>;

/** What a receiver sees of a letter; a body that is no JSON is a text. */
const seen = ({ url, method, headers, body }: Letter) => ({ url, method, headers, body: jsonIn(body) ?? body });

/** A letter that has what a receiver is to see. */
const written = (letter: Letter, { body, ...rest }: ReturnType<typeof seen>): Letter => ({
  ...letter,
  ...rest,
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

/** What happens to whole letters; each begins for each world. */
const WHOLE: Readonly<Record<string, { readonly says: string; readonly begin: () => Notify }>> = {
  never: { says: 'never sent', begin: () => () => [] },
  'only-the-first': {
    says: 'sent once and never again',
    begin: () => {
      let isFirst = true;
      return (letter) => {
        const sent = isFirst ? [letter] : [];
        isFirst = false;
        return sent;
      };
    },
  },
  'all-but-the-first': {
    says: 'sent from the second on',
    begin: () => {
      let isFirst = true;
      return (letter) => {
        const sent = isFirst ? [] : [letter];
        isFirst = false;
        return sent;
      };
    },
  },
  'no-more-than-three': {
    says: 'sent three times and never again',
    begin: () => {
      let count = 0;
      return (letter) => {
        count += 1;
        return count > 3 ? [] : [letter];
      };
    },
  },
  'after-the-next': {
    says: 'sent when the next one is due',
    begin: () => {
      let held: Letter | undefined;
      return (letter) => {
        const sent = held ? [held] : [];
        held = letter;
        return sent;
      };
    },
  },
};

/** Easier to see than others that are tried. */
const EASY = new Set([
  'emptied',
  'null',
  'zero',
  'halved',
  'doubled',
  'cut-at-20',
  'cut-at-30',
  'cut-at-40',
  'cut-at-50',
]);

const TOP = ['url', 'method', 'headers', 'body'];

/** Letters to receivers: lost, late or out of order, or with something wrong in them. */
export const sent: Site = {
  kind: 'sent',
  operators: Object.keys(WHOLE),
  find: (_subject, value, memory, isNew): Found[] => [
    ...Object.keys(WHOLE)
      .map((operator) => ({ operator, at: '' }))
      .filter(isNew),
    ...findIn(seen(value as Letter), memory, isNew, {
      isMeant: ([top = '', ...rest]) => TOP.includes(top) && (rest.length > 0 || top !== 'headers'),
      without: EASY,
    }),
  ],
  row: (operator, subject, at) => {
    const whole = at === '' ? WHOLE[operator] : undefined;
    const part = whole ? undefined : changing(operator, at);
    const chosen = whole ?? part;
    if (!chosen) return undefined;
    let change: Notify | undefined;
    const begin = (): Notify => {
      if (whole) return whole.begin();
      const alter = part?.begin();
      return (letter) => (alter ? [written(letter, alter(seen(letter)))] : [letter]);
    };
    const notify: Notify = (letter) => {
      if (letter.kind !== subject) return [letter];
      change ??= begin();
      return change(letter);
    };
    return {
      says: `${at === '' ? 'The letter' : at} called ${subject} is ${part ? 'sent ' : ''}${chosen.says}.`,
      notify,
    };
  },
};
