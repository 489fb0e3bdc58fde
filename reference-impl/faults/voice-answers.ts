import type { Reply } from '../http/operation.ts';
import type { Fault } from '../worlds/behaviour.ts';
import { fault, faultsOf } from './fault.ts';
import { staged } from './voice-decisions.ts';

type Body = Readonly<Record<string, unknown>>;

/** Changes the body of every successful answer of an operation. */
export const answering =
  (wanted: string, change: (body: Body) => object): NonNullable<Fault['reply']> =>
  (reply, { operation }) =>
    operation === wanted && reply.status === 200 ? { ...reply, body: change(reply.body as Body) } : reply;

/** Gives a made-up service instead of some refusals. */
const inventing =
  (isWanted: (status: number, params: Readonly<Record<string, string>>) => boolean): NonNullable<Fault['reply']> =>
  (reply, { operation, request: { params } }): Reply =>
    operation === 'voice.update' && isWanted(reply.status, params)
      ? {
          status: 200,
          body: { ...params, createTime: '2024-01-15T12:00:00Z', name: 'Desk', isDefault: false },
        }
      : reply;

/** Deviations in what an update answers. */
export const faults = faultsOf({
  'VOICE-RESP-01': {
    'voice.answer-without-create-time': fault('The answer to an update leaves createTime out.', {
      reply: answering('voice.update', ({ createTime, ...rest }) => rest),
    }),
    'voice.answers-202': fault('An update is answered as if it were still to be made.', {
      reply: (reply, { operation }) => (operation === 'voice.update' && reply.status === 200 ? { ...reply, status: 202 } : reply),
    }),
  },
  'VOICE-TIME-01': {
    'voice.times-without-zone': fault('Times are written without a zone.', {
      reply: answering('voice.update', (body) => ({ ...body, createTime: String(body.createTime).replace('T', ' ').replace('Z', '') })),
    }),
    'voice.create-time-moves': fault('createTime shows the time of the latest update.', {
      reply: answering('voice.update', (body) => ({ ...body, createTime: body.updateTime ?? body.createTime })),
    }),
  },
  'VOICE-TIME-02': {
    'voice.update-time-from-birth': fault('A service has an updateTime before anybody updates it.', {
      reply: answering('voice.read', (body) => ({ updateTime: body.createTime, ...body })),
    }),
  },
  'VOICE-TIME-03': {
    'voice.update-time-stuck': fault('updateTime keeps the time of the first update.', {
      decide: staged('stampTime', ({ service, world }) => {
        service.updateTime ??= world.clock.now();
      }),
    }),
  },
  'VOICE-PATHPARAM-01': {
    'voice.empty-path-accepted': fault('A path without a project or a service is answered as an update.', {
      reply: inventing((_status, { projectId, serviceId }) => !projectId || !serviceId),
    }),
  },
  'VOICE-PATCH-07': {
    'voice.unknown-service-accepted': fault('An update of a service that does not exist is accepted.', { reply: inventing((status) => status === 404) }),
  },
});
