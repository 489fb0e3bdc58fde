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
function vectorsFor<Given, Expected>(
  { rule }: Session,
  set: keyof typeof SETS,
): ReadonlyArray<Vector<Given, Expected>> {
  const all = SETS[set]() as ReadonlyArray<Vector<Given, Expected>>;
  const meant = all.filter((each) => each.rule === rule && each.flag === 'valid');
  if (meant.length === 0) throw new HarnessError(`${rule} has no known answers about ${set}`);
  return meant;
}

/** What is known, and what the platform says, each by the id of the vector. */
export interface Answers {
  readonly known: Readonly<Record<string, unknown>>;
  readonly given: Readonly<Record<string, unknown>>;
}

const ANSWERS = 'the answers to known input';

const keep = (session: Session, all: ReadonlyArray<readonly [id: string, known: unknown, given: unknown]>): void =>
  void session.handles.put<Answers>(ANSWERS, {
    known: Object.fromEntries(all.map(([id, known]) => [id, known])),
    given: Object.fromEntries(all.map(([id, , given]) => [id, given])),
  });

/** What the example asked for that is known. */
export const knownAndGiven = ({ handles }: Session): Answers => handles.get<Answers>(ANSWERS);

/** Looks up each number with known digits. */
export async function lookKnownUp(session: Session): Promise<void> {
  const vectors = vectorsFor<{ digits: string }, { class: string }>(session, 'classes');
  const numberOf = ({ given }: (typeof vectors)[number]): string => `+46703${given.digits}`;
  await offerNumbers(session, [...new Set(vectors.map(numberOf))]);
  const answers = [];
  for (const vector of vectors) {
    await lookNumberUp(session, 'main', numberOf(vector));
    const [, found] = numberLookedUp(session);
    answers.push([vector.id, vector.expected.class, String(found).toUpperCase()] as const);
  }
  keep(session, answers);
}

/** Sends each standalone message whose mapping is known. */
export async function sendKnown(session: Session): Promise<void> {
  const vectors = vectorsFor<{ standalone: { message: Json } }, { message: Json }>(session, 'mapping');
  const answers = [];
  for (const [place, { id, given, expected }] of vectors.entries()) {
    await sendStandalone(session, JSON.stringify(given.standalone.message), 1);
    const calls = await conversationCalls(session, 'send', place + 1);
    answers.push([id, expected.message, calls.at(-1)?.message] as const);
  }
  keep(session, answers);
}
