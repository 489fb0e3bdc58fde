import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../ground/own-package.ts';
import { HarnessError } from '../../ground/problems/harness-error.ts';
import { absent, type Claim, present } from '../session/claims.ts';
import type { Session } from '../session/session.ts';
import { conversationCalls, sendStandalone } from './conversation.ts';
import { lookNumberUp, numberLookedUp, offerNumbers } from './dedicated-numbers.ts';
import { currentService, serviceCalled } from './voice-services.ts';

/** Something with members that a step looks into: an answer, a service, a notification or a call that the platform made. */
export interface Content {
  readonly words: string;
  /** All there is of it; a content that is `one` has to be the only one. */
  readonly read: (session: Session) => Promise<readonly unknown[]>;
  readonly one: boolean;
  /** What a step claims that finds something in it, and one that finds that a text is not in it. */
  readonly found: readonly Claim[];
  readonly missed: (text: string) => Claim;
}

type Kind = 'answer' | 'conversation call' | 'notification' | undefined;

/** What a feature calls by these words; a notification is one at the receiver. */
export function contentCalled(called: string, receiver: string): Content {
  const words = called.replace(/(?<=notification) at the receiver$/, '');
  const kind = /answer|conversation call|notification/.exec(words)?.[0] as Kind;
  const role = kind === undefined ? serviceCalled(words) : undefined;
  const found = kind === undefined ? [] : [present(`the ${kind}`)];
  if (kind === 'conversation call') found.unshift(present('the conversation service'));

  const read = async (session: Session): Promise<readonly unknown[]> => {
    if (role) return [await currentService(session, role)];
    if (kind === 'answer') return [session.wire.last.json];
    if (kind === 'conversation call') return conversationCalls(session, 'send');
    return (await session.inbox.arrivals(receiver)).map(({ json }) => json);
  };
  const missed = (text: string): Claim => {
    if (kind === undefined) return absent('{} as it was', words);
    return kind === 'answer' ? absent('the text "{}"', text) : absent(`the ${kind}`);
  };
  return { words, read, one: !words.startsWith('every '), found, missed };
}

type Json = Readonly<Record<string, unknown>>;

/** An input with the answer that a rule gives to it; the sets are in `features/vectors`. */
interface Vector<Given, Expected> {
  readonly id: string;
  readonly rule: string;
  readonly flag: 'valid' | 'invalid' | 'open';
  readonly given: Given;
  readonly expected: Expected;
}

const SETS = { classes: 'number-classes.json', mapping: 'mapping.json' };

function vectorsFor<Given, Expected>({ rule }: Session, set: keyof typeof SETS) {
  const text = readFileSync(join(ROOT, 'features/vectors', SETS[set]), 'utf8');
  const all = JSON.parse(text).vectors as ReadonlyArray<Vector<Given, Expected>>;
  const meant = all.filter((each) => each.rule === rule && each.flag === 'valid');
  if (meant.length === 0) throw new HarnessError(`${rule} has no known answers about ${set}`);
  return meant;
}

/** What is known, and what the platform says, each by the id of the vector. */
export interface Answers {
  readonly known: Record<string, unknown>;
  readonly given: Record<string, unknown>;
}

const ANSWERS = 'the answers to known input';

export const knownAndGiven = ({ handles }: Session): Answers => handles.get<Answers>(ANSWERS);

export async function lookKnownUp(session: Session): Promise<void> {
  const vectors = vectorsFor<{ digits: string }, { class: string }>(session, 'classes');
  const numbers = vectors.map(({ given }) => `+46703${given.digits}`);
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
    await sendStandalone(session, JSON.stringify(given.standalone.message), 1);
    const calls = await conversationCalls(session, 'send', place + 1);
    answers.known[id] = expected.message;
    answers.given[id] = calls.at(-1)?.message;
  }
  session.handles.put<Answers>(ANSWERS, answers);
}
