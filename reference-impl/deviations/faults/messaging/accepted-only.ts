import type { Answered, Reply } from '../../../http/operation.ts';
import { fault, faultsOf, type Row } from '../../fault.ts';
import { isActing, isSigned, pretending } from '../../operators/pretences.ts';

const DONE: Reply = { status: 204 };
const RECORD: Reply = { status: 200, body: { id: '00000000-0000-4000-8000-000000000000' } };
const CONFIRMED: Reply = { status: 202, text: '' };

/** Operations that can be answered without being done: what was not done, and the answer. */
const PRETENCES: Readonly<Record<string, readonly [what: string, reply: Reply]>> = {
  'webhooks.remove': ['A webhook is not deleted', DONE],
  'webhooks.change': ['A webhook is not changed', RECORD],
  'reports.confirm': ['Delivery reports are not confirmed', CONFIRMED],
  'replies.confirm': ['Replies are not confirmed', CONFIRMED],
  'senders.change': ['A sender address is not labelled', RECORD],
  'senders.remove': ['A sender address is not deleted', CONFIRMED],
  'senders.reverify': ['No new code is sent for a number', RECORD],
  'senders.verify': ['A number is not verified', RECORD],
  'keys.enable': ['A signature key is not enabled', DONE],
  'keys.remove': ['A signature key is not deleted', DONE],
};

/** One fault for each operation: it is accepted and not done for some requests. */
const pretences = (
  area: string,
  operations: readonly string[],
  [whose, isMeant]: readonly [string, (answered: Answered) => boolean],
): Readonly<Record<string, Row>> =>
  Object.fromEntries(
    operations.map((operation) => {
      const [what, reply] = PRETENCES[operation] as readonly [string, Reply];
      const says = `${what}${whose}, although the request is accepted.`;
      return [
        `accepted-only.${area}-${operation.replace('.', '-')}`,
        fault(says, { perform: pretending(operation, reply, isMeant) }),
      ];
    }),
  );

const ANY = ['', () => true] as const;

/** Deviations in what an accepted request leads to: nothing. */
export const faults = faultsOf({
  'ACCT-02': pretences(
    'acting',
    ['webhooks.remove', 'webhooks.change', 'reports.confirm', 'replies.confirm'],
    [' for a sub-account', isActing],
  ),
  'ACCT-03': pretences(
    'acting',
    ['senders.change', 'senders.remove', 'senders.reverify', 'senders.verify'],
    [' for a sub-account', isActing],
  ),
  'AUTH-EITHER-01': pretences(
    'signed',
    ['webhooks.remove', 'webhooks.change', 'reports.confirm', 'replies.confirm', 'senders.change', 'senders.verify'],
    [' for a signed request', isSigned],
  ),
  'KEY-ID-01': pretences('any', ['keys.enable', 'keys.remove'], ANY),
  'SENDER-DEL-01': pretences('any', ['senders.change', 'senders.remove', 'senders.reverify'], ANY),
});
