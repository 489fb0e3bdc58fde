import { Problem } from '../../kernel/problem.ts';
import { fault, faultsOf } from '../fault.ts';
import { around, decision } from '../operators/decisions.ts';
import { setting } from '../operators/letters.ts';
import { instead, restatus } from '../operators/replies.ts';

const isUpdate = (operation: string): boolean => operation === 'voice.update';

const unauthorized = () => ({ status: 401, body: { message: 'Invalid authentication credentials' } });

/** What else can go wrong with the shape of requests and answers, and with tokens. */
export const faults = faultsOf({
  'ERR-401-01': {
    'errors.wrong-secret-400': fault('Wrong credentials are answered with HTTP status 400.', {
      reply: (reply, { request: { headers } }) => (reply.status === 401 && headers.authorization !== undefined ? { ...reply, status: 400 } : reply),
    }),
  },
  'X-40': {
    'common.broken-json-forbidden': fault('Broken JSON without credentials is answered with HTTP status 403.', {
      reply: (reply, { request: { headers } }) =>
        headers.authorization === undefined && (reply.status === 401 || reply.status === 400) ? { ...reply, status: 403 } : reply,
    }),
  },
  'COM-JSON-03': {
    'common.bare-text-taken': fault('A body that is a bare text, number or null is taken for an empty object.', {
      decide: around('http', 'parseJson', (parseJson) => (body) => {
        const value = parseJson(body);
        return typeof value === 'object' && value !== null ? value : {};
      }),
    }),
  },
  'COM-HTTP-02': {
    'common.submit-mistakes-crash': fault('A mistake in a submitted message is answered with HTTP status 502.', {
      reply: restatus('messages.submit', 400, 502),
    }),
  },
  'COM-BASE-01': {
    'common.apac-takes-nothing': fault('The APAC instance takes no message.', {
      reply: (reply, { interface: name, operation }) => (name === 'messagingApac' && operation === 'messages.submit' ? unauthorized() : reply),
    }),
  },
  'COM-ID-01': {
    'common.report-id-not-uuid': fault('Ids of delivery reports have a number at their end.', {
      notify: setting(({ delivery_report_id }) => ({ delivery_report_id: `${String(delivery_report_id)}-1` })),
    }),
  },
  'COM-AREA-01': {
    'common.voice-elsewhere': fault('Nothing is found where voice services are updated.', {
      reply: instead('voice.update', 200, { status: 404, body: { message: 'Not found' } }),
    }),
  },
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
  'BEARER-15': { 'bearer.no-basic': fault('The key of a project is never taken with Basic.', { decide: decision('auth', 'takesBasic', () => false) }) },
  'BEARER-07': {
    'bearer.strangers-forbidden': fault('Bad credentials are forbidden, whatever they ask for.', {
      decide: around('auth', 'refusalOf', (refusalOf) => (refused) => new Problem(403, refusalOf(refused).message)),
    }),
  },
});
