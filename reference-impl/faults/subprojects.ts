import type { Decisions } from '../worlds/behaviour.ts';
import { fault, faultsOf } from './fault.ts';
import { decision } from './operators/decisions.ts';
import { instead, on, restatus } from './operators/replies.ts';

const isSubprojectRequest = (name: string): boolean => name === 'subprojects';

/** Lets a new subproject be ready later. */
const readyAfter =
  (delay: number) =>
  ({ subprojects }: Decisions): void => {
    subprojects.isReady = ({ createTime }, now) => now - createTime >= delay;
  };

/** Deviations of the subproject interface. Section "Subproject API". */
export const faults = faultsOf({
  'SUB-PATH-01': {
    'subprojects.path-not-found': fault('Only the path of the preview answers.', {
      reply: (reply, { interface: name, request }) =>
        isSubprojectRequest(name) && request.target.startsWith('/v1/') && request.method === 'GET'
          ? { status: 404, body: { error: { code: 404, message: 'Not found', status: 'NOT_FOUND', details: [] } } }
          : reply,
    }),
  },
  'SUB-AUTH-01': {
    'subprojects.no-tokens': fault('Tokens are not accepted where subprojects are made.', {
      reply: on(
        'subprojects.create',
        (_reply, { request }) => /^bearer/i.test(request.headers.authorization ?? ''),
        () => ({ status: 401, body: { error: { code: 401, message: 'No', status: 'UNAUTHENTICATED', details: [] } } }),
      ),
    }),
    'subprojects.no-basic': fault('Key id and key secret are not accepted where subprojects are listed.', {
      reply: on(
        'subprojects.list',
        (_reply, { request }) => /^basic/i.test(request.headers.authorization ?? ''),
        () => ({ status: 401, body: { error: { code: 401, message: 'No', status: 'UNAUTHENTICATED', details: [] } } }),
      ),
    }),
    'subprojects.open-to-all': fault('Whoever asks is told that a subproject was made.', {
      reply: instead('subprojects.create', 401, { status: 200, body: { subprojectId: 'none', parentProjectId: 'none', displayName: 'none' } }),
    }),
  },
  'SUB-JSON-01': {
    'subprojects.broken-json-422': fault('A body that is no JSON is refused with HTTP status 422.', { reply: restatus('subprojects.create', 400, 422) }),
    'subprojects.trailing-comma-taken': fault('A new subproject with a comma before a closing bracket is said to be made.', {
      reply: on(
        'subprojects.create',
        ({ status }, { request }) => status === 400 && /,\s*}$/.test(request.body.toString('utf8')),
        () => ({ status: 200, body: { subprojectId: 'none', parentProjectId: 'none', displayName: 'none' } }),
      ),
    }),
  },
  'SUB-DELAY-01': {
    'subprojects.ready-too-late': fault('A new subproject can be used after 31 seconds.', { decide: readyAfter(31_000) }),
    'subprojects.never-ready': fault('A new subproject can never be used by its parent.', { decide: readyAfter(Number.POSITIVE_INFINITY) }),
  },
  'SUB-MGMT-01': {
    'subprojects.one-list-for-all': fault('Every project is shown the subprojects of all.', {
      decide: decision('subprojects', 'listed', (state) => state.all()),
    }),
    'subprojects.list-stays-empty': fault('The list of subprojects stays empty.', { decide: decision('subprojects', 'listed', () => []) }),
  },
});
