import type { Answered } from '../../../http/operation.ts';
import { jsonIn } from '../../../kernel/json.ts';
import { Problem } from '../../../kernel/problem.ts';
import { fault, faultsOf } from '../../fault.ts';
import { http } from '../../operators/decisions.ts';
import { setting } from '../../operators/letters.ts';
import { always, hasNoCredentials, on, rewriting } from '../../operators/replies.ts';

const NOT_FOUND = { status: 404, body: { message: 'Resource not found.' } };

const isApac = (_reply: unknown, answered: Answered): boolean => answered.interface === 'messagingApac';

/** Changes how a body is read; if `change` returns undefined, it is read as documented. */
const reading = (change: (body: Buffer) => unknown) =>
  http.instead('parseJson', (parseJson, body) => change(body) ?? parseJson(body));

/** Reads invalid JSON after `mend` has changed the text. */
const mending = (mend: (text: string) => string, isMeant = (_body: Buffer) => true) =>
  reading((body) => (isMeant(body) ? jsonIn(mend(body.toString('utf8'))) : undefined));

/** Deviations in addresses and ids, in how bodies are read and written, and in how mistakes are answered. */
export const faults = faultsOf({
  'COM-BASE-01 common.apac-cannot-retrieve': fault('The APAC instance finds no message.', {
    reply: on('messages.read', isApac, NOT_FOUND),
  }),
  'COM-BASE-01 common.apac-takes-nothing': fault('The APAC instance accepts no message.', {
    reply: on('messages.submit', isApac, NOT_FOUND),
  }),
  'COM-ID-01 common.request-id-not-uuid': fault('Ids of sender address requests are written without hyphens.', {
    reply: rewriting('senders.request', (request) => ({ ...request, id: request.id.replaceAll('-', '') })),
  }),
  'COM-ID-01 common.report-id-not-uuid': fault('Ids of delivery reports end in a number.', {
    notify: setting(({ delivery_report_id }) => ({ delivery_report_id: `${String(delivery_report_id)}-1` })),
  }),
  'COM-AREA-01 common.empty-list-not-found': fault('An empty list of sender addresses gets HTTP status 404.', {
    reply: on('senders.list', 200, (reply) =>
      (reply.body as { data: readonly unknown[] }).data.length === 0 ? NOT_FOUND : reply,
    ),
  }),
  'COM-AREA-01 common.voice-elsewhere': fault('Voice services cannot be updated under the documented path.', {
    reply: on('voice.update', 200, NOT_FOUND),
  }),
  'VERS-01 versions.reports-elsewhere': fault('Metadata keys are not found under the documented path.', {
    reply: on('reporting.metakeys', 200, NOT_FOUND),
  }),
  'VERS-01 versions.webhooks-elsewhere': fault('Webhooks are not found under the documented path.', {
    reply: on('webhooks.list', 200, NOT_FOUND),
  }),
  'COM-JSON-01 common.labelled-as-text': fault('Lists of webhooks are labelled as text.', {
    reply: on('webhooks.list', always, (reply) => ({ ...reply, type: 'text/plain' })),
  }),
  'COM-JSON-01 common.refusals-as-html': fault('Listing sender addresses with bad credentials returns an HTML page.', {
    reply: on('senders.list', 401, { status: 401, text: '<h1>Unauthorized</h1>', type: 'text/html' }),
  }),
  'COM-JSON-02 common.trailing-commas-taken': fault('A trailing comma in JSON is accepted.', {
    decide: mending((text) => text.replace(/,\s*([}\]])/g, '$1')),
  }),
  'COM-JSON-02 common.blanks-around-refused': fault('JSON with blanks or line breaks around it is refused.', {
    decide: reading((body) => {
      if (/^\s|\s$/.test(body.toString('utf8'))) throw new Problem(400, 'Send the body without blanks around it.');
      return undefined;
    }),
  }),
  'COM-JSON-02 common.text-behind-taken': fault('Text after the last closing brace is ignored.', {
    decide: mending((text) => text.slice(0, text.lastIndexOf('}') + 1)),
  }),
  'COM-JSON-03 common.bare-text-taken': fault('A bare text, number or null counts as an empty object.', {
    decide: http.result('parseJson', (value) => (typeof value === 'object' && value !== null ? value : {})),
  }),
  'COM-HTTP-02 common.mistakes-crash': fault('An invalid webhook gets HTTP status 500.', {
    reply: on('webhooks.create', 400, 500),
  }),
  'COM-HTTP-02 common.submit-mistakes-crash': fault('An invalid message gets HTTP status 502.', {
    reply: on('messages.submit', 400, 502),
  }),
  'X-40 common.both-mistakes-crash': fault('Broken JSON without credentials is answered with HTTP status 500.', {
    reply: on('messages.submit', hasNoCredentials, (reply, { request }) =>
      jsonIn(request.body.toString('utf8')) === undefined ? { ...reply, status: 500 } : reply,
    ),
  }),
  'ERR-400-01 errors.bad-request-unexplained': {
    says: 'An invalid sender address request is refused with an empty body.',
    reply: on('senders.request', 400, { status: 400 }),
  },
  'ERR-400-01 errors.bad-request-422': fault('An invalid webhook is refused with HTTP status 422.', {
    reply: on('webhooks.create', 400, 422),
  }),
});
