import { fault, faultsOf } from './fault.ts';
import { changingBody, hasStatus, onEach, withBody } from './operators/replies.ts';
import { deciding, refusing, refusingWith, VOICE_OPERATIONS } from './published-voice-answers.ts';

/** Deviations in how voice services are made, shown and deleted. */
const lifeFaults = faultsOf({
  'PUB-VOICE-CREATE-01': {
    'published-voice.created-with-200': fault('A new service is answered with HTTP status 200.', {
      reply: onEach(['voice.create'], hasStatus(201), (reply) => ({ ...reply, status: 200 })),
    }),
    'published-voice.created-updated': fault('A new service says that it was updated already.', {
      reply: onEach(['voice.create'], hasStatus(201), (reply) => withBody(reply, ({ createTime }) => ({ updateTime: createTime }))),
    }),
  },
  'PUB-VOICE-CREATE-02': {
    'published-voice.nameless': fault('A service without a name is said to be made.', {
      reply: onEach(['voice.create'], hasStatus(400), () => ({ status: 201, body: { name: 'Service' } })),
    }),
  },
  'PUB-VOICE-CREATE-03': {
    'published-voice.namesakes': fault('Two services of a project may have one name.', { decide: deciding(() => ({ isNameTaken: () => false })) }),
    'published-voice.namesake-is-400': fault('A name that is taken is refused as a bad request.', { reply: refusingWith(409, 400) }),
  },
  'PUB-VOICE-READ-01': {
    'published-voice.read-without-behavior': fault('A service is shown without its call behavior.', {
      reply: onEach(['voice.read'], hasStatus(200), changingBody({ callBehavior: undefined })),
    }),
    'published-voice.read-without-update-time': fault('A service does not say when it was changed.', {
      reply: onEach(['voice.read'], hasStatus(200), changingBody({ updateTime: undefined })),
    }),
  },
  'PUB-VOICE-DELETE-01': {
    'published-voice.deleted-again': fault('What does not exist is deleted all the same.', {
      reply: onEach(['voice.delete'], hasStatus(404), () => ({ status: 204 })),
    }),
    'published-voice.deleted-with-200': fault('A deletion is answered with HTTP status 200.', {
      reply: onEach(['voice.delete'], hasStatus(204), () => ({ status: 200, body: {} })),
    }),
  },
  'PUB-VOICE-DELETE-02': {
    'published-voice.default-deleted': fault('The default service is deleted like any other.', { decide: deciding(() => ({ isRemovable: () => true })) }),
    'published-voice.default-is-409': fault('Deleting the default service is a conflict.', {
      reply: onEach(['voice.delete'], hasStatus(400), (reply) => ({ ...reply, status: 409 })),
    }),
  },
  'PUB-VOICE-DEFAULT-01': {
    'published-voice.no-default': fault('No service of a project is its default.', {
      decide: deciding(({ isWanted }) => ({ isWanted: (service, wanted) => wanted.isDefault !== true && isWanted(service, wanted) })),
    }),
  },
});

/** Deviations in how requests about voice services are refused. */
const refusalFaults = faultsOf({
  'PUB-VOICE-REFUSE-01': {
    'published-voice.no-challenge': fault('HTTP status 401 comes without a challenge.', {
      reply: onEach(VOICE_OPERATIONS, hasStatus(401), ({ headers, ...reply }) => reply),
    }),
    'published-voice.strangers-untitled': fault('HTTP status 401 has the title of another problem.', { reply: refusing(401, { title: 'Bad Request' }) }),
  },
  'PUB-VOICE-REFUSE-02': {
    'published-voice.foreign-not-found': fault('A service of another project does not exist.', { reply: refusingWith(403, 404) }),
    'published-voice.foreign-is-a-bad-request': fault('The problem of another project is told as a bad request.', {
      reply: refusing(403, { type: 'https://errors.platform.invalid/bad-request' }),
    }),
  },
  'PUB-VOICE-REFUSE-03': {
    'published-voice.unknown-forbidden': fault('A service that does not exist is forbidden.', { reply: refusingWith(404, 403) }),
    'published-voice.unknown-nowhere': fault('The problem does not say which path it is about.', { reply: refusing(404, { instance: undefined }) }),
  },
  'PUB-VOICE-REFUSE-04': {
    'published-voice.no-limit': fault('A project may ask as often as it likes.', { decide: deciding(() => ({ patience: () => undefined })) }),
    'published-voice.waits-unsaid': fault('A project is not told how long to wait.', {
      reply: onEach(VOICE_OPERATIONS, hasStatus(429), (reply) => ({ ...reply, headers: {} })),
    }),
  },
});

/** Deviations of what is published around the update of voice services. */
export const faults = [...lifeFaults, ...refusalFaults];
