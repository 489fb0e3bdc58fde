import { fault, faultsOf } from './fault.ts';
import { hasStatus, onEach, withBody } from './operators/replies.ts';
import { bare, EVERYTHING, refusingAs, renaming } from './published-subproject-answers.ts';

/** Deviations in how requests about subprojects are refused. */
export const faults = faultsOf({
  'PUB-SUB-REFUSE-01': {
    'published-subprojects.strangers-forbidden': fault('A request without credentials is forbidden.', { reply: refusingAs(401, 403, 'PERMISSION_DENIED') }),
    'published-subprojects.strangers-in-a-sentence': fault('The error is a text when credentials are missing.', { reply: bare(401) }),
  },
  'PUB-SUB-REFUSE-02': {
    'published-subprojects.foreign-not-found': fault('What belongs to another project is not found.', { reply: refusingAs(403, 404, 'NOT_FOUND') }),
    'published-subprojects.foreign-without-name': fault('The refusal of another project has the name FORBIDDEN.', { reply: renaming(403, 'FORBIDDEN') }),
    'published-subprojects.everybody-owns-all': fault('Whoever asks gets the subprojects of others.', {
      reply: onEach(EVERYTHING, hasStatus(403), () => ({ status: 200, body: {} })),
    }),
  },
  'PUB-SUB-REFUSE-03': {
    'published-subprojects.unknown-is-an-argument': fault('A subproject that does not exist is an invalid argument.', {
      reply: refusingAs(404, 400, 'INVALID_ARGUMENT'),
    }),
    'published-subprojects.unknown-in-a-sentence': fault('The error is a text when a subproject does not exist.', { reply: bare(404) }),
  },
  'PUB-SUB-PREVIEW-01': {
    'published-subprojects.no-preview-changes': fault('Under the preview path nothing can be changed.', {
      reply: (reply, { operation, request }) =>
        operation === 'subprojects.change' && request.target.startsWith('/v1alpha1/')
          ? { status: 405, body: { error: { code: 405, message: 'No', status: 'UNIMPLEMENTED', details: [] } } }
          : reply,
    }),
    'published-subprojects.preview-in-snake-case': fault('Under the preview path members are named in another way.', {
      reply: (reply, { request }) =>
        reply.status === 200 && request.target.startsWith('/v1alpha1/')
          ? withBody(reply, ({ displayName }) => ({ display_name: displayName, displayName: undefined }))
          : reply,
    }),
  },
});
