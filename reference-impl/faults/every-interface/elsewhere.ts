import { Problem } from '../../kernel/problem.ts';
import { fault, faultsOf } from '../fault.ts';
import { decision, result } from '../operators/decisions.ts';
import { on } from '../operators/replies.ts';

/** Deviations of tokens, bearer credentials and the paths of subprojects. */
export const faults = faultsOf({
  'TOK-03': {
    'token.type-missing': fault('A token response says nothing of its type.', { decide: result('token', 'describe', ({ token_type, ...rest }) => rest) }),
  },
  'TOK-10': {
    'token.earlier-called-expired': fault('An earlier token is called expired as soon as there is a later one.', {
      decide: ({ auth, token }) => {
        const latest = new Map<string, string>();
        const { describe } = token;
        const { bearerState } = auth;
        token.describe = (fresh) => {
          latest.set(fresh.project.id, fresh.token);
          return describe(fresh);
        };
        auth.bearerState = (grant, now) => ([...latest.values()].includes(grant.token) ? bearerState(grant, now) : 'expired');
      },
    }),
  },
  'BEARER-01': {
    'bearer.scheme-refused': fault('No update can be made with a bearer token.', {
      reply: on('voice.update', (reply, { request }) => reply.status === 200 && /^bearer/i.test(request.headers.authorization ?? ''), {
        status: 401,
        body: { message: 'Invalid authentication credentials' },
      }),
    }),
  },
  'BEARER-15': { 'bearer.no-basic': fault('The key of a project is never taken with Basic.', { decide: decision('auth', 'takesBasic', () => false) }) },
  'BEARER-07': {
    'bearer.strangers-forbidden': fault('Bad credentials are forbidden, whatever they ask for.', {
      decide: result('auth', 'refusalOf', (usual) => new Problem(403, usual.message)),
    }),
  },
  'SUB-PATH-01': {
    'subprojects.moved': fault('Subprojects are moved for good to another path.', {
      reply: (reply, { operation }) =>
        operation.startsWith('subprojects.') && reply.status < 300 ? { status: 308, headers: { location: '/v2/subprojects' } } : reply,
    }),
  },
});
