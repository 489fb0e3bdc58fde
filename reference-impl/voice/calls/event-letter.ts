import { createHash, createHmac } from 'node:crypto';
import { isoOf } from '../../kernel/instant.ts';
import type { Letter } from '../../kernel/outbox.ts';
import type { CallRun } from './call-run.ts';
import { describeLeg } from './described-leg.ts';
import type { Leg } from './simulated-call.ts';

/** The signed parts of a call event. */
export interface SignedEvent {
  readonly method: string;
  readonly body: string;
  readonly contentType: string;
  readonly timestamp: string;
  /** The path of the address that the event goes to. */
  readonly path: string;
}

/**
 * The decisions about a call event. Its id and body are made once, so that a receiver recognises a repeat; the timestamp and
 * the signature are made for each attempt, because an old signature is worthless.
 */
export interface EventDecisions {
  /** How long one attempt waits for the receiver, in milliseconds of real time. */
  eventTimeout: number;
  signedText(event: SignedEvent): string;
  /** The bytes of a secret. */
  secretBytes(secret: string): Buffer;
  authorization(serviceId: string, signature: string): string;
  /** The envelope of an event: what it is, where it comes from and when it happened. */
  envelopeOf(event: Envelope): Readonly<Record<string, string>>;
  describeLeg(run: CallRun, leg: Leg): object;
}

interface Envelope {
  readonly id: string;
  readonly projectId: string;
  readonly serviceId: string;
  readonly at: number;
}

const CONTENT_TYPE = 'application/json; charset=utf-8';
const EVENT_TYPE = 'com.platform.voice.call.control.v1';

/** How the platform decides by itself. */
export const eventDecisions: EventDecisions = {
  eventTimeout: 5000,
  signedText: ({ method, body, contentType, timestamp, path }) => {
    const digest = createHash('md5').update(body).digest('base64');
    return [method, digest, contentType, `x-timestamp:${timestamp}`, path].join('\n');
  },
  secretBytes: (secret) => Buffer.from(secret, 'base64'),
  authorization: (serviceId, signature) => `service ${serviceId}:${signature}`,
  envelopeOf: ({ id, projectId, serviceId, at }) => ({
    'ce-specversion': '1.0',
    'ce-id': id,
    'ce-type': EVENT_TYPE,
    'ce-source': `projects/${projectId}/services/${serviceId}`,
    'ce-time': isoOf(at),
  }),
  describeLeg,
};

/** An instant with seven digits of a second, as a signed event writes it. */
const timestampOf = (at: number): string => new Date(at).toISOString().replace('Z', '0000Z');

/** The signature of an event for holders of the secret. */
export function eventSignature(
  event: SignedEvent,
  secret: string,
  { signedText, secretBytes }: Pick<EventDecisions, 'signedText' | 'secretBytes'>,
): string {
  return createHmac('sha256', secretBytes(secret)).update(signedText(event)).digest('base64');
}

/**
 * What happened on a leg, as a letter that is signed again at each attempt.
 * Rules: PUB-EVENT-FORM-01, PUB-EVENT-SIGN-01, PUB-EVENT-WAIT-01.
 */
export function eventLetter(run: CallRun, leg: Leg, told: object, url: string): Letter {
  const { scope, call } = run;
  const { projectId, serviceId } = call.service;
  const { decisions } = scope;
  const [id, at] = [scope.ids.uuid(), scope.clock.now()];
  const secret = scope.state.secretOf(serviceId, scope.ids);
  return {
    id,
    kind: 'call-event',
    order: call.id,
    url,
    method: 'POST',
    timeout: decisions.eventTimeout,
    headers: { 'content-type': CONTENT_TYPE, ...decisions.envelopeOf({ id, projectId, serviceId, at }) },
    body: JSON.stringify({ ...told, call: decisions.describeLeg(run, leg) }),
    seal: async ({ url: address, method, body }) => {
      const timestamp = timestampOf(scope.clock.now());
      const { pathname: path } = new URL(address);
      const signature = eventSignature({ method, body, contentType: CONTENT_TYPE, timestamp, path }, secret, decisions);
      return { 'x-timestamp': timestamp, authorization: decisions.authorization(serviceId, signature) };
    },
  };
}
