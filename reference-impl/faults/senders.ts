import type { MessagingDecisions } from '../messaging/decisions.ts';
import type { Message } from '../messaging/message.ts';
import type { SenderAddress, SenderRequest } from '../messaging/sender-address.ts';
import type { SendingContext, SendingRule } from '../messaging/sending-rules/sending-rule.ts';
import type { Fault } from '../worlds/behaviour.ts';
import { fault, faultsOf } from './fault.ts';
import { around, changed, decision, leaveOut } from './operators/decisions.ts';
import { on } from './operators/replies.ts';

/** A request taken for the address it asks for. */
export const asAddress = (request: SenderRequest): SenderAddress => ({
  ...request,
  requestId: request.id,
  expiresAt: undefined,
});

/** Another opinion on whether a sender may be used; `plain` is the documented one. */
export const senderRule = (
  messaging: MessagingDecisions,
  judge: (message: Message, context: SendingContext, plain: SendingRule['judge']) => ReturnType<SendingRule['judge']>,
): void => {
  messaging.sendingRules = changed(messaging.sendingRules, 'unapprovedSender', (rule) => ({
    ...rule,
    judge: (message, context) => judge(message, context, rule.judge),
  }));
};

/** Whether the account asked for the sender of a message, with a request in this state. */
const isRequested = ({ source }: Message, { senderRequests }: SendingContext, status?: SenderRequest['status']) =>
  [...senderRequests.values()].some((request) => request.sender_address === source && (status === undefined || request.status === status));

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

const approvalFaults = faultsOf({
  'SENDER-ALPHA-APPR-01': {
    'senders.any-sender': fault('Messages go out from whatever sender they name.', { decide: leaveOut('messaging', 'sendingRules', 'unapprovedSender') }),
    'senders.rejected-usable': fault('Rejected alpha tags can be used.', {
      decide: ({ messaging }) =>
        senderRule(messaging, (message, context, plain) => (isRequested(message, context, 'REJECTED') ? undefined : plain(message, context))),
    }),
    'senders.waiting-usable': fault('Alpha tags can be used while they wait for approval.', {
      decide: ({ messaging }) =>
        senderRule(messaging, (message, context, plain) => (isRequested(message, context, 'OPEN') ? undefined : plain(message, context))),
    }),
    'senders.unasked-usable': fault('Alpha tags that nobody asked for can be used.', {
      decide: ({ messaging }) => senderRule(messaging, (message, context, plain) => (isRequested(message, context) ? plain(message, context) : undefined)),
    }),
    'senders.approved-useless': fault('Approved alpha tags cannot be used either.', {
      decide: ({ messaging }) =>
        senderRule(messaging, ({ source }) => (source === undefined ? undefined : { kind: 'discard', status: 'rejected', code: '410' })),
    }),
  },
  'SENDER-STATUS-01': {
    'senders.state-stays': fault('A request is shown as open for ever.', {
      decide: around('messaging', 'requestBody', (requestBody) => (request) => requestBody({ ...request, status: 'OPEN' })),
    }),
    'senders.rejection-hidden': fault('A rejected request is shown as open.', {
      decide: around(
        'messaging',
        'requestBody',
        (requestBody) => (request) => requestBody(request.status === 'REJECTED' ? { ...request, status: 'OPEN' } : request),
      ),
    }),
    'senders.state-unreadable': fault('The state of a request cannot be read.', { reply: refused('senders.status', 404) }),
  },
});

const listFaults = faultsOf({
  'SENDER-LIST-01': {
    'senders.list-refused': fault('Addresses cannot be listed.', { reply: refused('senders.list', 403) }),
    'senders.list-numbered': fault('The addresses of the list are numbered and have no UUID.', {
      reply: on(
        'senders.list',
        ({ status }) => status === 200,
        (reply) => {
          const { data } = reply.body as { data: object[] };
          return { ...reply, body: { data: data.map((each, place) => ({ ...each, id: String(place) })) } };
        },
      ),
    }),
    'senders.list-empty': fault('The list of addresses is always empty.', { decide: decision('messaging', 'listedAddresses', () => []) }),
  },
  'SENDER-LIST-02': {
    'senders.waiting-listed': fault('Requests that wait are listed as addresses.', { decide: ({ messaging }) => listing(messaging, 'OPEN') }),
    'senders.rejected-listed': fault('Rejected requests are listed as addresses.', { decide: ({ messaging }) => listing(messaging, 'REJECTED') }),
  },
  'SENDER-ID-01': {
    'senders.one-id': fault('An approved address keeps the id of its request.', { decide: decision('messaging', 'idOfAddress', (_world, { id }) => id) }),
  },
});

/** Deviations in how sender addresses are approved, told and used. Section "Sender address request (states)". */
export const faults = [...approvalFaults, ...listFaults];
