import type { Answered, Reply } from '../../../http/operation.ts';
import { fault, faultsOf } from '../../fault.ts';
import { on } from '../../operators/replies.ts';

const EVERYTHING = ['create', 'list', 'read', 'change', 'delete'].map((act) => `subprojects.${act}`);

const MADE: Reply = { status: 200, body: { subprojectId: 'none', parentProjectId: 'none', displayName: 'none' } };

const refusal = (status: number, name: string): Reply => ({
  status,
  body: { error: { code: status, message: 'No', status: name, details: [] } },
});

/** Whether the caller authenticates with this scheme. */
const comingWith =
  (scheme: RegExp) =>
  (_reply: Reply, { request }: Answered): boolean =>
    scheme.test(request.headers.authorization ?? '');

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
  },
  'SUB-JSON-01': {
    'subprojects.trailing-comma-taken': fault('A new subproject with a trailing comma is answered as created.', {
      reply: on(
        'subprojects.create',
        ({ status }, { request }) => status === 400 && /,\s*}$/.test(request.body.toString('utf8')),
        MADE,
      ),
    }),
  },
});
