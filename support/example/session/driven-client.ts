import type { Driver, Outcome } from '../../client/driver/driver.ts';
import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import { realTime } from '../../ground/time/pause.ts';
import type { Answer } from '../../wire/callbacks/answer.ts';
import type { Mailslot } from '../../wire/callbacks/receiver.ts';
import { ChannelTrouble } from '../../wire/command/channel.ts';
import type { Session } from './session.ts';

const DRIVER = 'the driver of the client under test';
const TIME = 'the time of the client under test';
const CLOCK = 'the clock of the client under test';

type Details = Readonly<Record<string, unknown>>;

interface ClientTime {
  now: number;
}

export const letDrive = (session: Session, driver: Driver): Driver => session.handles.put(DRIVER, driver);

export const isDriven = (session: Session): boolean => session.handles.has(DRIVER);

const hasClock = ({ run }: Session): boolean => run.target.client?.clock === true;

/** The time of a client: its own clock where that can be set, else real time. */
export function clientTime(session: Session, from: number): ClientTime {
  if (!isDriven(session) || hasClock(session)) return { now: from };
  return {
    get now() {
      return realTime.now();
    },
  } as ClientTime;
}

/** Throws Inconclusive (time-unreachable) for a client whose clock cannot be set. */
export function requireClock(session: Session): void {
  if (isDriven(session) && !hasClock(session))
    throw new Inconclusive('time-unreachable', 'the clock of the client cannot be set');
}

/** Resets the driver and starts a new client, whose platform is at the addresses in `details`. */
export async function beginClient(
  session: Session,
  details: Details,
  { time = { now: session.time.now() }, waited }: { time?: ClientTime; waited?: (span: number) => void } = {},
): Promise<void> {
  session.handles.put(TIME, time);
  if (!hasClock(session)) return void (await resultOf(session, 'new-client', details));
  // The client reports its waits at an address, so that they can be skipped.
  const slot = session.inbox.open(CLOCK, '/clock');
  slot.otherwise = (notification) => {
    notification.looked = true;
    const span = Number((notification.json as { waited?: unknown } | undefined)?.waited);
    if (!(span >= 0)) return { kind: 'status', status: 400 };
    time.now += span;
    waited?.(span);
    const body = JSON.stringify({ now: new Date(time.now).toISOString() });
    return { kind: 'status', status: 200, headers: { 'content-type': 'application/json' }, body };
  };
  await resultOf(session, 'new-client', { clock: slot.url, ...details });
}

/** The client's result for a task. Throws Inconclusive (target-unavailable) when its driver breaks down. */
export async function askClient(session: Session, task: string, details: Details = {}): Promise<Outcome> {
  const { now } = session.handles.get<ClientTime>(TIME);
  const instant = hasClock(session) ? { now: new Date(now).toISOString() } : {};
  try {
    return await session.handles.get<Driver>(DRIVER).ask(task, { ...instant, ...details });
  } catch (error) {
    if (error instanceof ChannelTrouble) throw new Inconclusive('target-unavailable', error.message);
    throw error;
  }
}

/** The client's result for a task that must succeed. Throws Inconclusive when it reports an error. */
export async function resultOf(session: Session, task: string, details: Details = {}): Promise<Details> {
  const { result, error } = await askClient(session, task, details);
  if (result) return result;
  throw new Inconclusive('precondition-unmet', `the client gave up ${task}: ${JSON.stringify(error)}`);
}

export function reportIn({ result, error }: Outcome): string {
  const status = Number((result ?? error)?.status);
  if (error?.kind === 'access-refused') return 'wrong credentials or scope';
  if (result && status >= 200 && status < 300) return 'success';
  if (status >= 300 && status < 600) return `HTTP status ${status}`;
  return error ? String(error.message ?? 'an error without a message') : 'a result without a status';
}

const TOKENS = 'the token service that the client asks';
const CALLS = 'the platform that the client calls';
export const STAND_IN = 'the platform of the client';

export const STAND_IN_KEY = { keyId: 'stand-in-key', keySecret: 'stand-in-secret' };

/** Noon of 2024-01-15 UTC, as in a fresh world. */
export const FIRST_MOMENT = Date.UTC(2024, 0, 15, 12);

/** A platform that the harness plays for a client: a token service and one operation. Times in milliseconds. */
interface StandInPlatform {
  readonly tokens: Mailslot;
  readonly calls: Mailslot;
  /** The time that client and platform live in; nothing else moves it. */
  now: number;
  /** How long before its stated end the platform stops taking a token. */
  early: number;
  additions: Readonly<Record<string, unknown>>;
  readonly issued: Array<{ readonly value: string; readonly endsAt: number }>;
}

export function jsonAnswer(status: number, body: object, headers: Record<string, string> = {}): Answer {
  const sent = { 'content-type': 'application/json', ...headers };
  return { kind: 'status', status, headers: sent, body: JSON.stringify(body) };
}

export function openStandIn(session: Session, seconds: number): StandInPlatform {
  const platform: StandInPlatform = {
    tokens: session.inbox.openPlatform(TOKENS, '/oauth2/token'),
    calls: session.inbox.openPlatform(CALLS, '/v2/projects/p/services/s'),
    now: FIRST_MOMENT,
    early: 0,
    additions: {},
    issued: [],
  };
  platform.tokens.otherwise = () => {
    const value = `stand-in-token-${platform.issued.length + 1}`;
    platform.issued.push({ value, endsAt: platform.now + seconds * 1000 });
    const documented = { access_token: value, token_type: 'Bearer', expires_in: seconds, scope: '' };
    return jsonAnswer(200, { ...documented, ...platform.additions });
  };
  platform.calls.otherwise = ({ headers: { authorization } }) => {
    const { issued, now, early, additions } = platform;
    const used = issued.find(({ value }) => authorization === `Bearer ${value}`);
    if (used && now < used.endsAt - early) return jsonAnswer(200, additions);
    const cause = used ? 'The token has expired' : 'The token is invalid';
    const challenge = `Bearer realm="platform", error="invalid_token", error_description="${cause}"`;
    return jsonAnswer(401, {}, { 'www-authenticate': challenge });
  };
  return session.handles.put(STAND_IN, platform);
}

export const standIn = (session: Session): StandInPlatform => session.handles.get<StandInPlatform>(STAND_IN);

/** How many tokens the client asked for, and for each call which of them it carried, counted from 1; 0 is none of them. */
export async function trafficOf(session: Session): Promise<{ tokensAsked: number; tokensUsed: number[] }> {
  const tokensAsked = (await session.inbox.arrivals(TOKENS)).length;
  const calls = await session.inbox.arrivals(CALLS);
  const { issued } = standIn(session);
  const tokensUsed: number[] = [];
  for (const { headers } of calls)
    tokensUsed.push(issued.findIndex(({ value }) => headers.authorization === `Bearer ${value}`) + 1);
  return { tokensAsked, tokensUsed };
}
