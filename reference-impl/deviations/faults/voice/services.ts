import type { Reply } from '../../../http/operation.ts';
import { fault, faultsOf } from '../../fault.ts';
import { voice } from '../../operators/decisions.ts';
import { always, on, showing } from '../../operators/replies.ts';
import { insteadOfRefusing, onPages } from '../../operators/requests.ts';
import { inWeekYear } from '../../operators/texts.ts';
import { effect, forgiving, reacting, refusing, refusingValue, updatedAnyway } from '../../operators/voice.ts';

const EVERYTHING = ['list', 'create', 'read', 'update', 'delete'].map((act) => `voice.${act}`);

const REFUSED: Reply = { status: 400, body: { message: 'Bad Request', details: ['pageSize: is too much'] } };

const renaming = (event: string, name: string) =>
  voice.result('postedName', (usual, posted) => (posted === event ? name : usual));

const without = (command: string, event: string) => reacting(command, ({ [event]: _, ...events }) => events);

type Headers = { readonly headers?: Readonly<Record<string, string>> };

/** Deviations in how voice services are made, shown, deleted and refused, and in what happens during a call. */
export const faults = faultsOf({
  'PUB-VOICE-LIST-01 published-voice.pages-overlap': {
    says: 'A page begins with the last service of the previous page.',
    perform: onPages('voice.list', 'services', (services, { query: { page = 1 }, asking }) =>
      page > 1 ? [...asking({ page: String(page - 1) }).slice(-1), ...services] : services,
    ),
  },
  'PUB-VOICE-LIST-03 published-voice.pages-of-any-size': fault('A page of services may have any size.', {
    perform: insteadOfRefusing('voice.list', 400, ({ query }) => ({ query: { ...query, pageSize: '100' } })),
  }),
  'PUB-VOICE-LIST-03 published-voice.pages-of-99': fault('A page may have at most 99 services.', {
    reply: on('voice.list', (_reply, { request }) => request.query.pageSize === '100', REFUSED),
  }),
  'PUB-VOICE-LIST-06 published-voice.filter-with-case': fault('The filter is case-sensitive.', {
    perform: onPages('voice.list', 'services', (services, { query: { filter = '' } }) =>
      services.filter(({ name, description = '' }) => `${name}\n${description}`.includes(filter)),
    ),
  }),
  'PUB-VOICE-LIMIT-06 published-voice.menus-never-silent': fault('A menu must repeat at least once.', {
    decide: refusingValue('repeatCount', 0),
  }),
  'PUB-VOICE-LIMIT-07 published-voice.no-third-storage': {
    says: 'The address scheme of the third storage service is refused.',
    decide: refusing(({ destinationUrl }) => String(destinationUrl).startsWith('azure:')),
  },
  'PUB-VOICE-REFUSE-03 published-voice.unknown-forbidden': fault('An unknown service gets HTTP status 403.', {
    reply: on(EVERYTHING, 404, 403),
  }),
  'PUB-VOICE-REFUSE-05 published-voice.unknown-members-taken': fault('Unknown members are accepted.', {
    decide: voice.leaveOut('bodyChecks', 'knownMembers'),
  }),
  'PUB-VOICE-REFUSE-05 published-voice.unknown-members-within': fault('Unknown members within commands are accepted.', {
    decide: forgiving('colour'),
  }),
  'PUB-VOICE-REFUSE-06 published-voice.commands-blamed-whole': {
    says: 'A refusal names the list of commands, not the invalid member.',
    decide: voice.inRule('bodyChecks', 'callBehaviorHasShape', 'mistakes', (mistakes, body) =>
      mistakes(body).map((each) => ({ ...each, pointer: each.pointer.replace(/(\/commands)\/.*/, '$1') })),
    ),
  },
  'VOICE-TIME-01 voice.times-without-zone': fault('Times have no zone.', {
    reply: showing('voice.update', 200, ({ createTime: at }) => ({
      createTime: at.replace('T', ' ').replace('Z', ''),
    })),
  }),
  'VOICE-TIME-01 voice.update-time-in-week-years': fault('updateTime has the year of its calendar week.', {
    reply: showing('voice.update', 200, ({ updateTime }) => ({ updateTime: updateTime && inWeekYear(updateTime) })),
  }),
  'VOICE-TIME-01 voice.create-time-moves': fault('createTime is the time of the latest update.', {
    reply: showing('voice.update', 200, ({ updateTime, createTime }) => ({ createTime: updateTime ?? createTime })),
  }),
  'VOICE-PATHPARAM-01 voice.empty-path-accepted': fault('An empty path is answered as an update.', {
    reply: on('voice.update', always, (reply, answered) => {
      const { projectId, serviceId } = answered.request.params;
      return projectId && serviceId ? reply : updatedAnyway(reply, answered);
    }),
  }),
  'VOICE-PATCH-07 voice.unknown-service-accepted': fault('An update of an unknown service is accepted.', {
    reply: on('voice.update', 404, updatedAnyway),
  }),
  'VOICE-CMD-08 calls.hangup-ends-others': fault('hangup without a name ends every leg of the call.', {
    decide: effect('hangup', (usual, run, leg, command) => {
      const meant = command.callName === undefined ? run.call.legs : [leg];
      for (const each of meant) usual(run, each, command);
      return 0;
    }),
  }),
  'VOICE-CMD-10 calls.beep-is-machine': fault('A beep runs the commands for an answering machine.', {
    decide: reacting('amd', (events) => ({ ...events, beep: events.machine })),
  }),
  'VOICE-EVT-02 calls.refused-connections-ignored': fault('Refused connections do not count as failures.', {
    decide: voice.amend('failover', { isFailure: (outcome) => 'status' in outcome && outcome.status >= 500 }),
  }),
  'VOICE-EVT-02 calls.other-payload-at-fallback': fault('The fallback gets a shorter payload.', {
    decide: voice.amend('failover', { atFallback: (letter) => ({ ...letter, body: '{}' }) }),
  }),
  'VOICE-EVT-06 calls.webhook-name-in-small-letters': {
    says: 'The event of a webhook command is named in small letters.',
    decide: voice.result('webhookEventName', (name) => name.toLowerCase()),
  },
  'PUB-EVENT-NAME-01 published-events.busy-is-failed': fault('A busy leg is reported as failed.', {
    decide: renaming('onBusy', 'call.failed'),
  }),
  'PUB-EVENT-NAME-01 published-events.hangup-in-two-words': fault('The event for the end of a leg has another name.', {
    decide: renaming('onHangup', 'call.hung_up'),
  }),
  'PUB-EVENT-NAME-02 published-events.messages-finish': fault('The event for played messages is in the plural.', {
    decide: renaming('messageFinished', 'call.messages.finished'),
  }),
  'PUB-EVENT-NAME-02 published-events.recordings-never-fail': fault('A failed recording is reported as finished.', {
    decide: renaming('recordingFailed', 'call.recording.finished'),
  }),
  'PUB-EVENT-REACT-01 published-events.busy-ignored': fault('Commands for a busy leg are ignored.', {
    decide: without('dial', 'onBusy'),
  }),
  'PUB-EVENT-REACT-01 published-events.detection-without-on': {
    says: 'Commands for a beep are found only under the short event name.',
    decide: without('amd', 'onBeep'),
  },
  'PUB-EVENT-ID-01 published-events.new-id-at-fallback': fault('An event gets a new id at the fallback.', {
    decide: voice.amend('failover', {
      atFallback: (letter) => ({ ...letter, headers: { ...(letter as Headers).headers, 'ce-id': 'again' } }),
    }),
  }),
});
