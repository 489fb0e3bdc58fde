import { AccessRefused, BearerClient, UnreadableAnswer } from '../../client/built-in/bearer-client.ts';
import { clientPolicyWith } from '../../client/built-in/client-faults.ts';
import type { Answer } from '../../wire/callbacks/answer.ts';
import type { Mailslot } from '../../wire/callbacks/receiver.ts';
import { askClient, beginClient, isDriven, reportIn, requireClock } from '../session/driven-client.ts';
import type { Session } from '../session/session.ts';

const TOKENS = 'the token service that the client asks';
const CALLS = 'the platform that the client calls';
const STAND_IN = 'the platform of the client';
const CLIENT = 'the client of the bearer interfaces';
const REPORTS = 'what the client reported';

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

/** Opens a platform whose tokens live `seconds`. */
export function openStandIn(session: Session, seconds: number): StandInPlatform {
  const platform: StandInPlatform = {
    tokens: session.openReceiver(TOKENS, '/oauth2/token'),
    calls: session.openReceiver(CALLS, '/v2/projects/p/services/s'),
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

/** Lets the next `count` calls be refused, whatever token they carry. */
export function refuseCalls(session: Session, count: number, status: number, explanation?: string): void {
  const headers: Record<string, string> = explanation === undefined ? {} : { 'www-authenticate': explanation };
  standIn(session).calls.answers.push(...Array<Answer>(count).fill(jsonAnswer(status, {}, headers)));
}

/** Lets time pass for client and platform. Throws Inconclusive for a client whose clock cannot be set. */
export function passTime(session: Session, span: number): void {
  requireClock(session);
  standIn(session).now += span;
}

/** How many tokens the client asked for, and for each call which of them it carried, counted from 1; 0 is none of them. */
export async function trafficOf(session: Session): Promise<{ tokensAsked: number; tokensUsed: number[] }> {
  const tokensAsked = (await session.arrivals(TOKENS)).length;
  const calls = await session.arrivals(CALLS);
  const tokens = standIn(session).issued.map(({ value }) => `Bearer ${value}`);
  return { tokensAsked, tokensUsed: calls.map(({ headers }) => tokens.indexOf(headers.authorization ?? '') + 1) };
}

export function noteReport(session: Session, reported: string): void {
  session.handles.put(REPORTS, [...reportsOfClient(session), reported]);
}

export const reportsOfClient = (session: Session): readonly string[] =>
  session.handles.has(REPORTS) ? session.handles.get<string[]>(REPORTS) : [];

/** Lets the client make one call and keeps what it reports; the client starts at its first call. */
export async function callAsClient(session: Session): Promise<void> {
  const { handles } = session;
  const platform = standIn(session);
  const { tokens, calls } = platform;
  if (isDriven(session)) {
    const details = { tokenUrl: tokens.url, callUrl: calls.url, ...STAND_IN_KEY };
    if (!handles.has(CLIENT)) handles.put(CLIENT, beginClient(session, details, { time: platform }));
    await handles.get<Promise<void>>(CLIENT);
    return noteReport(session, reportIn(await askClient(session, 'call')));
  }
  if (!handles.has(CLIENT)) {
    const client = new BearerClient({
      tokenUrl: tokens.url,
      ...STAND_IN_KEY,
      send: session.http.send.bind(session.http),
      now: () => platform.now,
      policy: clientPolicyWith(session.run.faults),
    });
    handles.put(CLIENT, client);
  }
  noteReport(session, await reportOf(handles.get<BearerClient>(CLIENT), calls.url));
}

async function reportOf(client: BearerClient, url: string): Promise<string> {
  try {
    const { status } = await client.call({ method: 'GET', url, headers: {} });
    return status < 300 ? 'success' : `HTTP status ${status}`;
  } catch (error) {
    if (error instanceof AccessRefused) return 'wrong credentials or scope';
    if (error instanceof UnreadableAnswer) return error.message;
    throw error;
  }
}
