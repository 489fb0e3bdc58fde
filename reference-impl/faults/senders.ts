import type { MessagingDecisions } from '../messaging/decisions.ts';
import type { Message } from '../messaging/message.ts';
import type { SenderAddress, SenderRequest } from '../messaging/sender-address.ts';
import type { SendingContext, SendingRule } from '../messaging/sending-rules/sending-rule.ts';
import { changed, without } from './alter.ts';
import type { Fault } from './behaviour.ts';
import { on } from './distort.ts';

/** A request taken for the address it asks for. */
export const asAddress = (request: SenderRequest): SenderAddress => ({
  ...request,
  requestId: request.id,
  expiresAt: undefined,
});

/** Another opinion on whether a sender may be used; `plain` is the documented one. */
export const senderRule = (
  messaging: MessagingDecisions,
  judge: (
    message: Message,
    context: SendingContext,
    plain: SendingRule['judge'],
  ) => ReturnType<SendingRule['judge']>,
): void => {
  messaging.sendingRules = changed(messaging.sendingRules, 'unapprovedSender', (rule) => ({
    ...rule,
    judge: (message, context) => judge(message, context, rule.judge),
  }));
};

/** Whether the account asked for the sender of a message, with a request in this state. */
const isRequested = (
  { source }: Message,
  { senderRequests }: SendingContext,
  status?: SenderRequest['status'],
) =>
  [...senderRequests.values()].some(
    (request) => request.sender_address === source && (status === undefined || request.status === status),
  );

/** Shows requests in a state among the approved addresses. */
const listing = (messaging: MessagingDecisions, status: SenderRequest['status']): void => {
  const { listedAddresses } = messaging;
  messaging.listedAddresses = (records) => [
    ...listedAddresses(records),
    ...[...records.senderRequests.values()].filter((each) => each.status === status).map(asAddress),
  ];
};

/** A refused operation in place of whatever it would answer. */
const refused = (operation: string, status: number): NonNullable<Fault['reply']> =>
  on(
    operation,
    (reply) => reply.status < 300,
    () => ({ status, body: { message: 'Not possible.' } }),
  );

const approvalFaults: readonly Fault[] = [
  {
    id: 'senders.any-sender',
    rule: 'SENDER-ALPHA-APPR-01',
    says: 'Messages go out from whatever sender they name.',
    decide: ({ messaging }) => {
      messaging.sendingRules = without(messaging.sendingRules, 'unapprovedSender');
    },
  },
  {
    id: 'senders.rejected-usable',
    rule: 'SENDER-ALPHA-APPR-01',
    says: 'Rejected alpha tags can be used.',
    decide: ({ messaging }) =>
      senderRule(messaging, (message, context, plain) =>
        isRequested(message, context, 'REJECTED') ? undefined : plain(message, context),
      ),
  },
  {
    id: 'senders.waiting-usable',
    rule: 'SENDER-ALPHA-APPR-01',
    says: 'Alpha tags can be used while they wait for approval.',
    decide: ({ messaging }) =>
      senderRule(messaging, (message, context, plain) =>
        isRequested(message, context, 'OPEN') ? undefined : plain(message, context),
      ),
  },
  {
    id: 'senders.unasked-usable',
    rule: 'SENDER-ALPHA-APPR-01',
    says: 'Alpha tags that nobody asked for can be used.',
    decide: ({ messaging }) =>
      senderRule(messaging, (message, context, plain) =>
        isRequested(message, context) ? plain(message, context) : undefined,
      ),
  },
  {
    id: 'senders.approved-useless',
    rule: 'SENDER-ALPHA-APPR-01',
    says: 'Approved alpha tags cannot be used either.',
    decide: ({ messaging }) =>
      senderRule(messaging, ({ source }) =>
        source === undefined ? undefined : { kind: 'discard', status: 'rejected', code: '410' },
      ),
  },
  {
    id: 'senders.state-stays',
    rule: 'SENDER-STATUS-01',
    says: 'A request is shown as open for ever.',
    decide: ({ messaging }) => {
      const { requestBody } = messaging;
      messaging.requestBody = (request) => requestBody({ ...request, status: 'OPEN' });
    },
  },
  {
    id: 'senders.rejection-hidden',
    rule: 'SENDER-STATUS-01',
    says: 'A rejected request is shown as open.',
    decide: ({ messaging }) => {
      const { requestBody } = messaging;
      messaging.requestBody = (request) =>
        requestBody(request.status === 'REJECTED' ? { ...request, status: 'OPEN' } : request);
    },
  },
  {
    id: 'senders.state-unreadable',
    rule: 'SENDER-STATUS-01',
    says: 'The state of a request cannot be read.',
    reply: refused('senders.status', 404),
  },
];

const listFaults: readonly Fault[] = [
  {
    id: 'senders.list-refused',
    rule: 'SENDER-LIST-01',
    says: 'Addresses cannot be listed.',
    reply: refused('senders.list', 403),
  },
  {
    id: 'senders.list-numbered',
    rule: 'SENDER-LIST-01',
    says: 'The addresses of the list are numbered and have no UUID.',
    reply: on(
      'senders.list',
      ({ status }) => status === 200,
      (reply) => {
        const { data } = reply.body as { data: object[] };
        return { ...reply, body: { data: data.map((each, place) => ({ ...each, id: String(place) })) } };
      },
    ),
  },
  {
    id: 'senders.list-empty',
    rule: 'SENDER-LIST-01',
    says: 'The list of addresses is always empty.',
    decide: ({ messaging }) => {
      messaging.listedAddresses = () => [];
    },
  },
  {
    id: 'senders.waiting-listed',
    rule: 'SENDER-LIST-02',
    says: 'Requests that wait are listed as addresses.',
    decide: ({ messaging }) => listing(messaging, 'OPEN'),
  },
  {
    id: 'senders.rejected-listed',
    rule: 'SENDER-LIST-02',
    says: 'Rejected requests are listed as addresses.',
    decide: ({ messaging }) => listing(messaging, 'REJECTED'),
  },
  {
    id: 'senders.one-id',
    rule: 'SENDER-ID-01',
    says: 'An approved address keeps the id of its request.',
    decide: ({ messaging }) => {
      messaging.idOfAddress = (_world, { id }) => id;
    },
  },
];

/** Deviations in how sender addresses are approved, told and used. Section "Sender address request (states)". */
export const senderFaults: readonly Fault[] = [...approvalFaults, ...listFaults];
