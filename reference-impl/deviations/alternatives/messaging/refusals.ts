import type { Reply } from '../../../http/operation.ts';
import { alternativesOf } from '../../alternative.ts';

const isRefusal = ({ status }: Reply): boolean => status >= 400;

/** What the document explains in JSON: bad requests, and a report without good credentials. */
const EXPLAINED = new Set([400, 401]);

const ofMessaging = (name: string): boolean => name.startsWith('messaging');

/** Other bodies of refusals. */
export const alternatives = alternativesOf({
  'refusals.named-in-a-registry': {
    rows: ['ERR-REG-01', 'SIL-MSG-35'],
    says: 'A refusal for want of good credentials names an error of a registry.',
    target: { published: false },
    reply: (reply) =>
      reply.status === 401
        ? { ...reply, body: { error: { id: 'auth-0007', href: 'https://errors.example/auth-0007' } } }
        : reply,
  },
  'refusals.as-problems': {
    rows: ['SIL-MSG-35'],
    says: 'Refusals of the messaging API are problem details.',
    target: { published: false },
    reply: (reply, { interface: of, request }) =>
      isRefusal(reply) && ofMessaging(of)
        ? {
            ...reply,
            type: 'application/problem+json; charset=utf-8',
            body: {
              type: 'about:blank',
              title: 'Not possible',
              status: reply.status,
              instance: request.target,
              told: reply.body,
            },
          }
        : reply,
  },
  'refusals.bare': {
    rows: ['SIL-MSG-35'],
    says: 'Refusals have no body, unless the document says that they are JSON.',
    target: { published: false },
    reply: (reply, { interface: of }) => {
      if (!isRefusal(reply) || EXPLAINED.has(reply.status) || !ofMessaging(of)) return reply;
      const { body, ...bare } = reply;
      return bare;
    },
  },
  'refusals.in-one-sentence': {
    rows: ['SIL-MSG-35'],
    says: 'The JSON of a refusal is a sentence.',
    target: { published: false },
    reply: (reply, { interface: of }) =>
      isRefusal(reply) && ofMessaging(of) ? { ...reply, body: `Not found, or not in order: ${reply.status}.` } : reply,
  },
  'refusals.with-a-trace': {
    rows: ['ERR-BODY-01'],
    says: 'A refusal names the place in the code that made it.',
    target: { published: false },
    reply: (reply, { interface: of }) =>
      isRefusal(reply) && ofMessaging(of)
        ? { ...reply, body: { ...(reply.body as object | undefined), trace: 'at judge (/srv/app/checks.js:17:4)' } }
        : reply,
  },
});
