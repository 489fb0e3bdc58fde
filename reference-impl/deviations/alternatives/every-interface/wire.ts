import { isUtf8 } from 'node:buffer';
import type { Reply, Shape } from '../../../http/operation.ts';
import { realNow } from '../../../kernel/host-time.ts';
import { isObject, type Json } from '../../../kernel/json.ts';
import { Problem } from '../../../kernel/problem.ts';
import { alternativesOf, another, asPublished, other } from '../../alternative.ts';
import { http } from '../../operators/decisions.ts';
import { seenBefore } from '../../operators/memory.ts';
import { good, members, on, rewriting } from '../../operators/replies.ts';

let served = 0;

const isRead = seenBefore();

/** The latest answer to each read that was not a repeat, and when it was. */
const latest = new Map<string, { readonly at: number; readonly reply: Reply }>();

/** The interfaces whose reads do something: a lookup asks the network, a capability query the conversation service. */
const ACTING = /^(?:lookup|standalone)/;

const inJson = (change: (shape: Shape) => Shape) => (shape: Shape) =>
  shape.content !== '' && /json/.test(shape.headers['content-type'] ?? '') ? change(shape) : shape;

/** Differences that every interface may show, and other ways to write down the same answers. */
export const alternatives = alternativesOf({
  'SIL-OTH-12 SIL-MSG-35 common.request-ids': other('Every answer has the id of its request, and when it was served.', {
    reply: (reply) => {
      if (!isObject(reply.body)) return reply;
      served += 1;
      return members({ requestId: `r-${served}`, servedAt: new Date(served * 1000).toISOString() })(reply);
    },
  }),
  'COM-JSON-02 common.any-bytes-taken': another({
    says: 'Bytes that are not UTF-8 are replaced, as most parsers do, and the body is read.',
    decide: http.instead('parseJson', (parse, body) => parse(isUtf8(body) ? body : Buffer.from(body.toString('utf8')))),
  }),
  'COM-JSON-02 common.empty-body-taken': other('A request without a body counts as one with an empty object.', {
    decide: http.instead('parseJson', (parseJson, body) => (body.length === 0 ? {} : parseJson(body))),
  }),
  'SIL-MSG-08 common.held-off-once': another({
    says: 'Each new body in JSON is held off once with HTTP status 429, and taken after that.',
    decide: (decisions) => {
      const isKnown = seenBefore();
      http.instead('parseJson', (parseJson, body) => {
        if (body.length > 0 && !isKnown(body.toString('base64')))
          throw new Problem(429, 'Too many requests.', [], { 'retry-after': '0' });
        return parseJson(body);
      })(decisions);
    },
  }),
  'SIL-MSG-08 SIL-OTH-12 common.reads-held-off-once': another({
    says: 'A read is held off once with HTTP status 503, and answered after that.',
    reply: (reply, { interface: of, request: { method, target, headers } }) => {
      const isNew =
        method === 'GET' && !ACTING.test(of) && good(reply) && !isRead(`${headers.authorization} ${target}`);
      return isNew ? { status: 503, headers: { 'retry-after': '0' }, body: { message: 'Too busy.' } } : reply;
    },
  }),
  'SIL-MSG-08 SIL-OTH-12 common.reads-a-moment-old': other('A read may show what it showed a moment ago.', {
    visibleWithin: '2s',
    reply: (reply, { interface: of, request: { method, target, headers } }) => {
      if (method !== 'GET' || ACTING.test(of)) return reply;
      const key = `${headers.authorization} ${headers.account} ${target}`;
      const kept = latest.get(key);
      if (kept && realNow() - kept.at < 150) return kept.reply;
      latest.set(key, { at: realNow(), reply });
      return reply;
    },
  }),
  'SIL-MSG-08 SIL-OTH-12 common.held-off-for-good': another({
    says: 'Every third body in JSON is held off for an hour, however often it comes.',
    decide: (decisions) => {
      const places = new Map<string, number>();
      http.instead('parseJson', (parseJson, body) => {
        const text = body.toString('base64');
        if (!places.has(text)) places.set(text, places.size + 1);
        if (Number(places.get(text)) % 3 === 0)
          throw new Problem(429, 'Too many requests.', [], { 'retry-after': '3600' });
        return parseJson(body);
      })(decisions);
    },
  }),
  'COM-JSON-04 common.other-types-refused': other('A body that is not called JSON is refused with HTTP status 400.', {
    reply: (reply, { request }) =>
      reply.status === 415 && !request.headers['content-type']?.includes('json') ? { ...reply, status: 400 } : reply,
  }),
  'AUTH-BASIC-04 common.basic-by-the-letter': other('The name of the scheme Basic counts by the letter.', {
    reply: (reply, { request, interface: of }) => {
      const [scheme = ''] = (request.headers.authorization ?? '').split(' ');
      if (scheme === 'Basic' || scheme.toLowerCase() !== 'basic') return reply;
      const headers = { 'www-authenticate': 'Basic realm="platform"' };
      return { status: 401, headers, body: { message: `Unknown scheme at ${of}.` } };
    },
  }),
  'SIL-OTH-15 common.retirement-announced': other('Answers under a preview path announce when it ends.', {
    reply: (reply, { request }) => {
      if (!/preview|alpha/.test(request.target)) return reply;
      const announced = { deprecation: '@1735689600', sunset: 'Wed, 31 Dec 2031 23:59:59 GMT' };
      return { ...reply, headers: { ...reply.headers, ...announced } };
    },
  }),
  'SIL-OTH-01 SIL-OTH-07 SIL-MSG-35 ERR-BODY-01 common.refusals-of-one-kind': another({
    says: 'Every refusal in JSON has a code and a trace, and no explanation in words.',
    reply: (reply) =>
      reply.status >= 400 && isObject(reply.body)
        ? { ...reply, body: { code: `E${reply.status}`, trace: 'a1b2c3' } }
        : reply,
  }),
  'SIL-MSG-35 written-answers.indented': asPublished('JSON is indented and ends with a line break.', {
    shape: inJson((shape) => ({ ...shape, content: `${JSON.stringify(JSON.parse(shape.content), null, 2)}\n` })),
  }),
  'SIL-MSG-35 written-answers.type-in-capitals': {
    says: 'The media type of JSON begins with capitals and names its charset.',
    shape: inJson(({ headers, ...shape }) => {
      const type = (headers['content-type'] ?? '').split(';')[0] ?? '';
      const capitals = type.replace(/(^|[/+])[a-z]/g, (start) => start.toUpperCase());
      return { ...shape, headers: { ...headers, 'content-type': `${capitals}; Charset="UTF-8"` } };
    }),
  },
  'SIL-MSG-20 SIL-SEND-01 written-answers.made-things-inside': another({
    says: 'What was made is inside of the answer, beside a number.',
    reply: on(['senders.request', 'webhooks.create'], good, (reply) => ({
      ...reply,
      body: { data: reply.body, request_number: 1 },
    })),
  }),
  'SIL-MSG-20 written-answers.keys-by-id-alone': another({
    says: 'The list of signature keys is in an object, and has their ids alone.',
    reply: rewriting('keys.list', (keys) => ({ keys: keys.map(({ key_id }: Json) => ({ key_id })) })),
  }),
  'SIL-MSG-20 written-answers.replies-in-other-words': another({
    says: 'The list of replies names sender and text in words of its own.',
    reply: rewriting('replies.list', ({ replies }) =>
      replies.map(({ content, source_number, ...rest }: Json) => ({ ...rest, text: content, from: source_number })),
    ),
  }),
  'SIL-SEND-08 written-answers.report-in-other-words': another({
    says: 'The rows of the detail report have an id and a text alone.',
    reply: rewriting('reporting.detail', ({ messages }) => ({
      rows: messages.map(({ message_id, content }: Json) => ({ id: message_id, text: content })),
    })),
  }),
});
