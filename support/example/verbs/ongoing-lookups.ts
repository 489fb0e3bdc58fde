import { HarnessError } from '../../ground/problems/harness-error.ts';
import { Burst } from '../../wire/http/burst.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import type { LookupOptions } from '../session/api/lookup-api.ts';
import type { Session } from '../session/session.ts';

const ONGOING = 'lookups under way';

/** Looks at the platform's own count this often before it is taken as it is. */
const LOOKS = 2000;

/** A lookup that was sent and need not have been answered; `answer` is undefined when it was given up. */
interface OngoingLookup {
  readonly giveUp: () => void;
  readonly answer: Promise<Exchange | undefined>;
  readonly isOver: () => boolean;
}

const ongoing = (session: Session): OngoingLookup[] =>
  session.handles.has(ONGOING)
    ? session.handles.get<OngoingLookup[]>(ONGOING)
    : session.handles.put<OngoingLookup[]>(ONGOING, []);

/** Waits until every lookup was answered or is counted by the platform as waiting for the network. */
async function awaitPlaces(session: Session): Promise<void> {
  for (let look = 0; look < LOOKS; look += 1) {
    const seen = (await session.lab.request('GET', '/hlr')) as { ongoing: number };
    if (seen.ongoing === ongoing(session).filter(({ isOver }) => !isOver()).length) return;
  }
}

/** Sends lookups of a number, at once if they are a burst, and returns once they all wait for the network. */
export async function startLookups(session: Session, count: number, written: string, together?: Burst) {
  const flying = ongoing(session);
  for (let sent = 0; sent < count; sent += 1) {
    const { signal, abort } = controllable();
    let isOver = false;
    const asked = session.lookup.ask(written, { fresh: true, signal, together }).catch(() => undefined);
    const answer = asked.finally(() => {
      isOver = true;
    });
    flying.push({ giveUp: abort, answer, isOver: () => isOver });
  }
  await awaitPlaces(session);
}

/** Sends lookups of a number in one burst and returns once those that have a place wait for the network. */
export const startLookupsAtOnce = (session: Session, count: number, written: string): Promise<void> =>
  startLookups(session, count, written, new Burst(count));

function controllable(): { signal: AbortSignal; abort: () => void } {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

/** Breaks the connection of the latest lookup under way and lets the platform notice. */
export async function giveOneUp(session: Session): Promise<void> {
  const given = ongoing(session).pop();
  if (!given) throw new HarnessError('no lookup is under way');
  given.giveUp();
  await given.answer;
  await awaitPlaces(session);
}

/** The answers to the lookups that were under way and not given up, all of them looked at. */
export async function answersOfOngoing(session: Session): Promise<Exchange[]> {
  const answers = await Promise.all(ongoing(session).map(({ answer }) => answer));
  return answers.flatMap((answer) => {
    if (!answer) return [];
    answer.looked = true;
    return answer;
  });
}

const UNANSWERED = 'a lookup that nobody answered';

/** How long a lookup beside others that wait may take, in milliseconds of real time: it must not wait for them. */
const AT_ONCE = 10_000;

/** Looks a number up; beside lookups under way it is given up when it has to wait for them. */
export async function lookUp(session: Session, written: string, options: LookupOptions): Promise<void> {
  if (ongoing(session).length === 0) return void (await session.lookup.ask(written, options));
  const signal = AbortSignal.timeout(AT_ONCE);
  try {
    await session.lookup.ask(written, { ...options, signal });
  } catch (error) {
    if (!signal.aborted) throw error;
    session.handles.put(UNANSWERED, written);
  }
}

/** The number of a lookup that was kept waiting by others under way, if there is one. */
export const unansweredLookup = (session: Session): string | undefined =>
  session.handles.has(UNANSWERED) ? session.handles.get<string>(UNANSWERED) : undefined;
