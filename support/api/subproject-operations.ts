import type { PageStyle } from './page-style.ts';
import type { WireOperation } from './wire-operation.ts';

const subprojects = { interface: 'subprojects', headers: { accept: 'application/json' } } as const;
const one = { ...subprojects, about: 'subproject' } as const;

const pages: PageStyle = {
  entries: 'subprojects',
  key: 'subprojectId',
  size: 'pageSize',
  next: { kind: 'token', parameter: 'pageToken', at: 'nextPageToken' },
};

const made = {
  made: 'subprojectId',
  body: ({ unique }: { unique: string }) => ({ displayName: `Branch ${unique}` }),
};
const renamed = { body: () => ({ displayName: 'Branch office' }) };

/** Operations about subprojects, under the current path and under that of the preview. */
export const subprojectOperations: Readonly<Record<string, WireOperation>> = {
  'create a subproject': {
    ...subprojects,
    method: 'POST',
    path: '/v1/projects/{project}/subprojects',
    ...made,
  },
  'create a subproject under a subproject': {
    ...one,
    method: 'POST',
    path: '/v1/projects/{id}/subprojects',
    ...made,
  },
  'create a subproject under the preview path': {
    ...subprojects,
    method: 'POST',
    path: '/v1alpha1/projects/{project}/subprojects',
    ...made,
  },
  'list subprojects': { ...subprojects, method: 'GET', path: '/v1/projects/{project}/subprojects', pages },
  'list subprojects under the preview path': {
    ...subprojects,
    method: 'GET',
    path: '/v1alpha1/projects/{project}/subprojects',
    pages,
  },
  'read a subproject': { ...one, method: 'GET', path: '/v1/subprojects/{id}' },
  'read a subproject under the preview path': { ...one, method: 'GET', path: '/v1alpha1/subprojects/{id}' },
  'rename a subproject': { ...one, method: 'PATCH', path: '/v1/subprojects/{id}', ...renamed },
  'rename a subproject under the preview path': {
    ...one,
    method: 'PATCH',
    path: '/v1alpha1/subprojects/{id}',
    ...renamed,
  },
  'delete a subproject': { ...one, method: 'DELETE', path: '/v1/subprojects/{id}' },
  'delete a subproject under the preview path': {
    ...one,
    method: 'DELETE',
    path: '/v1alpha1/subprojects/{id}',
  },
};
