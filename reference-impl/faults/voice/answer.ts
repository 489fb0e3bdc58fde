import { DAY } from '../../kernel/duration.ts';
import { fault, faultsOf } from '../fault.ts';
import { members, on, showing } from '../operators/replies.ts';
import { staged } from '../operators/stages.ts';

const A_TIME = '2024-01-15T12:00:00Z';

type Params = Readonly<Record<string, string>>;

const hasEmptyPath = (_reply: unknown, { request: { params } }: { request: { params: Params } }): boolean => !params.projectId || !params.serviceId;

/** Deviations in what an update answers, and in the times of a service. */
export const faults = faultsOf({
  'VOICE-RESP-01': {
    'voice.answer-without-create-time': fault('The answer to an update leaves createTime out.', {
      reply: on('voice.update', 200, members({ createTime: undefined })),
    }),
    'voice.answers-202': fault('An update is answered as if it were still to be made.', { reply: on('voice.update', 200, 202) }),
  },
  'VOICE-TIME-01': {
    'voice.times-without-zone': fault('Times are written without a zone.', {
      reply: showing('voice.update', 200, ({ createTime }) => ({ createTime: createTime.replace('T', ' ').replace('Z', '') })),
    }),
    'voice.create-time-moves': fault('createTime shows the time of the latest update.', {
      reply: showing('voice.update', 200, ({ updateTime, createTime }) => ({ createTime: updateTime ?? createTime })),
    }),
  },
  'VOICE-TIME-02': {
    'voice.update-time-from-birth': fault('A service has an updateTime before anybody updates it.', {
      reply: showing('voice.read', 200, ({ createTime, updateTime = createTime }) => ({ updateTime })),
    }),
    'voice.update-time-null': fault('The updateTime of a service that nobody changed is null.', {
      reply: showing('voice.read', 200, ({ updateTime = null }) => ({ updateTime })),
    }),
  },
  'VOICE-TIME-03': {
    'voice.update-time-stuck': fault('updateTime keeps the time of the first update.', {
      decide: staged('stampTime', ({ service, scope }) => {
        service.updateTime ??= scope.clock.now();
      }),
    }),
    'voice.update-time-is-create-time': fault('updateTime lies a day before createTime.', {
      decide: staged('stampTime', ({ service }) => {
        service.updateTime = service.createTime - DAY;
      }),
    }),
  },
  'VOICE-PATHPARAM-01': {
    'voice.empty-path-accepted': fault('A path without a project or a service is answered as an update.', {
      reply: on('voice.update', hasEmptyPath, (_reply, { request: { params } }) => ({
        status: 200,
        body: { ...params, createTime: A_TIME, name: 'Desk', isDefault: false },
      })),
    }),
    'voice.empty-path-crashes': fault('A path without a project or a service is answered with HTTP status 500.', {
      reply: on('voice.update', hasEmptyPath, { status: 500, body: {} }),
    }),
  },
  'VOICE-PATCH-07': {
    'voice.unknown-service-accepted': fault('An update of a service that does not exist is accepted.', {
      reply: on('voice.update', 404, (_reply, { request: { params } }) => ({
        status: 200,
        body: { ...params, createTime: A_TIME, name: 'Desk', isDefault: false },
      })),
    }),
    'voice.unknown-service-made': fault('An update of a service that does not exist is answered as if it were made.', {
      reply: on('voice.update', 404, (_reply, { request: { params } }) => ({
        status: 201,
        body: { ...params, name: 'New', isDefault: false, createTime: A_TIME },
      })),
    }),
  },
});
