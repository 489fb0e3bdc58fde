import { isoOf } from '../../kernel/instant.ts';
import type { CallRun } from './call-run.ts';
import type { Leg } from './simulated-call.ts';

/** Calls cannot be read from the voice service, so that their address leads nowhere. */
const ELSEWHERE = 'https://voice.example/v2/projects';

/** The document shows no price of a call, and neither does anything published: a simulated one costs nothing. */
const FREE = { currencyCode: 'EUR', amount: '0.0000' };

function resultOf({ state, ending }: Leg): string {
  if (state === 'ended') return ending ?? 'COMPLETED';
  return state === 'ringing' ? 'INITIATED' : 'IN_PROGRESS';
}

const typeOf = ({ dial }: Leg): string => (dial?.to as { type?: string } | undefined)?.type ?? 'PHONE';

/** The ends of a dialled leg as its command names them; the lab starts incoming calls without numbers. */
const partiesOf = ({ dial }: Leg): object =>
  dial === undefined ? {} : { ...(dial.from === undefined ? {} : { from: dial.from }), to: dial.to };

const timesOf = ({ answeredAt, endedAt }: Leg): object => ({
  ...(answeredAt === undefined ? {} : { answerTime: isoOf(answeredAt) }),
  ...(endedAt === undefined ? {} : { endTime: isoOf(endedAt) }),
});

/** The call in an event, from the side of one leg: its members and values are published, the document leaves them open. */
export function describeLeg({ call }: CallRun, leg: Leg): object {
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
    callType: typeOf(leg),
    ...partiesOf(leg),
    callResult: resultOf(leg),
    startTime: isoOf(startedAt),
    ...timesOf(leg),
    callRate: FREE,
    callResourceUrl: `${ELSEWHERE}/${projectId}/calls/${id}`,
  };
}
