import type { Answer } from '../../wire/callbacks/answer.ts';
import type { Notification } from '../../wire/callbacks/notification.ts';
import type { Mailslot } from '../../wire/callbacks/receiver.ts';
import { requireClock } from '../session/driven-client.ts';
import type { Session } from '../session/session.ts';

const TOKENS = 'the token service that the client asks';
const CALLS = 'the platform that the client calls';
const STAND_IN = 'the platform of the client';

type Members = Readonly<Record<string, unknown>>;

/** A platform that the harness plays for a client: a token service and one operation. Times in milliseconds. */
export interface StandInPlatform {
  readonly tokens: Mailslot;
  readonly calls: Mailslot;
  /** The time that client and platform live in; nothing else moves it. */
  now: number;
  /** How long before its stated end the platform stops taking a token. */
  early: number;
  /** Members that every answer has beside the documented ones. */
  additions: Members;
  /** Tokens in the order of issue, with the moment each one ends. */
  readonly issued: Array<{ readonly value: string; readonly endsAt: number }>;
}

/** The platform's time is noon of 2024-01-15 UTC, as in a fresh world. */
const FIRST_MOMENT = Date.UTC(2024, 0, 15, 12);

const answer = (status: number, body: Members, headers: Record<string, string> = {}): Answer => ({
  kind: 'status',
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

const challenge = (cause: string): Record<string, string> => ({
  'www-authenticate': `Bearer realm="platform", error="invalid_token", error_description="${cause}"`,
});

function issueToken(platform: StandInPlatform, seconds: number): Answer {
  const value = `stand-in-token-${platform.issued.length + 1}`;
  platform.issued.push({ value, endsAt: platform.now + seconds * 1000 });
  const documented = { access_token: value, token_type: 'Bearer', expires_in: seconds, scope: '' };
  return answer(200, { ...documented, ...platform.additions });
}

function answerCall(platform: StandInPlatform, { headers }: Notification): Answer {
  const used = platform.issued.find(({ value }) => headers.authorization === `Bearer ${value}`);
  if (!used) return answer(401, {}, challenge('The token is invalid'));
  if (platform.now >= used.endsAt - platform.early) return answer(401, {}, challenge('The token has expired'));
  return answer(200, platform.additions);
}

/** Opens a platform whose tokens live `seconds`. */
export function openStandIn(session: Session, seconds: number): void {
  const platform: StandInPlatform = {
    tokens: session.openReceiver(TOKENS, '/oauth2/token'),
    calls: session.openReceiver(CALLS, '/v2/projects/p/services/s'),
    now: FIRST_MOMENT,
    early: 0,
    additions: {},
    issued: [],
  };
  platform.tokens.otherwise = () => issueToken(platform, seconds);
  platform.calls.otherwise = (call) => answerCall(platform, call);
  session.handles.put(STAND_IN, platform);
}

/** The platform that this example's client talks to. */
export const standIn = (session: Session): StandInPlatform => session.handles.get<StandInPlatform>(STAND_IN);

/** Lets the next `count` calls be refused, whatever token they carry. */
export function refuseCalls(session: Session, count: number, status: number, explanation?: string): void {
  const headers: Record<string, string> = explanation === undefined ? {} : { 'www-authenticate': explanation };
  standIn(session).calls.answers.push(...Array<Answer>(count).fill(answer(status, {}, headers)));
}

/** Lets time pass for client and platform. Throws Inconclusive for a client whose clock cannot be set. */
export function passTime(session: Session, span: number): void {
  requireClock(session);
  standIn(session).now += span;
}

/** How many tokens the client asked for, and for each call which of them it carried, counted from 1; 0 is none of them. */
export async function trafficOf(session: Session): Promise<{ tokensAsked: number; tokensUsed: number[] }> {
  const { issued } = standIn(session);
  const placeOf = ({ headers }: Notification): number =>
    issued.findIndex(({ value }) => headers.authorization === `Bearer ${value}`) + 1;
  return {
    tokensAsked: (await session.arrivals(TOKENS)).length,
    tokensUsed: (await session.arrivals(CALLS)).map(placeOf),
  };
}
