import type { Answered, Reply } from '../../http/operation.ts';
import { fault, faultsOf } from '../fault.ts';
import { on, showing } from '../operators/replies.ts';

const EVERYTHING = ['create', 'list', 'read', 'change', 'delete'].map((act) => `subprojects.${act}`);

const MADE: Reply = { status: 200, body: { subprojectId: 'none', parentProjectId: 'none', displayName: 'none' } };

const refusal = (status: number, name: string): Reply => ({ status, body: { error: { code: status, message: 'No', status: name, details: [] } } });

/** Gives refusals another status, on the wire and in what they say. */
const refusedAs = (from: number, to: number, name: string) =>
  on(EVERYTHING, from, ({ body, ...reply }) => ({
    ...reply,
    status: to,
    body: { error: { ...(body as { error: object }).error, code: to, status: name } },
  }));

/** Gives refusals another name. */
const renamed = (from: number, name: string) => showing(EVERYTHING, from, ({ error }) => ({ error: { ...error, status: name } }));

/** Makes the error of a refusal a text. */
const bare = (status: number) => showing(EVERYTHING, status, ({ error }) => ({ error: error.message }));

/** Whether the caller says who it is under this scheme. */
const comingWith =
  (scheme: RegExp) =>
  (_reply: Reply, { request }: Answered): boolean =>
    scheme.test(request.headers.authorization ?? '');

const isUnderPreview = (_reply: Reply, { request }: Answered): boolean => request.target.startsWith('/v1alpha1/');

/** Deviations in how requests about subprojects are refused, and under which paths they are taken. */
export const faults = faultsOf({
  'SUB-PATH-01': {
    'subprojects.moved': fault('Subprojects are moved for good to another path.', {
      reply: (reply, { operation }) =>
        operation.startsWith('subprojects.') && reply.status < 300 ? { status: 308, headers: { location: '/v2/subprojects' } } : reply,
    }),

    'subprojects.path-not-found': fault('Only the path of the preview answers.', {
      reply: on(EVERYTHING, (_reply, { request }) => request.target.startsWith('/v1/') && request.method === 'GET', refusal(404, 'NOT_FOUND')),
    }),
  },
  'SUB-AUTH-01': {
    'subprojects.no-tokens': fault('Tokens are not accepted where subprojects are made.', {
      reply: on('subprojects.create', comingWith(/^bearer/i), refusal(401, 'UNAUTHENTICATED')),
    }),
    'subprojects.no-basic': fault('Key id and key secret are not accepted where subprojects are listed.', {
      reply: on('subprojects.list', comingWith(/^basic/i), refusal(401, 'UNAUTHENTICATED')),
    }),
    'subprojects.open-to-all': fault('Whoever asks is told that a subproject was made.', { reply: on('subprojects.create', 401, MADE) }),
  },
  'SUB-JSON-01': {
    'subprojects.broken-json-422': fault('A body that is no JSON is refused with HTTP status 422.', { reply: on('subprojects.create', 400, 422) }),
    'subprojects.trailing-comma-taken': fault('A new subproject with a comma before a closing bracket is said to be made.', {
      reply: on('subprojects.create', ({ status }, { request }) => status === 400 && /,\s*}$/.test(request.body.toString('utf8')), MADE),
    }),
  },
  'PUB-SUB-NEST-01': {
    'published-subprojects.nested-is-an-argument': fault('A subproject below a subproject is an invalid argument.', {
      reply: renamed(400, 'INVALID_ARGUMENT'),
    }),
    'published-subprojects.nested-is-forbidden': fault('A subproject below a subproject is forbidden.', { reply: refusedAs(400, 403, 'PERMISSION_DENIED') }),
  },
  'PUB-SUB-REFUSE-01': {
    'published-subprojects.strangers-forbidden': fault('A request without credentials is forbidden.', { reply: refusedAs(401, 403, 'PERMISSION_DENIED') }),
    'published-subprojects.strangers-in-a-sentence': fault('The error is a text when credentials are missing.', { reply: bare(401) }),
  },
  'PUB-SUB-REFUSE-02': {
    'published-subprojects.foreign-not-found': fault('What belongs to another project is not found.', { reply: refusedAs(403, 404, 'NOT_FOUND') }),
    'published-subprojects.foreign-without-name': fault('The refusal of another project has the name FORBIDDEN.', { reply: renamed(403, 'FORBIDDEN') }),
    'published-subprojects.everybody-owns-all': fault('Whoever asks gets the subprojects of others.', {
      reply: on(EVERYTHING, 403, { status: 200, body: {} }),
    }),
  },
  'PUB-SUB-REFUSE-03': {
    'published-subprojects.unknown-is-an-argument': fault('A subproject that does not exist is an invalid argument.', {
      reply: refusedAs(404, 400, 'INVALID_ARGUMENT'),
    }),
    'published-subprojects.unknown-in-a-sentence': fault('The error is a text when a subproject does not exist.', { reply: bare(404) }),
  },
  'PUB-SUB-PREVIEW-01': {
    'published-subprojects.no-preview-changes': fault('Under the preview path nothing can be changed.', {
      reply: on('subprojects.change', isUnderPreview, refusal(405, 'UNIMPLEMENTED')),
    }),
    'published-subprojects.preview-in-snake-case': fault('Under the preview path members are named in another way.', {
      reply: showing(EVERYTHING, isUnderPreview, ({ displayName }) => ({ display_name: displayName, displayName: undefined })),
    }),
  },
});
