import type { Decisions, Fault } from './behaviour.ts';
import { on } from './distort.ts';

const isSubprojectRequest = (name: string): boolean => name === 'subprojects';

/** Lets a new subproject be ready later. */
const readyAfter =
  (delay: number) =>
  ({ subprojects }: Decisions): void => {
    subprojects.isReady = ({ createTime }, now) => now - createTime >= delay;
  };

/** Deviations of the subproject interface. Section "Subproject API". */
export const subprojectFaults: readonly Fault[] = [
  {
    id: 'subprojects.path-not-found',
    rule: 'SUB-PATH-01',
    says: 'Only the path of the preview answers.',
    reply: (reply, { interface: name, request }) =>
      isSubprojectRequest(name) && request.target.startsWith('/v1/') && request.method === 'GET'
        ? {
            status: 404,
            body: { error: { code: 404, message: 'Not found', status: 'NOT_FOUND', details: [] } },
          }
        : reply,
  },
  {
    id: 'subprojects.no-tokens',
    rule: 'SUB-AUTH-01',
    says: 'Tokens are not accepted where subprojects are made.',
    reply: on(
      'subprojects.create',
      (_reply, { request }) => /^bearer/i.test(request.headers.authorization ?? ''),
      () => ({
        status: 401,
        body: { error: { code: 401, message: 'No', status: 'UNAUTHENTICATED', details: [] } },
      }),
    ),
  },
  {
    id: 'subprojects.no-basic',
    rule: 'SUB-AUTH-01',
    says: 'Key id and key secret are not accepted where subprojects are listed.',
    reply: on(
      'subprojects.list',
      (_reply, { request }) => /^basic/i.test(request.headers.authorization ?? ''),
      () => ({
        status: 401,
        body: { error: { code: 401, message: 'No', status: 'UNAUTHENTICATED', details: [] } },
      }),
    ),
  },
  {
    id: 'subprojects.open-to-all',
    rule: 'SUB-AUTH-01',
    says: 'Whoever asks is told that a subproject was made.',
    reply: on(
      'subprojects.create',
      ({ status }) => status === 401,
      () => ({ status: 200, body: { subprojectId: 'none', parentProjectId: 'none', displayName: 'none' } }),
    ),
  },
  {
    id: 'subprojects.broken-json-422',
    rule: 'SUB-JSON-01',
    says: 'A body that is no JSON is refused with HTTP status 422.',
    reply: on(
      'subprojects.create',
      ({ status }) => status === 400,
      (reply) => ({ ...reply, status: 422 }),
    ),
  },
  {
    id: 'subprojects.trailing-comma-taken',
    rule: 'SUB-JSON-01',
    says: 'A new subproject with a comma before a closing bracket is said to be made.',
    reply: on(
      'subprojects.create',
      ({ status }, { request }) => status === 400 && /,\s*}$/.test(request.body.toString('utf8')),
      () => ({ status: 200, body: { subprojectId: 'none', parentProjectId: 'none', displayName: 'none' } }),
    ),
  },
  {
    id: 'subprojects.ready-too-late',
    rule: 'SUB-DELAY-01',
    says: 'A new subproject can be used after 31 seconds.',
    decide: readyAfter(31_000),
  },
  {
    id: 'subprojects.never-ready',
    rule: 'SUB-DELAY-01',
    says: 'A new subproject can never be used by its parent.',
    decide: readyAfter(Number.POSITIVE_INFINITY),
  },
  {
    id: 'subprojects.one-list-for-all',
    rule: 'SUB-MGMT-01',
    says: 'Every project is shown the subprojects of all.',
    decide: ({ subprojects }) => {
      subprojects.listed = (state) => state.all();
    },
  },
  {
    id: 'subprojects.list-stays-empty',
    rule: 'SUB-MGMT-01',
    says: 'The list of subprojects stays empty.',
    decide: ({ subprojects }) => {
      subprojects.listed = () => [];
    },
  },
];
