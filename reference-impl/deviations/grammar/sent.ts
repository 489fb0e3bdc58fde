import { jsonIn } from '../../kernel/json.ts';
import type { Letter } from '../../kernel/post.ts';
import type { Fault } from '../../worlds/behaviour.ts';
import { changing, type Found, findIn, type Site } from './site.ts';

type Notify = NonNullable<Fault['notify']>;

/** What a receiver sees of a letter; a body that is no JSON is a text. */
const seen = ({ url, method, headers, body }: Letter) => ({ url, method, headers, body: jsonIn(body) ?? body });

interface Way {
  readonly says: string;
  readonly begin: () => Notify;
}

const sentAt = (isSent: (time: number) => boolean) => (): Notify => {
  let time = 0;
  return (letter) => {
    time += 1;
    return isSent(time) ? [letter] : [];
  };
};

const WHOLE: Readonly<Record<string, Way>> = {
  never: { says: 'never sent', begin: () => () => [] },
  'only-the-first': { says: 'sent once and never again', begin: sentAt((time) => time === 1) },
  'all-but-the-first': { says: 'sent from the second on', begin: sentAt((time) => time > 1) },
  'no-more-than-three': { says: 'sent three times and never again', begin: sentAt((time) => time <= 3) },
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

function altered(operator: string, at: string): Way | undefined {
  const part = changing(operator, at);
  if (!part) return undefined;
  const begin = (): Notify => {
    const alter = part.begin();
    return (letter) => {
      const { body, ...rest } = alter(seen(letter));
      return [{ ...letter, ...rest, body: typeof body === 'string' ? body : JSON.stringify(body) }];
    };
  };
  return { says: `sent ${part.says}`, begin };
}

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
    const chosen = (at === '' ? WHOLE[operator] : undefined) ?? altered(operator, at);
    if (!chosen) return undefined;
    let change: Notify | undefined;
    const notify: Notify = (letter) => {
      if (letter.kind !== subject) return [letter];
      change ??= chosen.begin();
      return change(letter);
    };
    return { says: `${at === '' ? 'The letter' : at} called ${subject} is ${chosen.says}.`, notify };
  },
};
