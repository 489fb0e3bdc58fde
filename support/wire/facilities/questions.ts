import { isObject } from '../../ground/json.ts';
import type { Ask, Reply } from './port.ts';

/** A sentence for a person, and what their answer says in the words of the verb. */
export interface PersonQuestion {
  readonly sentence: string;
  /** What to type; nothing but Enter where it is left out. */
  readonly type?: string;
  read(typed: string): unknown;
}

interface Topic {
  readonly pattern: RegExp;
  /** Undefined where a person cannot do what is asked. */
  ask(found: readonly string[], asked: Ask): PersonQuestion | undefined;
}

const membersOf = (body: unknown): Record<string, unknown> => (isObject(body) ? body : {});

const done = (): unknown => ({});

const handset = (number: string, since: string): PersonQuestion => ({
  sentence: `Which texts did the phone ${number} get since ${since}, the oldest first?`,
  type: 'them, with " | " between one and the next, or nothing',
  read: (typed) => ({
    messages: typed.split(' | ').flatMap((content) => (content === '' ? [] : [{ content, number }])),
  }),
});

function reply(number: string, body: unknown): PersonQuestion {
  const { content, account } = membersOf(body);
  const to = account === undefined ? 'as a reply to the latest message there' : `to a number of the account ${account}`;
  return { sentence: `Send the text ${JSON.stringify(content)} from the phone ${number} ${to}.`, read: done };
}

const mailbox = (about: string): PersonQuestion => ({
  sentence: `Which code was sent to ${about} last?`,
  type: 'it, or nothing where none came',
  read: (code) => ({ mails: code === '' ? [] : [{ to: about, code }] }),
});

const review = (about: string, { approve }: Record<string, unknown>): PersonQuestion => ({
  sentence: `${approve === false ? 'Reject' : 'Approve'} sender address ${about} in the console.`,
  read: done,
});

const call = ({ project, service }: Record<string, unknown>): PersonQuestion => ({
  sentence: `Call the project ${project}${service === undefined ? '' : ` at its voice service ${service}`}.`,
  type: 'the id of the voice service that took the call',
  read: (serviceId) => ({ id: 'the call', serviceId }),
});

const TOPICS: readonly Topic[] = [
  {
    pattern: /^GET \/handsets\/(.+)\/messages$/,
    ask: ([number = ''], { since = 'the run began' }) => handset(number, since),
  },
  { pattern: /^POST \/handsets\/(.+)\/replies$/, ask: ([number = ''], { body }) => reply(number, body) },
  { pattern: /^GET \/mailbox$/, ask: (_, { about }) => (about === undefined ? undefined : mailbox(about)) },
  {
    pattern: /^POST \/review\/(.+)$/,
    ask: ([request = ''], { about = request, body }) => review(about, membersOf(body)),
  },
  {
    pattern: /^POST \/calls$/,
    ask: (_, { body }) => (membersOf(body).script === undefined ? call(membersOf(body)) : undefined),
  },
];

/** What a person is asked for a verb; undefined where nobody could do it. */
export function questionFor(asked: Ask): PersonQuestion | undefined {
  const line = `${asked.method} ${decodeURIComponent(asked.path)}`;
  for (const { pattern, ask } of TOPICS) {
    const found = pattern.exec(line);
    if (found) return ask(found.slice(1), asked);
  }
  return undefined;
}

export const wordsOf = ({ sentence, type }: PersonQuestion): string =>
  `${sentence} ${type === undefined ? 'Then press Enter' : `Type ${type}, then press Enter`} (skip leaves it out).`;

/** What a person typed, as the answer of the verb. */
export const replyOf = ({ read }: PersonQuestion, typed: string): Reply =>
  typed.trim() === 'skip' ? { status: 501, body: 'skipped' } : { status: 200, body: read(typed.trim()) };
