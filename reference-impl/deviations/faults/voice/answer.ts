import { fault, faultsOf } from '../../fault.ts';
import { on, showing } from '../../operators/replies.ts';
import { inTwelveHours, inWeekYear } from '../../operators/written-dates.ts';

const A_TIME = '2024-01-15T12:00:00Z';

type Params = Readonly<Record<string, string>>;

const hasEmptyPath = (_reply: unknown, { request: { params } }: { request: { params: Params } }): boolean =>
  !params.projectId || !params.serviceId;

/** Deviations in the answer to an update and in the times of a service. */
export const faults = faultsOf({
  'VOICE-TIME-01': {
    'voice.times-without-zone': fault('Times have no zone.', {
      reply: showing('voice.update', 200, ({ createTime }) => ({
        createTime: createTime.replace('T', ' ').replace('Z', ''),
      })),
    }),
    'voice.update-time-in-week-years': fault('updateTime has the year of its calendar week.', {
      reply: showing('voice.update', 200, ({ updateTime }) => ({ updateTime: updateTime && inWeekYear(updateTime) })),
    }),
    'voice.update-time-in-twelve-hours': fault('updateTime has an hour up to twelve.', {
      reply: showing('voice.update', 200, ({ updateTime }) => ({
        updateTime: updateTime && inTwelveHours(updateTime),
      })),
    }),
    'voice.create-time-moves': fault('createTime is the time of the latest update.', {
      reply: showing('voice.update', 200, ({ updateTime, createTime }) => ({ createTime: updateTime ?? createTime })),
    }),
  },
  'VOICE-PATHPARAM-01': {
    'voice.empty-path-accepted': fault('An empty path is answered as an update.', {
      reply: on('voice.update', hasEmptyPath, (_reply, { request: { params } }) => ({
        status: 200,
        body: { ...params, createTime: A_TIME, name: 'Desk', isDefault: false },
      })),
    }),
    'voice.empty-path-crashes': fault('An empty path gets HTTP status 500.', {
      reply: on('voice.update', hasEmptyPath, { status: 500, body: {} }),
    }),
  },
  'VOICE-PATCH-07': {
    'voice.unknown-service-accepted': fault('An update of an unknown service is accepted.', {
      reply: on('voice.update', 404, (_reply, { request: { params } }) => ({
        status: 200,
        body: { ...params, createTime: A_TIME, name: 'Desk', isDefault: false },
      })),
    }),
    'voice.unknown-service-made': fault('An update of an unknown service is answered as if it had been made.', {
      reply: on('voice.update', 404, (_reply, { request: { params } }) => ({
        status: 201,
        body: { ...params, name: 'New', isDefault: false, createTime: A_TIME },
      })),
    }),
  },
});
