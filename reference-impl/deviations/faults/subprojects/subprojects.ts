import type { Answered, Reply } from '../../../http/operation.ts';
import { fault, faultsOf } from '../../fault.ts';
import { always, asked, askedIn, on, rewriting, showing } from '../../operators/replies.ts';
import { insteadOfRefusing, onPages } from '../../operators/requests.ts';
import { hesitate } from '../../operators/torn-apart.ts';

type Body = Readonly<Record<string, unknown>>;

const CHANGES = ['subprojects.create', 'subprojects.change'];
const EVERYTHING = ['create', 'list', 'read', 'change', 'delete'].map((act) => `subprojects.${act}`);

const refusal = (status: number, name: string): Reply => ({
  status,
  body: { error: { code: status, message: 'No', status: name, details: [] } },
});

const taking = (isMeant: (body: Body) => boolean) => asked(CHANGES, 400, isMeant, { status: 200, body: {} });

const refusing = (isMeant: (body: Body) => boolean) => asked(CHANGES, 200, isMeant, refusal(400, 'INVALID_ARGUMENT'));

const lengthOf = (value: unknown): number => (typeof value === 'string' ? value.length : -1);

const NONE = { status: 200, body: { subprojects: [], nextPageToken: '' } };
const MADE: Reply = { status: 200, body: { subprojectId: 'none', parentProjectId: 'none', displayName: 'none' } };

let moments = 0;
let isShared = false;

function momentId(): string {
  if (!isShared) {
    isShared = true;
    moments += 1;
    void hesitate().then(() => {
      isShared = false;
    });
  }
  return `p-${moments}`;
}

const comingWith =
  (scheme: RegExp) =>
  (_reply: Reply, { request }: Answered): boolean =>
    scheme.test(request.headers.authorization ?? '');

/** Deviations in how subprojects are made, shown, changed, listed and refused, and in their paths. */
export const faults = faultsOf({
  'PUB-SUB-CREATE-01 published-subprojects.parent-from-the-body': {
    says: 'The parent is taken from the body instead of the path.',
    reply: showing('subprojects.create', 200, ({ parentProjectId: usual }, answered) => {
      const { parentProjectId = usual } = askedIn(answered);
      return { parentProjectId };
    }),
  },
  'PUB-SUB-RACE-01 subprojects.race': fault('Simultaneous requests get the same subproject.', {
    reply: rewriting('subprojects.create', (made) => ({ ...made, subprojectId: momentId() })),
  }),
  'SUB-MGMT-01 only-some.latest-subproject': fault('Only the latest two subprojects are listed.', {
    perform: onPages('subprojects.list', 'subprojects', (entries, { asking }) => {
      const latest = asking({ pageSize: '1000', pageToken: undefined }).slice(-2);
      return entries.filter(({ subprojectId: id }) => latest.some(({ subprojectId }) => subprojectId === id));
    }),
  }),
  'PUB-SUB-LIMIT-01 published-subprojects.nameless': fault('A subproject needs no name.', {
    reply: taking(({ displayName }) => !displayName),
  }),
  'PUB-SUB-LIMIT-01 published-subprojects.short-names': fault('A name may have at most 254 characters.', {
    reply: refusing(({ displayName }) => lengthOf(displayName) > 254),
  }),
  'PUB-SUB-LIMIT-02 published-subprojects.endless-labels': fault('A subproject may have any number of labels.', {
    reply: taking(({ labels }) => Object.keys(labels ?? {}).length > 255),
  }),
  'PUB-SUB-LIMIT-02 published-subprojects.labels-of-a-hundred': fault('A label may have at most 100 characters.', {
    reply: refusing(({ labels }) => lengthOf((labels as Body | undefined)?.team) > 100),
  }),
  'PUB-SUB-LIST-01 published-subprojects.no-token-at-the-end': fault('The last page has no token member.', {
    reply: showing('subprojects.list', 200, ({ nextPageToken }) => ({ nextPageToken: nextPageToken || undefined })),
  }),
  'PUB-SUB-LIST-03 published-subprojects.pages-of-any-size': fault('A page may have any size.', {
    perform: insteadOfRefusing('subprojects.list', 400, ({ query }) =>
      query.pageSize === undefined ? undefined : { query: { ...query, pageSize: '1000' } },
    ),
  }),
  'PUB-SUB-LIST-03 published-subprojects.any-token': fault('An unknown token returns the first page.', {
    reply: on(
      'subprojects.list',
      ({ status }, { request }) => status === 400 && /pageToken/.test(request.target),
      NONE,
    ),
  }),
  'PUB-SUB-LIST-04 published-subprojects.deleted-never-listed': fault('Deleted subprojects are never listed.', {
    perform: onPages('subprojects.list', 'subprojects', (entries) => entries.filter(({ deleted }) => !deleted)),
  }),
  'SUB-PATH-01 subprojects.path-not-found': fault('Only the preview path works.', {
    reply: on(EVERYTHING, always, (reply, { request: { target, method } }) =>
      target.startsWith('/v1/') && method === 'GET' ? refusal(404, 'NOT_FOUND') : reply,
    ),
  }),
  'SUB-AUTH-01 subprojects.no-tokens': fault('Creating a subproject with a token is refused.', {
    reply: on('subprojects.create', comingWith(/^bearer/i), refusal(401, 'UNAUTHENTICATED')),
  }),
  'SUB-AUTH-01 subprojects.no-basic': fault('Listing subprojects with Basic credentials is refused.', {
    reply: on('subprojects.list', comingWith(/^basic/i), refusal(401, 'UNAUTHENTICATED')),
  }),
  'SUB-JSON-01 subprojects.trailing-comma-taken': {
    says: 'A new subproject with a trailing comma is answered as created.',
    reply: on('subprojects.create', 400, (reply, { request }) =>
      /,\s*}$/.test(request.body.toString('utf8')) ? MADE : reply,
    ),
  },
});
