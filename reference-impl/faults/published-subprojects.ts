import type { Fault } from './behaviour.ts';
import { changingBody, withBody } from './distort.ts';
import {
  type Body,
  lengthOf,
  on,
  refusing,
  refusingAs,
  renaming,
  taking,
} from './published-subproject-answers.ts';
import { publishedSubprojectRefusalFaults } from './published-subproject-refusals.ts';

/** Deviations in how subprojects are made, shown, changed and deleted. */
const lives: readonly Fault[] = [
  {
    id: 'published-subprojects.created-with-201',
    rule: 'PUB-SUB-CREATE-01',
    says: 'A new subproject is answered with HTTP status 201.',
    reply: on('create', 200, (reply) => ({ ...reply, status: 201 })),
  },
  {
    id: 'published-subprojects.parent-from-the-body',
    rule: 'PUB-SUB-CREATE-01',
    says: 'The parent that the body names is shown.',
    reply: (reply, { operation, request }) =>
      operation === 'subprojects.create' && reply.status === 200
        ? withBody(reply, ({ parentProjectId }) => ({
            parentProjectId: JSON.parse(request.body.toString()).parentProjectId ?? parentProjectId,
          }))
        : reply,
  },
  {
    id: 'published-subprojects.nameless',
    rule: 'PUB-SUB-LIMIT-01',
    says: 'A subproject may have no name.',
    reply: taking(({ displayName }) => !displayName),
  },
  {
    id: 'published-subprojects.short-names',
    rule: 'PUB-SUB-LIMIT-01',
    says: 'A name has at most 254 characters.',
    reply: refusing(({ displayName }) => lengthOf(displayName) > 254),
  },
  {
    id: 'published-subprojects.endless-labels',
    rule: 'PUB-SUB-LIMIT-02',
    says: 'A subproject may have any number of labels.',
    reply: taking(({ labels }) => Object.keys((labels ?? {}) as object).length > 255),
  },
  {
    id: 'published-subprojects.labels-of-a-hundred',
    rule: 'PUB-SUB-LIMIT-02',
    says: 'The value of a label has at most 100 characters.',
    reply: refusing(({ labels }) => lengthOf((labels as Body | undefined)?.team) > 100),
  },
  {
    id: 'published-subprojects.read-without-labels',
    rule: 'PUB-SUB-READ-01',
    says: 'A subproject is shown without its labels.',
    reply: on('read', 200, changingBody({ labels: undefined })),
  },
  {
    id: 'published-subprojects.read-in-a-wrapper',
    rule: 'PUB-SUB-READ-01',
    says: 'A subproject is shown within a member called subproject.',
    reply: on('read', 200, (reply) => ({ ...reply, body: { subproject: reply.body } })),
  },
  {
    id: 'published-subprojects.labels-cleared',
    rule: 'PUB-SUB-CHANGE-01',
    says: 'A change of the name clears the labels.',
    reply: (reply, { operation, request }) =>
      operation === 'subprojects.change' && reply.status === 200 && !/"labels"/.test(request.body.toString())
        ? withBody(reply, () => ({ labels: {} }))
        : reply,
  },
  {
    id: 'published-subprojects.update-time-stuck',
    rule: 'PUB-SUB-CHANGE-01',
    says: 'updateTime stays at the time of creation.',
    reply: on('change', 200, (reply) => withBody(reply, ({ createTime }) => ({ updateTime: createTime }))),
  },
  {
    id: 'published-subprojects.deleted-with-204',
    rule: 'PUB-SUB-DELETE-01',
    says: 'A deletion is answered with HTTP status 204.',
    reply: on('delete', 200, () => ({ status: 204 })),
  },
  {
    id: 'published-subprojects.never-deleted',
    rule: 'PUB-SUB-DELETE-01',
    says: 'A deleted subproject is not marked.',
    reply: on('read', 200, changingBody({ deleted: false })),
  },
  {
    id: 'published-subprojects.nested-is-an-argument',
    rule: 'PUB-SUB-NEST-01',
    says: 'A subproject below a subproject is an invalid argument.',
    reply: renaming(400, 'INVALID_ARGUMENT'),
  },
  {
    id: 'published-subprojects.nested-is-forbidden',
    rule: 'PUB-SUB-NEST-01',
    says: 'A subproject below a subproject is forbidden.',
    reply: refusingAs(400, 403, 'PERMISSION_DENIED'),
  },
];

/** Deviations in how subprojects are listed. */
const lists: readonly Fault[] = [
  {
    id: 'published-subprojects.pages-repeat',
    rule: 'PUB-SUB-LIST-01',
    says: 'A page begins with the last subproject of the page before.',
    decide: ({ subprojects }) => {
      const { pageOf } = subprojects;
      subprojects.pageOf = (items, order) => pageOf(items, { ...order, from: Math.max(0, order.from - 1) });
    },
  },
  {
    id: 'published-subprojects.no-token-at-the-end',
    rule: 'PUB-SUB-LIST-01',
    says: 'The last page has no member for a token.',
    reply: on('list', 200, (reply) =>
      withBody(reply, ({ nextPageToken }) => ({ nextPageToken: nextPageToken || undefined })),
    ),
  },
  {
    id: 'published-subprojects.fifty-a-page',
    rule: 'PUB-SUB-LIST-02',
    says: 'A page has fifty subprojects when its size is not said.',
    decide: ({ subprojects }) => {
      subprojects.pageSizes = { ...subprojects.pageSizes, usual: 50 };
    },
  },
  {
    id: 'published-subprojects.pages-of-any-size',
    rule: 'PUB-SUB-LIST-03',
    says: 'A page may have any number of subprojects.',
    decide: ({ subprojects }) => {
      subprojects.pageSizes = { ...subprojects.pageSizes, largest: 1_000_000 };
    },
  },
  {
    id: 'published-subprojects.any-token',
    rule: 'PUB-SUB-LIST-03',
    says: 'A token that no list gave out leads to the first page.',
    reply: (reply, { operation, request }) =>
      operation === 'subprojects.list' && reply.status === 400 && /pageToken/.test(request.target)
        ? { status: 200, body: { subprojects: [], nextPageToken: '' } }
        : reply,
  },
  {
    id: 'published-subprojects.deleted-always-listed',
    rule: 'PUB-SUB-LIST-04',
    says: 'Deleted subprojects are always listed.',
    decide: ({ subprojects }) => {
      subprojects.isListed = () => true;
    },
  },
  {
    id: 'published-subprojects.deleted-never-listed',
    rule: 'PUB-SUB-LIST-04',
    says: 'Deleted subprojects are never listed.',
    decide: ({ subprojects }) => {
      subprojects.isListed = ({ deleted }) => !deleted;
    },
  },
];

/** Deviations of what is published of subprojects. */
export const publishedSubprojectFaults: readonly Fault[] = [
  ...lives,
  ...lists,
  ...publishedSubprojectRefusalFaults,
];
