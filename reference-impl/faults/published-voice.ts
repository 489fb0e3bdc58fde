import type { Fault } from './behaviour.ts';
import { changingBody, hasStatus, onEach, withBody } from './distort.ts';
import { deciding, refusing, refusingWith, VOICE_OPERATIONS } from './published-voice-answers.ts';
import { publishedVoiceListFaults } from './published-voice-lists.ts';

/** Deviations in how voice services are made, shown and deleted. */
const lifeFaults: readonly Fault[] = [
  {
    id: 'published-voice.created-with-200',
    rule: 'PUB-VOICE-CREATE-01',
    says: 'A new service is answered with HTTP status 200.',
    reply: onEach(['voice.create'], hasStatus(201), (reply) => ({ ...reply, status: 200 })),
  },
  {
    id: 'published-voice.created-updated',
    rule: 'PUB-VOICE-CREATE-01',
    says: 'A new service says that it was updated already.',
    reply: onEach(['voice.create'], hasStatus(201), (reply) =>
      withBody(reply, ({ createTime }) => ({ updateTime: createTime })),
    ),
  },
  {
    id: 'published-voice.nameless',
    rule: 'PUB-VOICE-CREATE-02',
    says: 'A service without a name is said to be made.',
    reply: onEach(['voice.create'], hasStatus(400), () => ({ status: 201, body: { name: 'Service' } })),
  },
  {
    id: 'published-voice.namesakes',
    rule: 'PUB-VOICE-CREATE-03',
    says: 'Two services of a project may have one name.',
    decide: deciding(() => ({ isNameTaken: () => false })),
  },
  {
    id: 'published-voice.namesake-is-400',
    rule: 'PUB-VOICE-CREATE-03',
    says: 'A name that is taken is refused as a bad request.',
    reply: refusingWith(409, 400),
  },
  {
    id: 'published-voice.read-without-behavior',
    rule: 'PUB-VOICE-READ-01',
    says: 'A service is shown without its call behavior.',
    reply: onEach(['voice.read'], hasStatus(200), changingBody({ callBehavior: undefined })),
  },
  {
    id: 'published-voice.read-without-update-time',
    rule: 'PUB-VOICE-READ-01',
    says: 'A service does not say when it was changed.',
    reply: onEach(['voice.read'], hasStatus(200), changingBody({ updateTime: undefined })),
  },
  {
    id: 'published-voice.deleted-again',
    rule: 'PUB-VOICE-DELETE-01',
    says: 'What does not exist is deleted all the same.',
    reply: onEach(['voice.delete'], hasStatus(404), () => ({ status: 204 })),
  },
  {
    id: 'published-voice.deleted-with-200',
    rule: 'PUB-VOICE-DELETE-01',
    says: 'A deletion is answered with HTTP status 200.',
    reply: onEach(['voice.delete'], hasStatus(204), () => ({ status: 200, body: {} })),
  },
  {
    id: 'published-voice.default-deleted',
    rule: 'PUB-VOICE-DELETE-02',
    says: 'The default service is deleted like any other.',
    decide: deciding(() => ({ isRemovable: () => true })),
  },
  {
    id: 'published-voice.default-is-409',
    rule: 'PUB-VOICE-DELETE-02',
    says: 'Deleting the default service is a conflict.',
    reply: onEach(['voice.delete'], hasStatus(400), (reply) => ({ ...reply, status: 409 })),
  },
  {
    id: 'published-voice.no-default',
    rule: 'PUB-VOICE-DEFAULT-01',
    says: 'No service of a project is its default.',
    decide: deciding(({ isWanted }) => ({
      isWanted: (service, wanted) => wanted.isDefault !== true && isWanted(service, wanted),
    })),
  },
];

/** Deviations in how requests about voice services are refused. */
const refusalFaults: readonly Fault[] = [
  {
    id: 'published-voice.no-challenge',
    rule: 'PUB-VOICE-REFUSE-01',
    says: 'HTTP status 401 comes without a challenge.',
    reply: onEach(VOICE_OPERATIONS, hasStatus(401), ({ headers, ...reply }) => reply),
  },
  {
    id: 'published-voice.strangers-untitled',
    rule: 'PUB-VOICE-REFUSE-01',
    says: 'HTTP status 401 has the title of another problem.',
    reply: refusing(401, { title: 'Bad Request' }),
  },
  {
    id: 'published-voice.foreign-not-found',
    rule: 'PUB-VOICE-REFUSE-02',
    says: 'A service of another project does not exist.',
    reply: refusingWith(403, 404),
  },
  {
    id: 'published-voice.foreign-is-a-bad-request',
    rule: 'PUB-VOICE-REFUSE-02',
    says: 'The problem of another project is told as a bad request.',
    reply: refusing(403, { type: 'https://errors.platform.invalid/bad-request' }),
  },
  {
    id: 'published-voice.unknown-forbidden',
    rule: 'PUB-VOICE-REFUSE-03',
    says: 'A service that does not exist is forbidden.',
    reply: refusingWith(404, 403),
  },
  {
    id: 'published-voice.unknown-nowhere',
    rule: 'PUB-VOICE-REFUSE-03',
    says: 'The problem does not say which path it is about.',
    reply: refusing(404, { instance: undefined }),
  },
  {
    id: 'published-voice.no-limit',
    rule: 'PUB-VOICE-REFUSE-04',
    says: 'A project may ask as often as it likes.',
    decide: deciding(() => ({ patience: () => undefined })),
  },
  {
    id: 'published-voice.waits-unsaid',
    rule: 'PUB-VOICE-REFUSE-04',
    says: 'A project is not told how long to wait.',
    reply: onEach(VOICE_OPERATIONS, hasStatus(429), (reply) => ({ ...reply, headers: {} })),
  },
];

/** Deviations of what is published around the update of voice services. */
export const publishedVoiceFaults: readonly Fault[] = [
  ...publishedVoiceListFaults,
  ...lifeFaults,
  ...refusalFaults,
];
