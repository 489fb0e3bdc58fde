import { isObject, readJson } from '../../ground/json.ts';
import { unseenKey } from '../target/unseen-key.ts';

export interface DownstreamCall {
  readonly operation: 'send' | 'capability';
  readonly body: Readonly<Record<string, unknown>>;
  /** ISO 8601. */
  readonly at: string;
}

export interface DownstreamAnswer {
  readonly status: number;
  readonly body: object;
  readonly call?: DownstreamCall;
}

export interface DownstreamRequest {
  readonly method: string;
  readonly path: string;
  readonly isKnown: boolean;
  readonly text: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

const OPERATIONS: ReadonlyArray<readonly [DownstreamCall['operation'], RegExp]> = [
  ['send', /^\/v1\/projects\/[^/]+\/messages:send$/],
  ['capability', /^\/v1\/projects\/[^/]+\/capability:query$/],
];

const TOKEN = /^(?:\/v\d+)?\/oauth2?\/token$/;

const TOKEN_SECONDS = 3599;

const refusal = (code: number, status: string, message: string): DownstreamAnswer => ({
  status: code,
  body: { error: { code, message, status, details: [] } },
});

/**
 * Answers a request as the conversation service does; tokens are given to anybody. Every call with credentials and a JSON
 * object is noted, also one for several recipients, which is refused. Section "Conversation service and standalone API".
 */
export function downstreamAnswer({ method, path, isKnown, text, at }: DownstreamRequest): DownstreamAnswer {
  if (method === 'POST' && TOKEN.test(path))
    return {
      status: 200,
      body: { access_token: unseenKey(), token_type: 'bearer', expires_in: TOKEN_SECONDS, scope: '' },
    };
  const [operation] = OPERATIONS.find(([, pattern]) => pattern.test(path)) ?? [];
  if (method !== 'POST' || operation === undefined) return refusal(404, 'NOT_FOUND', `There is no ${method} ${path}.`);
  if (!isKnown) return refusal(401, 'UNAUTHENTICATED', 'The request has no credentials.');
  const body = readJson(text);
  if (!isObject(body)) return refusal(400, 'INVALID_ARGUMENT', 'The body is no JSON object.');
  const call = { operation, body, at: new Date(at).toISOString() };
  const isOne = isObject(body.recipient) && Object.keys(body.recipient).length > 0;
  if (!isOne) return { ...refusal(400, 'INVALID_ARGUMENT', 'A call has exactly one recipient.'), call };
  if (operation === 'send') return { status: 200, body: { message_id: unseenKey(), accepted_time: call.at }, call };
  const { app_id, recipient } = body;
  return { status: 200, body: { app_id: String(app_id ?? ''), recipient, request_id: unseenKey() }, call };
}
