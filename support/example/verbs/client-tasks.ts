import { HarnessError } from '../../ground/problems/harness-error.ts';
import type { Session } from '../session/session.ts';
import { lookUpAsClient } from './own-lookup-client.ts';
import { writeToCustomer } from './own-opt-in-client.ts';
import { useAsClient } from './own-subproject-client.ts';
import { callAsClient } from './own-token-client.ts';
import { updateAsClient } from './own-voice-client.ts';
import { passTime } from './stand-in-platform.ts';

const TEN_MINUTES = 600_000;

async function repeat(count: number, act: () => Promise<unknown>): Promise<void> {
  for (let done = 0; done < count; done += 1) await act();
}

/** What a client under test can do, by the words of the features. */
const TASKS: Readonly<Record<string, (session: Session, count: number) => Promise<unknown>>> = {
  call: (session, count) => repeat(count, () => callAsClient(session)),
  'call at once': (session, count) => Promise.all(Array.from({ length: count }, () => callAsClient(session))),
  'call in 10 minutes': (session, count) =>
    repeat(count, async () => {
      await callAsClient(session);
      passTime(session, TEN_MINUTES / count);
    }),
  lookup: (session, count) => repeat(count, () => lookUpAsClient(session)),
  'voice update': (session, count) => repeat(count, () => updateAsClient(session)),
  message: (session, count) => repeat(count, () => writeToCustomer(session)),
  subproject: (session, count) => repeat(count, () => useAsClient(session)),
};

/** Lets the client under test do something `count` times. */
export async function letClient(session: Session, task: string, count: number): Promise<void> {
  const act = TASKS[task];
  if (!act) throw new HarnessError(`no client is asked for a ${task}`);
  await act(session, count);
}
