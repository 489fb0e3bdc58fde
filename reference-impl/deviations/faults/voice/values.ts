import type { Fault } from '../../../worlds/behaviour.ts';
import { fault, faultsOf } from '../../fault.ts';
import { scoped } from '../../operators/idempotency-keys.ts';

type Json = Readonly<Record<string, unknown>>;

const UPDATE = 'voice.update';

/** Changes every text, list or object in a body; `change` sees the inner ones first. */
function throughout(value: unknown, change: (value: unknown, member: string) => unknown, member = ''): unknown {
  if (typeof value !== 'object' || value === null) return change(value, member);
  const inner = Array.isArray(value)
    ? value.map((each) => throughout(each, change, member))
    : Object.fromEntries(Object.entries(value).map(([name, each]) => [name, throughout(each, change, name)]));
  return change(inner, member);
}

/** Takes something else from the body of an update than it says. */
const taking =
  (change: (value: unknown, member: string) => unknown): NonNullable<Fault['request']> =>
  (asked, { operation }) =>
    operation === UPDATE && typeof asked.body === 'object' ? { ...asked, body: throughout(asked.body, change) } : asked;

/** Changes the texts of one member. */
const writing = (member: string, change: (text: string) => string) =>
  taking((value, name) => (name === member && typeof value === 'string' ? change(value) : value));

/** Keeps only some of a list. */
const listing = (member: string, most: number) =>
  taking((value, name) => (name === member && Array.isArray(value) ? value.slice(0, most) : value));

const membersOnly = (choose: (names: readonly string[]) => readonly string[]): NonNullable<Fault['request']> => {
  return (asked, { operation }) => {
    if (operation !== UPDATE || typeof asked.body !== 'object' || asked.body === null) return asked;
    const body = asked.body as Json;
    const kept = choose(Object.keys(body));
    return { ...asked, body: Object.fromEntries(kept.map((name) => [name, body[name]])) };
  };
};

const latin = (text: string): string => text.replace(/(?!\p{Script=Latin})\p{L}|\p{Extended_Pictographic}/gu, '?');

/** Deviations in what is kept of the values of an update, and in which keys are the same. */
export const faults = faultsOf({
  'VOICE-NAME-01': {
    'voice-values.name-cut-at-50': fault('Names are cut after 50 characters.', {
      request: writing('name', (text) => text.slice(0, 50)),
    }),
    'voice-values.name-in-latin': fault('Names lose the letters that are not Latin.', {
      request: writing('name', latin),
    }),
    'voice-values.name-in-small-letters': fault('Names are kept in small letters.', {
      request: writing('name', (text) => text.toLowerCase()),
    }),
    'voice-values.name-without-punctuation': fault('Names lose their punctuation.', {
      request: writing('name', (text) => text.replace(/[&'"<>/]/g, '')),
    }),
  },
  'VOICE-DESC-01': {
    'voice-values.description-cut-at-140': fault('Descriptions are cut after 140 characters.', {
      request: writing('description', (text) => text.slice(0, 140)),
    }),
    'voice-values.description-in-one-line': fault('Descriptions lose their line breaks.', {
      request: writing('description', (text) => text.replace(/\s+/g, ' ')),
    }),
    'voice-values.description-composed': fault('The letters of descriptions are composed.', {
      request: writing('description', (text) => text.normalize('NFC')),
    }),
  },
  'VOICE-PATCH-01': {
    'voice-values.first-member': fault('Of several members only the first is changed.', {
      request: membersOnly((names) => names.slice(0, 1)),
    }),
    'voice-values.two-members': fault('At most two members are changed at a time.', {
      request: membersOnly((names) => names.slice(0, 2)),
    }),
  },
  'VOICE-CB-01': {
    'voice-values.url-without-query': fault('The URL of a webhook loses its query.', {
      request: writing('url', (url) => url.split('?')[0] ?? url),
    }),
    'voice-values.url-in-small-letters': fault('The URL of a webhook is kept in small letters.', {
      request: writing('url', (url) => url.toLowerCase()),
    }),
    'voice-values.url-unescaped': fault('The URL of a webhook is unescaped.', {
      request: writing('url', (url) => url.replace(/%20/g, ' ').replace(/%2F/g, '/')),
    }),
  },
  'VOICE-CB-03': {
    'voice-values.three-commands': fault('At most three commands are kept.', { request: listing('commands', 3) }),
    'voice-values.commands-sorted': fault('Commands are kept in the order of their names.', {
      request: taking((value, name) =>
        name === 'commands' && Array.isArray(value)
          ? [...value].sort((a, b) => String(a.command).localeCompare(String(b.command)))
          : value,
      ),
    }),
    'voice-values.equal-commands-once': fault('Of equal commands one is kept.', {
      request: taking((value, name) =>
        name === 'commands' && Array.isArray(value)
          ? value.filter(
              (each, at) => value.findIndex((other) => JSON.stringify(other) === JSON.stringify(each)) === at,
            )
          : value,
      ),
    }),
  },
  'VOICE-MSG-01': {
    'voice-values.two-messages': fault('At most two messages are kept.', { request: listing('messages', 2) }),
    'voice-values.text-in-latin': fault('Texts to say lose the letters that are not Latin.', {
      request: writing('text', latin),
    }),
    'voice-values.text-cut-at-160': fault('Texts to say are cut after 160 characters.', {
      request: writing('text', (text) => text.slice(0, 160)),
    }),
  },
  'VOICE-IDEM-05': {
    'voice-values.keys-begun-alike': fault('Keys are compared by their first 32 characters.', {
      decide: scoped(({ project, service, key }) => [project, service, key.slice(0, 32)]),
    }),
  },
});
