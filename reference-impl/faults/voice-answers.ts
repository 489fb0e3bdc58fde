import type { Reply } from '../http/operation.ts';
import type { Fault } from './behaviour.ts';
import { staged } from './voice-decisions.ts';

type Body = Readonly<Record<string, unknown>>;

/** Changes the body of every successful answer of an operation. */
export const answering =
  (wanted: string, change: (body: Body) => object): NonNullable<Fault['reply']> =>
  (reply, { operation }) =>
    operation === wanted && reply.status === 200 ? { ...reply, body: change(reply.body as Body) } : reply;

/** Gives a made-up service instead of some refusals. */
const inventing =
  (
    isWanted: (status: number, params: Readonly<Record<string, string>>) => boolean,
  ): NonNullable<Fault['reply']> =>
  (reply, { operation, request: { params } }): Reply =>
    operation === 'voice.update' && isWanted(reply.status, params)
      ? {
          status: 200,
          body: { ...params, createTime: '2024-01-15T12:00:00Z', name: 'Desk', isDefault: false },
        }
      : reply;

/** Deviations in what an update answers. */
export const voiceAnswerFaults: readonly Fault[] = [
  {
    id: 'voice.answer-without-create-time',
    rule: 'VOICE-RESP-01',
    says: 'The answer to an update leaves createTime out.',
    reply: answering('voice.update', ({ createTime, ...rest }) => rest),
  },
  {
    id: 'voice.answers-202',
    rule: 'VOICE-RESP-01',
    says: 'An update is answered as if it were still to be made.',
    reply: (reply, { operation }) =>
      operation === 'voice.update' && reply.status === 200 ? { ...reply, status: 202 } : reply,
  },
  {
    id: 'voice.times-without-zone',
    rule: 'VOICE-TIME-01',
    says: 'Times are written without a zone.',
    reply: answering('voice.update', (body) => ({
      ...body,
      createTime: String(body.createTime).replace('T', ' ').replace('Z', ''),
    })),
  },
  {
    id: 'voice.create-time-moves',
    rule: 'VOICE-TIME-01',
    says: 'createTime shows the time of the latest update.',
    reply: answering('voice.update', (body) => ({ ...body, createTime: body.updateTime ?? body.createTime })),
  },
  {
    id: 'voice.update-time-from-birth',
    rule: 'VOICE-TIME-02',
    says: 'A service has an updateTime before anybody updates it.',
    reply: answering('voice.read', (body) => ({ updateTime: body.createTime, ...body })),
  },
  {
    id: 'voice.update-time-stuck',
    rule: 'VOICE-TIME-03',
    says: 'updateTime keeps the time of the first update.',
    decide: staged('stampTime', ({ service, world }) => {
      service.updateTime ??= world.clock.now();
    }),
  },
  {
    id: 'voice.empty-path-accepted',
    rule: 'VOICE-PATHPARAM-01',
    says: 'A path without a project or a service is answered as an update.',
    reply: inventing((_status, { projectId, serviceId }) => !projectId || !serviceId),
  },
  {
    id: 'voice.unknown-service-accepted',
    rule: 'VOICE-PATCH-07',
    says: 'An update of a service that does not exist is accepted.',
    reply: inventing((status) => status === 404),
  },
];
