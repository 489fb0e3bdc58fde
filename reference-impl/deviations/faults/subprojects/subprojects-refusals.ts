import type { Answered, Reply } from '../../../http/operation.ts';
import { fault, faultsOf } from '../../fault.ts';
import { on, showing } from '../../operators/replies.ts';

const EVERYTHING = ['create', 'list', 'read', 'change', 'delete'].map((act) => `subprojects.${act}`);

const MADE: Reply = { status: 200, body: { subprojectId: 'none', parentProjectId: 'none', displayName: 'none' } };

const refusal = (status: number, name: string): Reply => ({
  status,
  body: { error: { code: status, message: 'No', status: name, details: [] } },
});

/** Changes the status of refusals, on the wire and in the body. */
const refusedAs = (from: number, to: number, name: string) =>
  on(EVERYTHING, from, ({ body, ...reply }) => ({
    ...reply,
    status: to,
    body: { error: { ...(body as { error: object }).error, code: to, status: name } },
  }));

/** Gives refusals another name. */
const renamed = (from: number, name: string) =>
  showing(EVERYTHING, from, ({ error }) => ({ error: { ...error, status: name } }));

/** Makes the error of a refusal a text. */
const bare = (status: number) => showing(EVERYTHING, status, ({ error }) => ({ error: error.message }));

/** Whether the caller authenticates with this scheme. */
const comingWith =
  (scheme: RegExp) =>
  (_reply: Reply, { request }: Answered): boolean =>
    scheme.test(request.headers.authorization ?? '');

const isUnderPreview = (_reply: Reply, { request }: Answered): boolean => request.target.startsWith('/v1alpha1/');

/** Deviations in refusals of the subproject API and in its paths. */
export const faults = faultsOf({
  'SUB-PATH-01': {
    'subprojects.moved': fault('Requests to the subproject API are redirected to another path.', {
      reply: (reply, { operation }) =>
        operation.startsWith('subprojects.') && reply.status < 300
          ? { status: 308, headers: { location: '/v2/subprojects' } }
          : reply,
    }),

    'subprojects.path-not-found': fault('Only the preview path works.', {
      reply: on(
        EVERYTHING,
        (_reply, { request }) => request.target.startsWith('/v1/') && request.method === 'GET',
        refusal(404, 'NOT_FOUND'),
      ),
    }),
  },
  'SUB-AUTH-01': {
    'subprojects.no-tokens': fault('Creating a subproject with a token is refused.', {
      reply: on('subprojects.create', comingWith(/^bearer/i), refusal(401, 'UNAUTHENTICATED')),
    }),
    'subprojects.no-basic': fault('Listing subprojects with Basic credentials is refused.', {
      reply: on('subprojects.list', comingWith(/^basic/i), refusal(401, 'UNAUTHENTICATED')),
    }),
    'subprojects.open-to-all': fault('Creating a subproject without credentials is answered as if it had worked.', {
      reply: on('subprojects.create', 401, MADE),
    }),
  },
  'SUB-JSON-01': {
    'subprojects.broken-json-422': fault('A body that is not JSON gets HTTP status 422.', {
      reply: on('subprojects.create', 400, 422),
    }),
    'subprojects.trailing-comma-taken': fault('A new subproject with a trailing comma is answered as created.', {
      reply: on(
        'subprojects.create',
        ({ status }, { request }) => status === 400 && /,\s*}$/.test(request.body.toString('utf8')),
        MADE,
      ),
    }),
  },
  'PUB-SUB-NEST-01': {
    'published-subprojects.nested-is-an-argument': fault('Nesting a subproject is refused as an invalid argument.', {
      reply: renamed(400, 'INVALID_ARGUMENT'),
    }),
    'published-subprojects.nested-is-forbidden': fault('Nesting a subproject gets HTTP status 403.', {
      reply: refusedAs(400, 403, 'PERMISSION_DENIED'),
    }),
  },
  'PUB-SUB-REFUSE-01': {
    'published-subprojects.strangers-forbidden': fault('A request without credentials gets HTTP status 403.', {
      reply: refusedAs(401, 403, 'PERMISSION_DENIED'),
    }),
    'published-subprojects.strangers-in-a-sentence': fault(
      'Without credentials the error is a text instead of an object.',
      { reply: bare(401) },
    ),
  },
  'PUB-SUB-REFUSE-02': {
    'published-subprojects.foreign-not-found': fault("Another project's subproject gets HTTP status 404.", {
      reply: refusedAs(403, 404, 'NOT_FOUND'),
    }),
    'published-subprojects.foreign-without-name': fault('The refusal for another project is called FORBIDDEN.', {
      reply: renamed(403, 'FORBIDDEN'),
    }),
    'published-subprojects.everybody-owns-all': fault("Any caller gets other projects' subprojects.", {
      reply: on(EVERYTHING, 403, { status: 200, body: {} }),
    }),
  },
  'PUB-SUB-REFUSE-03': {
    'published-subprojects.unknown-is-an-argument': fault('An unknown subproject is refused as an invalid argument.', {
      reply: refusedAs(404, 400, 'INVALID_ARGUMENT'),
    }),
    'published-subprojects.unknown-in-a-sentence': fault(
      'For an unknown subproject the error is a text instead of an object.',
      { reply: bare(404) },
    ),
  },
  'PUB-SUB-PREVIEW-01': {
    'published-subprojects.no-preview-changes': fault('Subprojects cannot be changed under the preview path.', {
      reply: on('subprojects.change', isUnderPreview, refusal(405, 'UNIMPLEMENTED')),
    }),
    'published-subprojects.preview-in-snake-case': fault('Members have other names under the preview path.', {
      reply: showing(EVERYTHING, isUnderPreview, ({ displayName }) => ({
        display_name: displayName,
        displayName: undefined,
      })),
    }),
  },
});
