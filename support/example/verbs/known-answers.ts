import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { once } from '../../ground/operations/once.ts';
import { ROOT } from '../../ground/own-package.ts';
import { HarnessError } from '../../ground/problems/harness-error.ts';
import type { Session } from '../session/session.ts';
import { conversationCalls, sendStandalone } from './conversation.ts';
import { lookNumberUp, numberLookedUp, offerNumbers } from './dedicated-numbers.ts';

type Json = Readonly<Record<string, unknown>>;

/** An input with the answer that a rule gives to it; the sets are in `features/vectors`. */
interface Vector<Given, Expected> {
  readonly id: string;
  readonly rule: string;
  readonly flag: 'valid' | 'invalid' | 'open';
  readonly given: Given;
  readonly expected: Expected;
}

const setIn = (file: string) =>
  once(() => JSON.parse(readFileSync(join(ROOT, 'features/vectors', file), 'utf8')).vectors);

const SETS = { classes: setIn('number-classes.json'), mapping: setIn('mapping.json') };

/** The vectors of a set that the rule of the example decides as valid. Throws HarnessError when there is none. */
function vectorsFor<Given, Expected>({ rule }: Session, set: keyof typeof SETS) {
  const all = SETS[set]() as ReadonlyArray<Vector<Given, Expected>>;
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

/** What the example asked for that is known. */
export const knownAndGiven = ({ handles }: Session): Answers => handles.get<Answers>(ANSWERS);

/** Looks up each number with known digits. */
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

/** Sends each standalone message whose mapping is known. */
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
