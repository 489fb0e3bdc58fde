import { HarnessError } from '../../ground/problems/harness-error.ts';
import { Burst } from '../../wire/http/burst.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import type { LookupOptions } from '../session/api/lookup-api.ts';
import type { Session } from '../session/session.ts';

const ONGOING = 'lookups in progress';

/** Looks at the platform's own count this often before it is taken as it is. */
const LOOKS = 2000;

/** A lookup that was sent and need not have been answered; `answer` is undefined when it was given up. */
interface OngoingLookup {
  readonly number: string;
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
    const seen = (await session.facility('hlr').request('GET', '/hlr')) as { ongoing: number };
    if (seen.ongoing === ongoing(session).filter(({ isOver }) => !isOver()).length) return;
  }
}

/** Sends lookups of a number, at once if they are a burst, and returns once they all wait for the network. */
async function startLookups(session: Session, count: number, written: string, together?: Burst) {
  const flying = ongoing(session);
  for (let sent = 0; sent < count; sent += 1) {
    const { signal, abort } = controllable();
    let isOver = false;
    const asked = session.lookup.ask(written, { fresh: true, signal, together }).catch(() => undefined);
    const answer = asked.finally(() => {
      isOver = true;
    });
    flying.push({ number: written, giveUp: abort, answer, isOver: () => isOver });
  }
  await awaitPlaces(session);
}

function controllable(): { signal: AbortSignal; abort: () => void } {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

/** Breaks the connection of the latest lookup of a number in progress and lets the platform notice. */
async function giveOneUp(session: Session, written: string): Promise<void> {
  const flying = ongoing(session);
  const place = flying.findLastIndex(({ number }) => number === written);
  const [given] = place < 0 ? [] : flying.splice(place, 1);
  if (!given) throw new HarnessError(`no lookup of ${written} is in progress`);
  given.giveUp();
  await given.answer;
  await awaitPlaces(session);
}

/** Starts lookups of a number, one after the other or in one burst, or gives some of those up that were started. */
export async function bringLookups(session: Session, count: number, written: string, state: string) {
  if (state !== 'abandoned')
    return startLookups(session, count, written, state === 'in progress' ? undefined : new Burst(count));
  for (let given = 0; given < count; given += 1) await giveOneUp(session, written);
}

/** The answers to the lookups that were in progress and not given up, all of them looked at. */
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

/** Looks a number up; beside lookups in progress it is given up when it has to wait for them. */
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

/** The number of a lookup that was kept waiting by others in progress, if there is one. */
export const unansweredLookup = (session: Session): string | undefined =>
  session.handles.has(UNANSWERED) ? session.handles.get<string>(UNANSWERED) : undefined;
