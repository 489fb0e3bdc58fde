import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../ground/own-package.ts';
import { HarnessError } from '../../ground/problems/harness-error.ts';
import { absent, type Claim, type Named, PUSHED, present, SENT_BY_MAPPING } from '../session/claims.ts';
import type { Session } from '../session/session.ts';
import { conversationCalls, sendStandalone } from './conversation.ts';
import { lookNumberUp, numberLookedUp, offerNumbers } from './dedicated-numbers.ts';
import { DEFAULT_RECEIVER } from './delivery-reports.ts';
import { currentService, serviceNamed } from './voice-services.ts';

/** Something with members that a step looks into: an answer, a service, a notification or a call that the platform made. */
export interface Content {
  readonly words: string;
  /** All there is of it; a content that is `one` has to be the only one. */
  readonly read: (session: Session) => Promise<readonly unknown[]>;
  readonly one: boolean;
  /** What a step claims that finds something in it, and one that finds that a text is not in it. */
  readonly found: readonly Claim[];
  readonly missed: (text: string) => Claim;
  /** Whose members it has; an answer has those of the operation that was performed last. */
  readonly of: Pick<Named, 'of'>;
}

type Reading = Omit<Content, 'words' | 'one'>;

const CONVERSATION_CALL: Reading = {
  read: (session) => conversationCalls(session, 'send'),
  found: [present('the conversation service'), present('the conversation call')],
  missed: () => absent('the conversation call'),
  of: { of: SENT_BY_MAPPING },
};

const NOTIFICATION: Reading = {
  read: async ({ inbox }) => (await inbox.arrivals(DEFAULT_RECEIVER)).map(({ json }) => json),
  found: [present('the notification')],
  missed: () => absent('the notification'),
  of: { of: PUSHED.event },
};

export function contentOfService(name: string): Content {
  const words = `"${name}"`;
  return {
    words,
    one: true,
    read: async (session) => [await currentService(session, serviceNamed(session, name))],
    found: [],
    missed: () => absent('{} as it was', words),
    of: { of: 'update a voice service' },
  };
}

const CONTENTS: Readonly<Record<string, Content>> = {
  'the answer': {
    words: 'the answer',
    read: async ({ wire }) => [wire.last.json],
    one: true,
    found: [present('the answer')],
    missed: (text) => absent('the text "{}"', text),
    of: {},
  },
  'the conversation call': { ...CONVERSATION_CALL, words: 'the conversation call', one: true },
  'every conversation call': { ...CONVERSATION_CALL, words: 'every conversation call', one: false },
  'the notification at the receiver': { ...NOTIFICATION, words: 'the notification', one: true },
  'every notification at the receiver': { ...NOTIFICATION, words: 'every notification', one: false },
};

export const contentCalled = (words: string): Content | undefined => CONTENTS[words];

type Json = Readonly<Record<string, unknown>>;

type Flag = 'valid' | 'invalid' | 'open';

/** An input with the answer that a rule gives to it; the sets are in `features/vectors`. */
type Vector<Given, Expected> = Readonly<{ id: string; rule: string; flag: Flag; given: Given; expected: Expected }>;

const SETS = { classes: 'number-classes.json', mapping: 'mapping.json' };

function vectorsFor<Given, Expected>({ rule }: Session, set: keyof typeof SETS) {
  const text = readFileSync(join(ROOT, 'features/vectors', SETS[set]), 'utf8');
  const meant: Vector<Given, Expected>[] = [];
  for (const each of JSON.parse(text).vectors as ReadonlyArray<Vector<Given, Expected>>)
    if (each.rule === rule && each.flag === 'valid') meant.push(each);
  if (meant.length === 0) throw new HarnessError(`${rule} has no known answers about ${set}`);
  return meant;
}

/** What is known, and what the platform says, each by the id of the vector. */
export interface Answers {
  readonly known: Record<string, unknown>;
  readonly given: Record<string, unknown>;
}

export const ANSWERS = 'the answers to known input';

export async function lookKnownUp(session: Session): Promise<void> {
  const vectors = vectorsFor<{ digits: string }, { class: string }>(session, 'classes');
  const numbers: string[] = [];
  for (const { given } of vectors) numbers.push(`+46703${given.digits}`);
  await offerNumbers(session, [...new Set(numbers)]);
  const answers: Answers = { known: {}, given: {} };
  for (const [place, { id, expected }] of vectors.entries()) {
    await lookNumberUp(session, 'main', numbers[place] as string);
    const [, found] = numberLookedUp(session);
    answers.known[id] = expected.class;
    answers.given[id] = String(found).toUpperCase();
  }
  session.handles.put<Answers>(ANSWERS, answers);
}

export async function sendKnown(session: Session): Promise<void> {
  const vectors = vectorsFor<{ standalone: { message: Json } }, { message: Json }>(session, 'mapping');
  const answers: Answers = { known: {}, given: {} };
  for (const [place, { id, given, expected }] of vectors.entries()) {
    await sendStandalone(session, given.standalone.message, 1);
    const calls = await conversationCalls(session, 'send', place + 1);
    answers.known[id] = expected.message;
    answers.given[id] = calls.at(-1)?.message;
  }
  session.handles.put<Answers>(ANSWERS, answers);
}
