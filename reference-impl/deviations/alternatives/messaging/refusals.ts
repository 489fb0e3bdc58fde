import type { Answered, Reply } from '../../../http/operation.ts';
import { alternativesOf, another, other } from '../../alternative.ts';
import { auth } from '../../operators/decisions.ts';
import { members, on } from '../../operators/replies.ts';

const EVERY = ['messages.submit', 'messages.read', 'webhooks.create', 'webhooks.list', 'reports.list', 'replies.list'];

/** Another status for requests that are refused because of the account that they name. */
const refusedWith = (status: number) =>
  on([...EVERY, 'senders.list', 'senders.request'], 403, (reply, { request, call }) =>
    request.headers.account !== undefined && call === undefined ? { ...reply, status } : reply,
  );

const LISTED = /^\/v1\/(?:messages|replies|delivery_reports|webhooks|messaging\/numbers\/sender_address)/;

const refused =
  (change: (reply: Reply, answered: Answered) => Reply) =>
  (reply: Reply, answered: Answered): Reply =>
    reply.status >= 400 && answered.interface.startsWith('messaging') ? change(reply, answered) : reply;

/** Other answers to keys and accounts that are not one's own, other ways to look at signed requests, and other refusals. */
export const alternatives = alternativesOf({
  'SIL-MSG-34 accounts.stranger-not-found': another({
    says: 'An account that is not the own one is answered with HTTP status 404.',
    reply: refusedWith(404),
  }),
  'SIL-MSG-34 accounts.stranger-unauthorised': another({
    says: 'An account that is not the own one is answered with HTTP status 401.',
    reply: refusedWith(401),
  }),
  'SIL-MSG-34 accounts.stranger-is-a-mistake': another({
    says: 'An account that is not the own one is answered with HTTP status 400.',
    reply: refusedWith(400),
  }),
  'SIL-MSG-32 accounts.apac-on-its-own': other('The APAC instance knows none of the keys of the EU instance.', {
    reply: (reply, { interface: of }) =>
      of === 'messagingApac' ? { status: 401, body: { message: 'unknown key' } } : reply,
  }),
  'AUTH-HMAC-04 SIL-MSG-33 signed-requests.of-any-age': another({
    says: 'The Date of a signed request may be far from the present.',
    decide: auth.inRule('hmacChecks', 'dateIsCurrent', 'objects', (objects, request) =>
      request.headers.date === undefined ? objects(request) : undefined,
    ),
  }),
  'ACCT-07 signed-requests.account-where-listed': another({
    says: 'The Account header has an effect where the document lists it alone.',
    decide: auth.result('namedAccount', (named, { target }) => (LISTED.test(target) ? named : undefined)),
  }),
  'ERR-REG-01 SIL-MSG-35 refusals.named-in-a-registry': another({
    says: 'A refusal for want of good credentials names an error of a registry.',
    reply: (reply) =>
      reply.status === 401
        ? { ...reply, body: { error: { id: 'auth-0007', href: 'https://errors.example/auth-0007' } } }
        : reply,
  }),
  'SIL-MSG-35 refusals.as-problems': other('Refusals of the messaging API are problem details.', {
    reply: refused((reply, { request: { target: instance } }) => ({
      ...reply,
      type: 'application/problem+json; charset=utf-8',
      body: { type: 'about:blank', title: 'Not possible', status: reply.status, instance, told: reply.body },
    })),
  }),
  'SIL-MSG-35 refusals.bare': other('Refusals have no body, unless the document says that they are JSON.', {
    reply: refused(({ body, ...bare }) => ([400, 401].includes(bare.status) ? { ...bare, body } : bare)),
  }),
  'SIL-MSG-35 refusals.in-one-sentence': other('The JSON of a refusal is a sentence.', {
    reply: refused((reply) => ({ ...reply, body: `Not found, or not in order: ${reply.status}.` })),
  }),
  'ERR-BODY-01 refusals.with-a-trace': other('A refusal names the place in the code that made it.', {
    reply: refused(members({ trace: 'at judge (/srv/app/checks.js:17:4)' })),
  }),
});
