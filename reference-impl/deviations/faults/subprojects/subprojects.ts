import type { Reply } from '../../../http/operation.ts';
import { SECOND } from '../../../kernel/duration.ts';
import { fault, faultsOf } from '../../fault.ts';
import { operatorsOn } from '../../operators/decisions.ts';
import { asked, askedIn, members, on, rewriting, showing } from '../../operators/replies.ts';

const { decision, given, amend } = operatorsOn('subprojects');

type Body = Readonly<Record<string, unknown>>;

const CHANGES = ['subprojects.create', 'subprojects.change'];
const REFUSED: Reply = {
  status: 400,
  body: { error: { code: 400, message: 'No', status: 'INVALID_ARGUMENT', details: [] } },
};

/** Answers a refused request as if it had been carried out, if its body matches. */
const taking = (isMeant: (body: Body) => boolean) => asked(CHANGES, 400, { status: 200, body: {} }, isMeant);

/** Refuses a valid request, if its body matches. */
const refusing = (isMeant: (body: Body) => boolean) => asked(CHANGES, 200, REFUSED, isMeant);

/** The length of a text; -1 for anything else. */
const lengthOf = (value: unknown): number => (typeof value === 'string' ? value.length : -1);

/** Changes when a new subproject is ready. */
const readyAfter = (delay: number) => decision('isReady', ({ createTime }, now) => now - createTime >= delay);

/** Deviations in how subprojects are made, shown, changed, deleted and listed. */
export const faults = faultsOf({
  'SUB-DELAY-01': {
    'subprojects.ready-too-late': fault('A new subproject is usable only after 31 seconds.', {
      decide: readyAfter(31 * SECOND),
    }),
    'subprojects.never-ready': fault('The parent of a subproject can never use it.', {
      decide: readyAfter(Number.POSITIVE_INFINITY),
    }),
  },
  'SUB-MGMT-01': {
    'subprojects.one-list-for-all': fault('Every project sees the subprojects of all projects.', {
      decide: decision('listed', (state) => state.all()),
    }),
    'subprojects.list-stays-empty': fault('The list of subprojects is always empty.', {
      decide: decision('listed', () => []),
    }),
  },
  'PUB-SUB-CREATE-01': {
    'published-subprojects.created-with-201': fault('Creating a subproject returns HTTP status 201.', {
      reply: on('subprojects.create', 200, 201),
    }),
    'published-subprojects.parent-from-the-body': fault('The parent is taken from the body instead of the path.', {
      reply: showing('subprojects.create', 200, ({ parentProjectId: usual }, answered) => {
        const { parentProjectId = usual } = askedIn(answered);
        return { parentProjectId };
      }),
    }),
  },
  'PUB-SUB-LIMIT-01': {
    'published-subprojects.nameless': fault('A subproject needs no name.', {
      reply: taking(({ displayName }) => !displayName),
    }),
    'published-subprojects.short-names': fault('A name may have at most 254 characters.', {
      reply: refusing(({ displayName }) => lengthOf(displayName) > 254),
    }),
  },
  'PUB-SUB-LIMIT-02': {
    'published-subprojects.endless-labels': fault('A subproject may have any number of labels.', {
      reply: taking(({ labels }) => Object.keys(labels ?? {}).length > 255),
    }),
    'published-subprojects.labels-of-a-hundred': fault('A label may have at most 100 characters.', {
      reply: refusing(({ labels }) => lengthOf((labels as Body | undefined)?.team) > 100),
    }),
  },
  'PUB-SUB-READ-01': {
    'published-subprojects.read-without-labels': fault('A subproject is shown without its labels.', {
      reply: on('subprojects.read', 200, members({ labels: undefined })),
    }),
    'published-subprojects.read-in-a-wrapper': fault('A subproject is wrapped in a member called subproject.', {
      reply: rewriting('subprojects.read', (subproject) => ({ subproject })),
    }),
  },
  'PUB-SUB-CHANGE-01': {
    'published-subprojects.labels-cleared': fault('Renaming a subproject clears its labels.', {
      reply: asked('subprojects.change', 200, members({ labels: {} }), ({ labels }) => labels === undefined),
    }),
    'published-subprojects.update-time-stuck': fault('updateTime never changes.', {
      reply: showing('subprojects.change', 200, ({ createTime }) => ({ updateTime: createTime })),
    }),
  },
  'PUB-SUB-DELETE-01': {
    'published-subprojects.deleted-with-204': fault('Deleting a subproject returns HTTP status 204.', {
      reply: on('subprojects.delete', 200, { status: 204 }),
    }),
    'published-subprojects.never-deleted': fault('A deleted subproject is not marked as deleted.', {
      reply: on('subprojects.read', 200, members({ deleted: false })),
    }),
  },
  'PUB-SUB-LIST-01': {
    'published-subprojects.pages-repeat': fault('A page begins with the last subproject of the previous page.', {
      decide: given('pageOf', (items, order) => [items, { ...order, from: Math.max(0, order.from - 1) }]),
    }),
    'published-subprojects.no-token-at-the-end': fault('The last page has no token member.', {
      reply: showing('subprojects.list', 200, ({ nextPageToken }) => ({ nextPageToken: nextPageToken || undefined })),
    }),
  },
  'PUB-SUB-LIST-02': {
    'published-subprojects.fifty-a-page': fault('The default page size is fifty subprojects.', {
      decide: amend('pageSizes', { usual: 50 }),
    }),
  },
  'PUB-SUB-LIST-03': {
    'published-subprojects.pages-of-any-size': fault('A page may have any size.', {
      decide: amend('pageSizes', { largest: 1_000_000 }),
    }),
    'published-subprojects.any-token': fault('An unknown token returns the first page.', {
      reply: on('subprojects.list', ({ status }, { request }) => status === 400 && /pageToken/.test(request.target), {
        status: 200,
        body: { subprojects: [], nextPageToken: '' },
      }),
    }),
  },
  'PUB-SUB-LIST-04': {
    'published-subprojects.deleted-always-listed': fault('Deleted subprojects are always listed.', {
      decide: decision('isListed', () => true),
    }),
    'published-subprojects.deleted-never-listed': fault('Deleted subprojects are never listed.', {
      decide: decision('isListed', ({ deleted }) => !deleted),
    }),
  },
});
