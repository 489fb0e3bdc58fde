import type { Fault } from './behaviour.ts';
import { hasStatus, onEach, withBody } from './distort.ts';
import { bare, EVERYTHING, refusingAs, renaming } from './published-subproject-answers.ts';

/** Deviations in how requests about subprojects are refused. */
export const publishedSubprojectRefusalFaults: readonly Fault[] = [
  {
    id: 'published-subprojects.strangers-forbidden',
    rule: 'PUB-SUB-REFUSE-01',
    says: 'A request without credentials is forbidden.',
    reply: refusingAs(401, 403, 'PERMISSION_DENIED'),
  },
  {
    id: 'published-subprojects.strangers-in-a-sentence',
    rule: 'PUB-SUB-REFUSE-01',
    says: 'The error is a text when credentials are missing.',
    reply: bare(401),
  },
  {
    id: 'published-subprojects.foreign-not-found',
    rule: 'PUB-SUB-REFUSE-02',
    says: 'What belongs to another project is not found.',
    reply: refusingAs(403, 404, 'NOT_FOUND'),
  },
  {
    id: 'published-subprojects.foreign-without-name',
    rule: 'PUB-SUB-REFUSE-02',
    says: 'The refusal of another project has the name FORBIDDEN.',
    reply: renaming(403, 'FORBIDDEN'),
  },
  {
    id: 'published-subprojects.everybody-owns-all',
    rule: 'PUB-SUB-REFUSE-02',
    says: 'Whoever asks gets the subprojects of others.',
    reply: onEach(EVERYTHING, hasStatus(403), () => ({ status: 200, body: {} })),
  },
  {
    id: 'published-subprojects.unknown-is-an-argument',
    rule: 'PUB-SUB-REFUSE-03',
    says: 'A subproject that does not exist is an invalid argument.',
    reply: refusingAs(404, 400, 'INVALID_ARGUMENT'),
  },
  {
    id: 'published-subprojects.unknown-in-a-sentence',
    rule: 'PUB-SUB-REFUSE-03',
    says: 'The error is a text when a subproject does not exist.',
    reply: bare(404),
  },
  {
    id: 'published-subprojects.no-preview-changes',
    rule: 'PUB-SUB-PREVIEW-01',
    says: 'Under the preview path nothing can be changed.',
    reply: (reply, { operation, request }) =>
      operation === 'subprojects.change' && request.target.startsWith('/v1alpha1/')
        ? { status: 405, body: { error: { code: 405, message: 'No', status: 'UNIMPLEMENTED', details: [] } } }
        : reply,
  },
  {
    id: 'published-subprojects.preview-in-snake-case',
    rule: 'PUB-SUB-PREVIEW-01',
    says: 'Under the preview path members are named in another way.',
    reply: (reply, { request }) =>
      reply.status === 200 && request.target.startsWith('/v1alpha1/')
        ? withBody(reply, ({ displayName }) => ({ display_name: displayName, displayName: undefined }))
        : reply,
  },
];
