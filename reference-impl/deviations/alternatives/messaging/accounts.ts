import type { Answered, Reply } from '../../../http/operation.ts';
import { alternativesOf } from '../../alternative.ts';
import { on } from '../../operators/replies.ts';

/** Whether a request was refused because of the account that it names. */
const forAnother = ({ status }: Reply, { request, call }: Answered): boolean =>
  status === 403 && request.headers.account !== undefined && call === undefined;

const EVERY = ['messages.submit', 'messages.read', 'webhooks.create', 'webhooks.list', 'reports.list', 'replies.list'];

const refusedWith = (status: number) => on([...EVERY, 'senders.list', 'senders.request'], forAnother, status);

/** Other answers to keys and to accounts that are not one's own. */
export const alternatives = alternativesOf({
  'accounts.stranger-not-found': {
    rows: ['SIL-MSG-34'],
    says: 'An account that is not the own one is answered as unknown, with HTTP status 404.',
    target: { published: false },
    reply: refusedWith(404),
  },
  'accounts.stranger-unauthorised': {
    rows: ['SIL-MSG-34'],
    says: 'An account that is not the own one is answered with HTTP status 401.',
    target: { published: false },
    reply: refusedWith(401),
  },
  'accounts.stranger-is-a-mistake': {
    rows: ['SIL-MSG-34'],
    says: 'An account that is not the own one is answered with HTTP status 400.',
    target: { published: false },
    reply: refusedWith(400),
  },
  'accounts.apac-on-its-own': {
    rows: ['SIL-MSG-32'],
    says: 'The APAC instance knows none of the keys of the EU instance.',
    target: { published: false },
    reply: (reply, { interface: of }) =>
      of === 'messagingApac' ? { status: 401, body: { message: 'unknown key' } } : reply,
  },
});
