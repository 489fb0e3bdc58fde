import { isUtf8 } from 'node:buffer';
import type { Answered } from '../../../http/operation.ts';
import { Problem } from '../../../kernel/problem.ts';
import { fault, faultsOf } from '../../fault.ts';
import { around, result } from '../../operators/decisions.ts';
import { always, hasNoCredentials, on } from '../../operators/replies.ts';

/** Changes how a body is read; if `change` returns undefined, it is read as documented. */
const reading = (change: (body: Buffer) => unknown) =>
  around('http', 'parseJson', (parseJson) => (body) => change(body) ?? parseJson(body));

/** Reads invalid JSON after `mend` has changed the text. */
const mending = (mend: (text: string) => string, isMeant = (_body: Buffer) => true) =>
  reading((body) => (isMeant(body) ? parsed(mend(body.toString('utf8'))) : undefined));

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isBroken = ({ request }: Answered): boolean => parsed(request.body.toString('utf8')) === undefined;

/** Deviations in how bodies are read and written, and how mistakes are answered. Sections "Endpoints" and "Errors / HTTP-level". */
export const faults = faultsOf({
  'COM-JSON-01': {
    'common.labelled-as-text': fault('Lists of webhooks are labelled as text.', {
      reply: on('webhooks.list', always, (reply) => ({ ...reply, type: 'text/plain' })),
    }),
    'common.refusals-as-html': fault('Listing sender addresses with bad credentials returns an HTML page.', {
      reply: on('senders.list', 401, { status: 401, text: '<h1>Unauthorized</h1>', type: 'text/html' }),
    }),
  },
  'COM-JSON-02': {
    'common.trailing-commas-taken': fault('A trailing comma in JSON is accepted.', {
      decide: mending((text) => text.replace(/,\s*([}\]])/g, '$1')),
    }),
    'common.blanks-around-refused': fault('JSON with blanks or line breaks around it is refused.', {
      decide: reading((body) => {
        if (/^\s|\s$/.test(body.toString('utf8'))) throw new Problem(400, 'Send the body without blanks around it.');
        return undefined;
      }),
    }),
    'common.text-behind-taken': fault('Text after the last closing brace is ignored.', {
      decide: mending((text) => text.slice(0, text.lastIndexOf('}') + 1)),
    }),
  },
  'COM-JSON-03': {
    'common.any-shape-taken': fault('JSON that is not an object counts as an empty object.', {
      decide: result('http', 'parseJson', (value) =>
        typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {},
      ),
    }),
    'common.bare-text-taken': fault('A bare text, number or null counts as an empty object.', {
      decide: result('http', 'parseJson', (value) => (typeof value === 'object' && value !== null ? value : {})),
    }),
  },
  'COM-JSON-05': {
    'common.latin-1-bodies': fault('Message contents and service names are read as Latin-1.', {
      decide: mending((text) => Buffer.from(text, 'utf8').toString('latin1'), isUtf8),
    }),
  },
  'COM-HTTP-02': {
    'common.mistakes-crash': fault('An invalid webhook gets HTTP status 500.', {
      reply: on('webhooks.create', 400, 500),
    }),
    'common.submit-mistakes-crash': fault('An invalid message gets HTTP status 502.', {
      reply: on('messages.submit', 400, 502),
    }),
  },
  'X-40': {
    'common.both-mistakes-crash': fault('Broken JSON without credentials is answered with HTTP status 500.', {
      reply: on('messages.submit', (_reply, answered) => hasNoCredentials(answered) && isBroken(answered), 500),
    }),
    'common.broken-json-forbidden': fault('Broken JSON without credentials is answered with HTTP status 403.', {
      reply: (reply, answered) =>
        hasNoCredentials(answered) && [400, 401].includes(reply.status) ? { ...reply, status: 403 } : reply,
    }),
  },
  'ERR-400-01': {
    'errors.bad-request-unexplained': fault('An invalid sender address request is refused with an empty body.', {
      reply: on('senders.request', 400, { status: 400 }),
    }),
    'errors.bad-request-422': fault('An invalid webhook is refused with HTTP status 422.', {
      reply: on('webhooks.create', 400, 422),
    }),
  },
});
