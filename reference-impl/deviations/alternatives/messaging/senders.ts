import { MINUTE } from '../../../kernel/duration.ts';
import type { SenderRequest } from '../../../messaging/sender-address.ts';
import { alternativesOf } from '../../alternative.ts';
import { behind, decision, result } from '../../operators/messaging.ts';
import { good, on, rewriting, showing } from '../../operators/replies.ts';

/** What requests are called on their way, and what the reference calls it. */
const STATES: Readonly<Record<string, string>> = {
  OPEN: 'under review',
  PENDING: 'code sent',
  APPROVED: 'granted',
  REJECTED: 'denied',
};

const LONGEST = 80;

/** Other ways to give accounts names and numbers to send from. */
export const alternatives = alternativesOf({
  'senders.ids-alone': {
    rows: ['SIL-SEND-01'],
    says: 'A request and an approved address are shown with their id and nothing else.',
    target: { published: false },
    reply: (reply, answered) =>
      rewriting('senders.list', ({ data }) => ({ data: data.map(({ id }: { id: string }) => ({ id })) }))(
        on('senders.request', good, ({ body, ...rest }) => ({ ...rest, body: { id: (body as SenderRequest).id } }))(
          reply,
          answered,
        ),
        answered,
      ),
  },
  'senders.other-states': {
    rows: ['SIL-SEND-03'],
    says: 'A request is under review, granted or denied.',
    target: { published: false },
    reply: showing(['senders.request', 'senders.status', 'senders.verify'], good, ({ status }) => ({
      status: STATES[status],
    })),
  },
  'senders.code-for-a-quarter-of-an-hour': {
    rows: ['SENDER-VERIFY-04'],
    says: 'A verification code lapses after fifteen minutes.',
    target: { published: false },
    decide: (decisions) => {
      const { messaging } = decisions;
      const { newCode, requestOf } = messaging;
      const made = new Map<string, number>();
      messaging.newCode = (scope) => {
        const code = newCode(scope);
        made.set(code, scope.clock.now());
        return code;
      };
      messaging.requestOf = (scope, caller, id) => {
        const request = requestOf(scope, caller, id);
        const since = made.get(request?.code ?? '');
        return request && since !== undefined && scope.clock.now() - since > 15 * MINUTE
          ? { ...request, code: undefined }
          : request;
      };
    },
  },
  'senders.short-labels': {
    rows: ['SENDER-LBL-01'],
    says: `Reason and label have at most ${LONGEST} characters.`,
    target: { published: false },
    decide: (decisions) => {
      for (const member of ['reason', 'label'] as const)
        behind('senderChecks', {
          name: `short ${member}`,
          member,
          objects: (request) => (String(request[member] ?? '').length > LONGEST ? 'is too long' : undefined),
        })(decisions);
    },
  },
  'senders.asked-a-week-before': {
    rows: ['SIL-SEND-07'],
    says: 'The holder of a number is asked a week before it expires, and again on the last day.',
    target: { published: false },
    decide: decision('noticeTimes', (expiresAt) => [expiresAt - 7 * 24 * 60 * MINUTE, expiresAt - 24 * 60 * MINUTE]),
  },
  'senders.listed-newest-first': {
    rows: ['SIL-SEND-01'],
    says: 'Approved addresses are listed newest first, as an array.',
    target: { published: false },
    reply: rewriting('senders.list', ({ data }) => data.toReversed()),
  },
  'senders.listed-without-plus': {
    rows: ['SIL-SEND-01'],
    says: 'Own numbers are listed without their plus sign.',
    target: { published: false },
    reply: rewriting('senders.list', ({ data, ...page }) => ({
      ...page,
      data: data.map(({ sender_address: address, ...rest }: { sender_address: string }) => ({
        ...rest,
        sender_address: address.replace(/^\+/, ''),
      })),
    })),
  },
  'senders.long-codes': {
    rows: ['SIL-SEND-05'],
    says: 'Verification codes begin with three zeros.',
    target: { published: false },
    decide: result('newCode', (code) => `000${code.slice(3)}`),
  },
});
