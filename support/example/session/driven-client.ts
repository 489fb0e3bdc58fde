import { DriverTrouble } from '../../client/driver/channel.ts';
import type { Driver, Outcome } from '../../client/driver/driver.ts';
import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import { realTime } from '../../ground/time/pause.ts';
import type { Session } from './session.ts';

const DRIVER = 'whoever drives the client under test';
const TIME = 'the time that the client under test lives in';
const CLOCK = 'the clock of the client under test';

/** The time of a client and its platform, in milliseconds since the epoch. */
export interface ClientTime {
  now: number;
}

/** Lets somebody else's client act in this example where the harness's own would. */
export const letDrive = (session: Session, driver: Driver): Driver => session.handles.put(DRIVER, driver);

/** Whether the client of this example is somebody else's. */
export const isDriven = (session: Session): boolean => session.handles.has(DRIVER);

const hasClock = ({ run }: Session): boolean => run.target.client?.clock === true;

/** The time in which a client lives: its own where it can be set, else the real one. */
export function clientTime(session: Session, from: number): ClientTime {
  if (!isDriven(session) || hasClock(session)) return { now: from };
  return {
    get now() {
      return realTime.now();
    },
  } as ClientTime;
}

/** Throws Inconclusive (time-unreachable) for a client that cannot be told what time it is. */
export function requireClock(session: Session): void {
  if (isDriven(session) && !hasClock(session))
    throw new Inconclusive('time-unreachable', 'the clock of the client cannot be set');
}

/** An address that the client tells its waits, so that they need not be sat out. */
function openClock(session: Session, time: ClientTime, waited: (span: number) => void): string {
  const slot = session.openReceiver(CLOCK, '/clock');
  slot.otherwise = (notification) => {
    notification.looked = true;
    const span = Number((notification.json as { waited?: unknown } | undefined)?.waited);
    if (!(span >= 0)) return { kind: 'status', status: 400 };
    time.now += span;
    waited(span);
    const body = JSON.stringify({ now: new Date(time.now).toISOString() });
    return { kind: 'status', status: 200, headers: { 'content-type': 'application/json' }, body };
  };
  return slot.url;
}

/** Lets the driver forget earlier clients and begin a new one, which finds its platform at the addresses of `details`. */
export async function beginClient(
  session: Session,
  details: Readonly<Record<string, unknown>>,
  { time = { now: session.time.now() }, waited = () => undefined }: BeginOptions = {},
): Promise<void> {
  session.handles.put(TIME, time);
  const clock = hasClock(session) ? openClock(session, time, waited) : undefined;
  await resultOf(session, 'new-client', { clock, ...details });
}

interface BeginOptions {
  readonly time?: ClientTime;
  /** Told of each wait of the client. */
  readonly waited?: (span: number) => void;
}

/** What the client under test did with a task. Throws Inconclusive (target-unavailable) when its driver breaks down. */
export async function askClient(
  session: Session,
  task: string,
  details: Readonly<Record<string, unknown>> = {},
): Promise<Outcome> {
  const { now } = session.handles.get<ClientTime>(TIME);
  const instant = hasClock(session) ? { now: new Date(now).toISOString() } : {};
  try {
    return await session.handles.get<Driver>(DRIVER).ask(task, { ...instant, ...details });
  } catch (error) {
    if (error instanceof DriverTrouble) throw new Inconclusive('target-unavailable', error.message);
    throw error;
  }
}

/** What the client under test did with a task it cannot give up. Throws Inconclusive when it reports an error. */
export async function resultOf(
  session: Session,
  task: string,
  details: Readonly<Record<string, unknown>> = {},
): Promise<Readonly<Record<string, unknown>>> {
  const { result, error } = await askClient(session, task, details);
  if (result) return result;
  throw new Inconclusive('precondition-unmet', `the client gave up ${task}: ${JSON.stringify(error)}`);
}

/** What a client reports of a call, in the words of the examples. */
export function reportIn({ result, error }: Outcome): string {
  const status = Number((result ?? error)?.status);
  if (error?.kind === 'access-refused') return 'wrong credentials or scope';
  if (result && status >= 200 && status < 300) return 'success';
  if (status >= 300 && status < 600) return `HTTP status ${status}`;
  return error ? String(error.message ?? 'an error without a message') : 'a result without a status';
}
