import { isUtf8 } from 'node:buffer';
import type { Answered, Reply } from '../../../http/operation.ts';
import { alternativesOf } from '../../alternative.ts';
import { auth, http } from '../../operators/decisions.ts';

const target = { published: false } as const;

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const typeOf = ({ request }: Answered): string => String(request.headers['content-type'] ?? '');

const withAccount = ({ request, interface: of }: Answered): boolean =>
  request.headers.account !== undefined && !of.startsWith('messaging');

let served = 0;

/** Differences that every interface may show. */
export const alternatives = alternativesOf({
  'common.request-ids': {
    rows: ['SIL-OTH-12', 'SIL-MSG-35'],
    says: 'Every answer has the id of its request, and when it was served.',
    target,
    reply: (reply) => {
      if (!isObject(reply.body)) return reply;
      served += 1;
      return {
        ...reply,
        body: { ...reply.body, requestId: `r-${served}`, servedAt: new Date(served * 1000).toISOString() },
      };
    },
  },
  'common.any-bytes-taken': {
    rows: ['COM-JSON-02'],
    says: 'Bytes that are not UTF-8 are replaced, as most parsers do, and the body is read.',
    target,
    decide: http.instead('parseJson', (parseJson, body) =>
      parseJson(isUtf8(body) ? body : Buffer.from(body.toString('utf8'))),
    ),
  },
  'common.empty-body-taken': {
    rows: ['COM-JSON-02'],
    says: 'A request without a body counts as one with an empty object.',
    target,
    decide: http.instead('parseJson', (parseJson, body) => (body.length === 0 ? {} : parseJson(body))),
  },
  'common.other-types-refused': {
    rows: ['COM-JSON-04'],
    says: 'A body that is not called JSON is refused with HTTP status 400.',
    target,
    reply: (reply, answered) =>
      reply.status === 415 && !typeOf(answered).includes('json') ? { ...reply, status: 400 } : reply,
  },
  'common.methods-not-implemented': {
    rows: ['COM-HTTP-01'],
    says: 'Other methods than the documented ones are answered with HTTP status 501.',
    target,
    reply: (reply) => (reply.status === 405 ? { status: 501, body: { message: 'Not implemented.' } } : reply),
  },
  'common.basic-by-the-letter': {
    rows: ['AUTH-BASIC-04'],
    says: 'The name of the scheme Basic counts by the letter.',
    target,
    reply: (reply, { request, interface: of }: Answered): Reply =>
      /^(?!Basic )basic /i.test(request.headers.authorization ?? '')
        ? {
            status: 401,
            headers: { 'www-authenticate': 'Basic realm="platform"' },
            body: { message: `Unknown scheme at ${of}.` },
          }
        : reply,
  },
  'common.any-date': {
    rows: ['AUTH-HMAC-04'],
    says: 'A signed request may have any Date.',
    target,
    decide: auth.inRule('hmacChecks', 'dateIsCurrent', 'objects', (objects, request) =>
      objects({ ...request, now: Date.parse(String(request.headers.date)) }),
    ),
  },
  'common.account-refused-elsewhere': {
    rows: ['ACCT-07'],
    says: 'The Account header is refused outside the messaging API.',
    target,
    reply: (reply, answered) =>
      withAccount(answered) && reply.status < 400 ? { status: 400, body: { message: 'No Account here.' } } : reply,
  },
  'common.retirement-announced': {
    rows: ['SIL-OTH-15'],
    says: 'Answers under a preview path announce when it ends.',
    target,
    reply: (reply, { request }) =>
      /preview|alpha/.test(request.target)
        ? {
            ...reply,
            headers: { ...reply.headers, deprecation: '@1735689600', sunset: 'Wed, 31 Dec 2031 23:59:59 GMT' },
          }
        : reply,
  },
  'common.refusals-of-one-kind': {
    rows: ['SIL-OTH-01', 'SIL-OTH-07', 'SIL-MSG-35', 'ERR-BODY-01'],
    says: 'Every refusal in JSON has a code and a trace, and no explanation in words.',
    target,
    reply: (reply) =>
      reply.status >= 400 && isObject(reply.body)
        ? { ...reply, body: { code: `E${reply.status}`, trace: 'a1b2c3' } }
        : reply,
  },
});
