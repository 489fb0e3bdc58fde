import { createHmac } from 'node:crypto';
import { isoOf } from '../../kernel/instant.ts';
import type { Letter } from '../../kernel/letter.ts';
import type { CallRun } from '../scope.ts';
import type { CallDecisions, SignedEvent } from './decisions.ts';
import type { Leg } from './simulated-call.ts';

/** Calls cannot be read from the voice service, so that their address leads nowhere. */
const ELSEWHERE = 'https://voice.example/v2/projects';

/** The document shows no price of a call, and neither does anything published: a simulated one costs nothing. */
const FREE = { currencyCode: 'EUR', amount: '0.0000' };

function resultOf({ state, ending }: Leg): string {
  if (state === 'ended') return ending ?? 'COMPLETED';
  return state === 'ringing' ? 'INITIATED' : 'IN_PROGRESS';
}

/** The ends of a dialled leg as its command names them; the lab starts incoming calls without numbers. */
const partiesOf = ({ dial }: Leg): object =>
  dial === undefined ? {} : { ...(dial.from === undefined ? {} : { from: dial.from }), to: dial.to };

const timesOf = ({ answeredAt, endedAt }: Leg): object => ({
  ...(answeredAt === undefined ? {} : { answerTime: isoOf(answeredAt) }),
  ...(endedAt === undefined ? {} : { endTime: isoOf(endedAt) }),
});

/** The call in an event, from the side of one leg: its members and values are published, the document leaves them open. */
function describeLeg({ call }: CallRun, leg: Leg): object {
  const { id, service, sessionId, startedAt } = call;
  const { projectId, serviceId } = service;
  const callName = leg.dial ? leg.dial.callName : leg.name;
  return {
    callId: id,
    projectId,
    serviceId,
    sessionId,
    ...(callName === undefined ? {} : { callName }),
    leg: leg.name,
    direction: leg.dial ? 'OUTBOUND' : 'INBOUND',
    originationType: leg.dial ? 'SERVER' : 'PHONE',
    callType: (leg.dial?.to as { type?: string } | undefined)?.type ?? 'PHONE',
    ...partiesOf(leg),
    callResult: resultOf(leg),
    startTime: isoOf(startedAt),
    ...timesOf(leg),
    callRate: FREE,
    callResourceUrl: `${ELSEWHERE}/${projectId}/calls/${id}`,
  };
}

const CONTENT_TYPE = 'application/json; charset=utf-8';

/** The signature of an event for holders of the secret. */
export function eventSignature(
  event: SignedEvent,
  secret: string,
  { signedText }: Pick<CallDecisions, 'signedText'>,
): string {
  return createHmac('sha256', Buffer.from(secret, 'base64')).update(signedText(event)).digest('base64');
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
    body: JSON.stringify({ ...told, call: describeLeg(run, leg) }),
    seal: async ({ url: address, method, body }) => {
      // An instant with seven digits of a second, as a signed event writes it.
      const timestamp = new Date(scope.clock.now()).toISOString().replace('Z', '0000Z');
      const { pathname: path } = new URL(address);
      const signature = eventSignature({ method, body, contentType: CONTENT_TYPE, timestamp, path }, secret, decisions);
      return { 'x-timestamp': timestamp, authorization: decisions.authorization(serviceId, signature) };
    },
  };
}
