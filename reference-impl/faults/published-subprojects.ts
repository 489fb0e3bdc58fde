import { fault, faultsOf } from './fault.ts';
import { around, decision } from './operators/decisions.ts';
import { changingBody, withBody } from './operators/replies.ts';
import { type Body, lengthOf, on, refusing, refusingAs, renaming, taking } from './published-subproject-answers.ts';

/** Deviations in how subprojects are made, shown, changed and deleted. */
const lives = faultsOf({
  'PUB-SUB-CREATE-01': {
    'published-subprojects.created-with-201': fault('A new subproject is answered with HTTP status 201.', {
      reply: on('create', 200, (reply) => ({ ...reply, status: 201 })),
    }),
    'published-subprojects.parent-from-the-body': fault('The parent that the body names is shown.', {
      reply: (reply, { operation, request }) =>
        operation === 'subprojects.create' && reply.status === 200
          ? withBody(reply, ({ parentProjectId }) => ({ parentProjectId: JSON.parse(request.body.toString()).parentProjectId ?? parentProjectId }))
          : reply,
    }),
  },
  'PUB-SUB-LIMIT-01': {
    'published-subprojects.nameless': fault('A subproject may have no name.', { reply: taking(({ displayName }) => !displayName) }),
    'published-subprojects.short-names': fault('A name has at most 254 characters.', { reply: refusing(({ displayName }) => lengthOf(displayName) > 254) }),
  },
  'PUB-SUB-LIMIT-02': {
    'published-subprojects.endless-labels': fault('A subproject may have any number of labels.', {
      reply: taking(({ labels }) => Object.keys((labels ?? {}) as object).length > 255),
    }),
    'published-subprojects.labels-of-a-hundred': fault('The value of a label has at most 100 characters.', {
      reply: refusing(({ labels }) => lengthOf((labels as Body | undefined)?.team) > 100),
    }),
  },
  'PUB-SUB-READ-01': {
    'published-subprojects.read-without-labels': fault('A subproject is shown without its labels.', {
      reply: on('read', 200, changingBody({ labels: undefined })),
    }),
    'published-subprojects.read-in-a-wrapper': fault('A subproject is shown within a member called subproject.', {
      reply: on('read', 200, (reply) => ({ ...reply, body: { subproject: reply.body } })),
    }),
  },
  'PUB-SUB-CHANGE-01': {
    'published-subprojects.labels-cleared': fault('A change of the name clears the labels.', {
      reply: (reply, { operation, request }) =>
        operation === 'subprojects.change' && reply.status === 200 && !/"labels"/.test(request.body.toString())
          ? withBody(reply, () => ({ labels: {} }))
          : reply,
    }),
    'published-subprojects.update-time-stuck': fault('updateTime stays at the time of creation.', {
      reply: on('change', 200, (reply) => withBody(reply, ({ createTime }) => ({ updateTime: createTime }))),
    }),
  },
  'PUB-SUB-DELETE-01': {
    'published-subprojects.deleted-with-204': fault('A deletion is answered with HTTP status 204.', { reply: on('delete', 200, () => ({ status: 204 })) }),
    'published-subprojects.never-deleted': fault('A deleted subproject is not marked.', { reply: on('read', 200, changingBody({ deleted: false })) }),
  },
  'PUB-SUB-NEST-01': {
    'published-subprojects.nested-is-an-argument': fault('A subproject below a subproject is an invalid argument.', {
      reply: renaming(400, 'INVALID_ARGUMENT'),
    }),
    'published-subprojects.nested-is-forbidden': fault('A subproject below a subproject is forbidden.', { reply: refusingAs(400, 403, 'PERMISSION_DENIED') }),
  },
});

/** Deviations in how subprojects are listed. */
const lists = faultsOf({
  'PUB-SUB-LIST-01': {
    'published-subprojects.pages-repeat': fault('A page begins with the last subproject of the page before.', {
      decide: around('subprojects', 'pageOf', (pageOf) => (items, order) => pageOf(items, { ...order, from: Math.max(0, order.from - 1) })),
    }),
    'published-subprojects.no-token-at-the-end': fault('The last page has no member for a token.', {
      reply: on('list', 200, (reply) => withBody(reply, ({ nextPageToken }) => ({ nextPageToken: nextPageToken || undefined }))),
    }),
  },
  'PUB-SUB-LIST-02': {
    'published-subprojects.fifty-a-page': fault('A page has fifty subprojects when its size is not said.', {
      decide: ({ subprojects }) => {
        subprojects.pageSizes = { ...subprojects.pageSizes, usual: 50 };
      },
    }),
  },
  'PUB-SUB-LIST-03': {
    'published-subprojects.pages-of-any-size': fault('A page may have any number of subprojects.', {
      decide: ({ subprojects }) => {
        subprojects.pageSizes = { ...subprojects.pageSizes, largest: 1_000_000 };
      },
    }),
    'published-subprojects.any-token': fault('A token that no list gave out leads to the first page.', {
      reply: (reply, { operation, request }) =>
        operation === 'subprojects.list' && reply.status === 400 && /pageToken/.test(request.target)
          ? { status: 200, body: { subprojects: [], nextPageToken: '' } }
          : reply,
    }),
  },
  'PUB-SUB-LIST-04': {
    'published-subprojects.deleted-always-listed': fault('Deleted subprojects are always listed.', { decide: decision('subprojects', 'isListed', () => true) }),
    'published-subprojects.deleted-never-listed': fault('Deleted subprojects are never listed.', {
      decide: decision('subprojects', 'isListed', ({ deleted }) => !deleted),
    }),
  },
});

/** Deviations of what is published of subprojects. */
export const faults = [...lives, ...lists];
