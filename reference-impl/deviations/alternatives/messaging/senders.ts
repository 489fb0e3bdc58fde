import type { Answered, Reply } from '../../../http/operation.ts';
import type { Json } from '../../../kernel/json.ts';
import { DAY, MINUTE } from '../../../kernel/time.ts';
import { alternativesOf, another, other } from '../../alternative.ts';
import { alter, behind, decision, instead, onlyWhen, result } from '../../operators/messaging.ts';
import { good, inTurn, rewriting, rewritingEach, showing } from '../../operators/replies.ts';

/** What requests are called on their way, and what the reference calls it. */
const STATES: Readonly<Record<string, string>> = {
  OPEN: 'under review',
  PENDING: 'code sent',
  APPROVED: 'granted',
  REJECTED: 'denied',
};

const LONGEST = 80;

const wrapped =
  (prefix: string) =>
  (reply: Reply, { operation }: Answered): Reply =>
    operation.startsWith(prefix) && good(reply) && reply.body !== undefined
      ? { ...reply, status: 200, body: { result: reply.body } }
      : reply;

/** Other ways to give accounts names and numbers to send from, and to keep contacts. */
export const alternatives = alternativesOf({
  'SIL-SEND-01 senders.ids-alone': another({
    says: 'A request and an approved address are shown with their id and nothing else.',
    reply: inTurn(
      rewriting('senders.list', ({ data }) => ({ data: data.map(({ id }: Json) => ({ id })) })),
      rewriting('senders.request', ({ id }) => ({ id })),
    ),
  }),
  'SIL-SEND-01 senders.listed-newest-first': other('Approved addresses are listed newest first, as an array.', {
    reply: rewriting('senders.list', ({ data }) => data.toReversed()),
  }),
  'SIL-SEND-01 senders.listed-without-plus': other('Own numbers are listed without their plus sign.', {
    reply: rewritingEach('senders.list', 'data', (address) => ({
      ...address,
      sender_address: address.sender_address.replace(/^\+/, ''),
    })),
  }),
  'SIL-SEND-03 senders.other-states': other('A request is under review, granted or denied.', {
    reply: showing(['senders.request', 'senders.status', 'senders.verify'], good, ({ status }) => ({
      status: STATES[status],
    })),
  }),
  'SENDER-VERIFY-04 senders.code-for-a-quarter-of-an-hour': other('A verification code lapses after fifteen minutes.', {
    decide: onlyWhen('isRightCode', (_given, { changedAt }, now) => now - changedAt <= 15 * MINUTE),
  }),
  'SENDER-LBL-01 senders.short-labels': other(`Reason and label have at most ${LONGEST} characters.`, {
    decide: (decisions) => {
      for (const member of ['reason', 'label'] as const)
        behind('senderChecks', {
          name: `short ${member}`,
          member,
          objects: (request) => (String(request[member] ?? '').length > LONGEST ? 'is too long' : undefined),
        })(decisions);
    },
  }),
  'SIL-SEND-07 senders.asked-a-week-before': another({
    says: 'The holder of a number is asked a week before its end, and again on the last day.',
    decide: decision('noticeTimes', (expiresAt) => [expiresAt - 7 * DAY, expiresAt - DAY]),
  }),
  'SIL-SEND-05 senders.long-codes': other('Verification codes begin with three zeros.', {
    decide: result('newCode', (code) => `000${code.slice(3)}`),
  }),
  'SIL-MSG-34 numbers.feature-for-the-family': {
    says: 'A sub-account has dedicated numbers where its parent has them.',
    decide: instead('mayHaveNumbers', (mayHaveNumbers, account) =>
      [account, account.parent].some((each) => each !== undefined && mayHaveNumbers(each)),
    ),
  },
  'DEDNUM-CLASS-06 numbers.other-double-digit-groups': {
    says: 'Two double digits are four digits such as 4477 at the end.',
    decide: alter('classPatterns', 'doubleDigitGroups', (pattern) => ({
      ...pattern,
      fits: (digits) => /(\d)\1(?!\1)(\d)\2$/.test(digits) && !/^(\d)\1(\d)\2(\d)\3$/.test(digits),
    })),
  },
  'SIL-MSG-12 SIL-MSG-20 numbers.classes-in-words': another({
    says: 'Classes of numbers are written as in the document: Gold, Silver and Bronze.',
    reply: rewritingEach('numbers.list', 'data', ({ classification: word, ...each }) => ({
      ...each,
      classification: `${word[0]}${word.slice(1).toLowerCase()}`,
    })),
  }),
  'SIL-MSG-12 SIL-MSG-20 numbers.listed-bare': other('The numbers of an account are listed as an array.', {
    reply: rewriting('numbers.listAssignments', ({ data }) => data),
  }),
  'SIL-MSG-17 contacts.wrapped': other('A contact is shown in an object around it, always with HTTP status 200.', {
    reply: wrapped('contacts.'),
  }),
  'SIL-MSG-18 contacts.lists-wrapped': another({
    says: 'A contact list is shown in an object around it, always with HTTP status 200.',
    reply: wrapped('lists.'),
  }),
  'SIL-MSG-19 contacts.fields-wrapped': another({
    says: 'A custom field is shown in an object around it, always with HTTP status 200.',
    reply: wrapped('customFields.'),
  }),
});
