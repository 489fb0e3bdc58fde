import { isUtf8 } from 'node:buffer';
import type { Answered, Decisions } from '../../worlds/behaviour.ts';
import { fault, faultsOf } from '../fault.ts';
import { around } from '../operators/decisions.ts';
import { hasNoCredentials, instead, on, restatus } from '../operators/replies.ts';

const always = (): boolean => true;

/** Reads a body otherwise; what the change leaves undefined is read as documented. */
const reading =
  (change: (body: Buffer) => unknown) =>
  ({ http }: Decisions): void => {
    const { parseJson } = http;
    http.parseJson = (body) => change(body) ?? parseJson(body);
  };

/** JSON after `mend` has done something to the text, or undefined when it is no JSON even then. */
function mended(body: Buffer, mend: (text: string) => string): unknown {
  try {
    return JSON.parse(mend(body.toString('utf8')));
  } catch {
    return undefined;
  }
}

const asText = (value: unknown): string => Buffer.from(String(value), 'utf8').toString('latin1');

const isPlainObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Anything that is not an object counts as an empty one. */
function takeAnyShape({ http }: Decisions): void {
  const { parseJson } = http;
  http.parseJson = (body) => {
    const value = parseJson(body);
    return isPlainObject(value) ? value : {};
  };
}

function isBroken({ request }: Answered): boolean {
  try {
    JSON.parse(request.body.toString('utf8'));
    return false;
  } catch {
    return true;
  }
}

/** TODO */
export const faults = faultsOf({
  'COM-JSON-01': {
    'common.labelled-as-text': fault('Lists of webhooks are labelled as text.', {
      reply: on('webhooks.list', always, (reply) => ({ ...reply, type: 'text/plain' })),
    }),
    'common.refusals-as-html': fault('Refusals for want of good credentials are pages in HTML where sender addresses are listed.', {
      reply: instead('senders.list', 401, { status: 401, text: '<h1>Unauthorized</h1>', type: 'text/html' }),
    }),
  },
  'COM-JSON-02': {
    'common.trailing-commas-taken': fault('A comma before a closing bracket does not matter.', {
      decide: reading((body) => mended(body, (text) => text.replace(/,\s*([}\]])/g, '$1'))),
    }),
    'common.text-behind-taken': fault('What stands behind the last closing brace is not read.', {
      decide: reading((body) => mended(body, (text) => text.slice(0, text.lastIndexOf('}') + 1))),
    }),
    'common.any-bytes-taken': fault('Bytes that are no UTF-8 are replaced and the body is taken.', {
      decide: reading((body) => (isUtf8(body) ? undefined : mended(body, (text) => text))),
    }),
    'common.empty-body-taken': fault('An empty body counts as an empty object.', { decide: reading((body) => (body.length === 0 ? {} : undefined)) }),
  },
  'COM-JSON-03': {
    'common.any-shape-taken': fault('Whatever is no object counts as an empty one.', { decide: takeAnyShape }),
    'common.bare-text-taken': fault('A body that is a bare text, number or null is taken for an empty object.', {
      decide: around('http', 'parseJson', (parseJson) => (body) => {
        const value = parseJson(body);
        return typeof value === 'object' && value !== null ? value : {};
      }),
    }),
  },
  'COM-JSON-05': {
    'common.latin-1-bodies': fault('The content of messages and the names of services are read as Latin-1.', {
      decide: reading((body) => (isUtf8(body) ? mended(Buffer.from(asText(body.toString('utf8')), 'utf8'), (text) => text) : undefined)),
    }),
    'common.no-emoji': fault('Characters beyond the basic plane become question marks.', {
      decide: around('messaging', 'reportBody', (reportBody) => (report, vendorId) => ({
        ...reportBody(report, vendorId),
        original_text: report.message.content.replace(/[\u{10000}-\u{10FFFF}]/gu, '?'),
      })),
    }),
  },
  'COM-HTTP-02': {
    'common.mistakes-crash': fault('A webhook with a mistake in it is answered with HTTP status 500.', { reply: restatus('webhooks.create', 400, 500) }),
    'common.submit-mistakes-crash': fault('A mistake in a submitted message is answered with HTTP status 502.', {
      reply: restatus('messages.submit', 400, 502),
    }),
  },
  'X-40': {
    'common.both-mistakes-crash': fault('Broken JSON without credentials is answered with HTTP status 500.', {
      reply: on(
        'messages.submit',
        (_reply, answered) => hasNoCredentials(answered) && isBroken(answered),
        (reply) => ({ ...reply, status: 500 }),
      ),
    }),
    'common.broken-json-forbidden': fault('Broken JSON without credentials is answered with HTTP status 403.', {
      reply: (reply, { request: { headers } }) =>
        headers.authorization === undefined && (reply.status === 401 || reply.status === 400) ? { ...reply, status: 403 } : reply,
    }),
  },
  'ERR-400-01': {
    'errors.bad-request-unexplained': fault('A sender address request with a mistake is refused with an empty body.', {
      reply: (reply, { operation }) => (operation === 'senders.request' && reply.status === 400 ? { status: 400 } : reply),
    }),
    'errors.bad-request-422': fault('A webhook with a mistake in it is refused with HTTP status 422.', {
      reply: (reply, { operation }) => (operation === 'webhooks.create' && reply.status === 400 ? { ...reply, status: 422 } : reply),
    }),
  },
});
