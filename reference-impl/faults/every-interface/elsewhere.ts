import { Problem } from '../../kernel/problem.ts';
import { fault, faultsOf } from '../fault.ts';
import { around, decision } from '../operators/decisions.ts';

const isUpdate = (operation: string): boolean => operation === 'voice.update';

const unauthorized = () => ({ status: 401, body: { message: 'Invalid authentication credentials' } });

/** TODO */
export const faults = faultsOf({
  'TOK-03': {
    'token.type-missing': fault('A token response says nothing of its type.', {
      decide: around('token', 'describe', (describe) => (fresh) => {
        const { token_type, ...rest } = describe(fresh);
        return rest;
      }),
    }),
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
      reply: (reply, { operation, request: { headers } }) =>
        isUpdate(operation) && reply.status === 200 && /^bearer/i.test(headers.authorization ?? '') ? unauthorized() : reply,
    }),
  },
  'BEARER-15': {
    'bearer.no-basic': fault('The key of a project is never taken with Basic.', { decide: decision('auth', 'takesBasic', () => false) }),
  },
  'BEARER-07': {
    'bearer.strangers-forbidden': fault('Bad credentials are forbidden, whatever they ask for.', {
      decide: around('auth', 'refusalOf', (refusalOf) => (refused) => new Problem(403, refusalOf(refused).message)),
    }),
  },
  'SUB-PATH-01': {
    'subprojects.moved': fault('Subprojects are moved for good to another path.', {
      reply: (reply, { operation }) =>
        operation.startsWith('subprojects.') && reply.status < 300 ? { status: 308, headers: { location: '/v2/subprojects' } } : reply,
    }),
  },
});
