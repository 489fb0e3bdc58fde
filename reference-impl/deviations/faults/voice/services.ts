import { fault, faultsOf } from '../../fault.ts';
import { operatorsOn } from '../../operators/decisions.ts';
import { members, on, showing } from '../../operators/replies.ts';

const { decision, given, onlyWhen, amend } = operatorsOn('voice');
/** Deviations in how voice services are made, shown and deleted. */
export const faults = faultsOf({
  'PUB-VOICE-CREATE-01': {
    'published-voice.created-with-200': fault('Creating a service returns HTTP status 200.', {
      reply: on('voice.create', 201, 200),
    }),
    'published-voice.created-updated': fault('A new service already has an updateTime.', {
      reply: showing('voice.create', 201, ({ createTime }) => ({ updateTime: createTime })),
    }),
  },
  'PUB-VOICE-CREATE-02': {
    'published-voice.nameless': fault('A service without a name is answered as created.', {
      reply: on('voice.create', 400, { status: 201, body: { name: 'Service' } }),
    }),
  },
  'PUB-VOICE-CREATE-03': {
    'published-voice.namesakes': fault('Two services of a project may have one name.', {
      decide: decision('isNameTaken', () => false),
    }),
    'published-voice.namesake-is-400': fault('A name that is in use gets HTTP status 400.', {
      reply: on(['voice.create', 'voice.update'], 409, 400),
    }),
  },
  'PUB-VOICE-READ-01': {
    'published-voice.read-without-behavior': fault('A service is shown without its call behavior.', {
      reply: on('voice.read', 200, members({ callBehavior: undefined })),
    }),
    'published-voice.read-without-update-time': fault('A service is shown without its updateTime.', {
      reply: on('voice.read', 200, members({ updateTime: undefined })),
    }),
  },
  'PUB-VOICE-DELETE-01': {
    'published-voice.deleted-again': fault('Deleting an unknown service succeeds.', {
      reply: on('voice.delete', 404, { status: 204 }),
    }),
    'published-voice.deleted-with-200': fault('Deleting a service returns HTTP status 200.', {
      reply: on('voice.delete', 204, { status: 200, body: {} }),
    }),
  },
  'PUB-VOICE-DELETE-02': {
    'published-voice.default-deleted': fault('The default service can be deleted.', {
      decide: decision('isRemovable', () => true),
    }),
    'published-voice.default-is-409': fault('Deleting the default service gets HTTP status 409.', {
      reply: on('voice.delete', 400, 409),
    }),
  },
  'PUB-VOICE-DEFAULT-01': {
    'published-voice.no-default': fault('No service of a project is its default.', {
      decide: onlyWhen('isWanted', (_service, { isDefault }) => isDefault !== true),
    }),
  },
  'PUB-VOICE-LIST-01': {
    'published-voice.pages-overlap': fault('A page begins with the last service of the previous page.', {
      decide: decision('pageOf', (items, { page, size }) =>
        items.slice(Math.max(0, (page - 1) * size - 1), page * size),
      ),
    }),
    'published-voice.listed-without-name': fault('Listed services have no name.', {
      decide: decision('shownInList', ({ name, ...rest }) => rest),
    }),
  },
  'PUB-VOICE-LIST-02': {
    'published-voice.ten-a-page': fault('The default page size is ten services.', {
      decide: amend('pageSizes', { usual: 10 }),
    }),
  },
  'PUB-VOICE-LIST-03': {
    'published-voice.pages-of-any-size': fault('A page of services may have any size.', {
      decide: amend('pageSizes', { largest: 1_000_000 }),
    }),
    'published-voice.pages-of-99': fault('A page may have at most 99 services.', {
      decide: amend('pageSizes', { largest: 99 }),
    }),
  },
  'PUB-VOICE-LIST-04': {
    'published-voice.no-way-on': fault('Pages have no link to the next one.', {
      reply: showing('voice.list', 200, ({ links }) => ({ links: { ...links, next: undefined } })),
    }),
    'published-voice.total-of-the-page': fault('The total counts only the services of the page.', {
      reply: showing('voice.list', 200, ({ meta, services }) => ({ meta: { ...meta, totalCount: services.length } })),
    }),
  },
  'PUB-VOICE-LIST-05': {
    'published-voice.default-hidden': fault('The filter isDefault false is ignored.', {
      decide: given('isWanted', (service, wanted) => [
        service,
        { ...wanted, isDefault: wanted.isDefault || undefined },
      ]),
    }),
  },
  'PUB-VOICE-LIST-06': {
    'published-voice.filter-with-case': fault('The filter is case-sensitive.', {
      decide: onlyWhen('isWanted', ({ name, description = '' }, { filter = '' }) =>
        `${name}\n${description}`.includes(filter),
      ),
    }),
    'published-voice.filter-on-names': fault('The filter searches names only.', {
      decide: given('isWanted', ({ description, ...service }, wanted) => [service, wanted]),
    }),
  },
});
