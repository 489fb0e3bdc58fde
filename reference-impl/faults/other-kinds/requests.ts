import { Problem } from '../../kernel/problem.ts';
import type { Fault } from '../behaviour.ts';
import { on } from '../distort.ts';
import { setting } from '../pushed-reports.ts';

const isUpdate = (operation: string): boolean => operation === 'voice.update';

const unauthorized = () => ({ status: 401, body: { message: 'Invalid authentication credentials' } });

/** What else can go wrong with the shape of requests and answers, and with tokens. */
export const otherRequestFaults: readonly Fault[] = [
  {
    id: 'errors.wrong-secret-400',
    rule: 'ERR-401-01',
    says: 'Wrong credentials are answered with HTTP status 400.',
    reply: (reply, { request: { headers } }) =>
      reply.status === 401 && headers.authorization !== undefined ? { ...reply, status: 400 } : reply,
  },
  {
    id: 'common.broken-json-forbidden',
    rule: 'X-40',
    says: 'Broken JSON without credentials is answered with HTTP status 403.',
    reply: (reply, { request: { headers } }) =>
      headers.authorization === undefined && (reply.status === 401 || reply.status === 400)
        ? { ...reply, status: 403 }
        : reply,
  },
  {
    id: 'common.bare-text-taken',
    rule: 'COM-JSON-03',
    says: 'A body that is a bare text, number or null is taken for an empty object.',
    decide: ({ http }) => {
      const { parseJson } = http;
      http.parseJson = (body) => {
        const value = parseJson(body);
        return typeof value === 'object' && value !== null ? value : {};
      };
    },
  },
  {
    id: 'common.submit-mistakes-crash',
    rule: 'COM-HTTP-02',
    says: 'A mistake in a submitted message is answered with HTTP status 502.',
    reply: on(
      'messages.submit',
      ({ status }) => status === 400,
      (reply) => ({ ...reply, status: 502 }),
    ),
  },
  {
    id: 'common.apac-takes-nothing',
    rule: 'COM-BASE-01',
    says: 'The APAC instance takes no message.',
    reply: (reply, { interface: name, operation }) =>
      name === 'messagingApac' && operation === 'messages.submit' ? unauthorized() : reply,
  },
  {
    id: 'common.report-id-not-uuid',
    rule: 'COM-ID-01',
    says: 'Ids of delivery reports have a number at their end.',
    notify: setting(({ delivery_report_id }) => ({ delivery_report_id: `${String(delivery_report_id)}-1` })),
  },
  {
    id: 'common.voice-elsewhere',
    rule: 'COM-AREA-01',
    says: 'Nothing is found where voice services are updated.',
    reply: on(
      'voice.update',
      ({ status }) => status === 200,
      () => ({ status: 404, body: { message: 'Not found' } }),
    ),
  },
  {
    id: 'token.type-missing',
    rule: 'TOK-03',
    says: 'A token response says nothing of its type.',
    decide: ({ token }) => {
      const { describe } = token;
      token.describe = (fresh) => {
        const { token_type, ...rest } = describe(fresh);
        return rest;
      };
    },
  },
  {
    id: 'token.earlier-called-expired',
    rule: 'TOK-10',
    says: 'An earlier token is called expired as soon as there is a later one.',
    decide: ({ auth, token }) => {
      const latest = new Map<string, string>();
      const { describe } = token;
      const { bearerState } = auth;
      token.describe = (fresh) => {
        latest.set(fresh.project.id, fresh.token);
        return describe(fresh);
      };
      auth.bearerState = (grant, now) =>
        [...latest.values()].includes(grant.token) ? bearerState(grant, now) : 'expired';
    },
  },
  {
    id: 'bearer.scheme-refused',
    rule: 'BEARER-01',
    says: 'No update can be made with a bearer token.',
    reply: (reply, { operation, request: { headers } }) =>
      isUpdate(operation) && reply.status === 200 && /^bearer/i.test(headers.authorization ?? '')
        ? unauthorized()
        : reply,
  },
  {
    id: 'bearer.no-basic',
    rule: 'BEARER-15',
    says: 'The key of a project is never taken with Basic.',
    decide: ({ auth }) => {
      auth.takesBasic = () => false;
    },
  },
  {
    id: 'bearer.strangers-forbidden',
    rule: 'BEARER-07',
    says: 'Bad credentials are forbidden, whatever they ask for.',
    decide: ({ auth }) => {
      const { refusalOf } = auth;
      auth.refusalOf = (refused) => new Problem(403, refusalOf(refused).message);
    },
  },
];
