import type { Answer } from '../../wire/callbacks/answer.ts';
import type { Mailslot } from '../../wire/callbacks/receiver.ts';
import type { Session } from '../session/session.ts';

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
