import type { Letter } from '../../kernel/outbox.ts';
import type { Fault } from '../../worlds/behaviour.ts';
import { fault, faultsOf } from '../fault.ts';

// biome-ignore lint/suspicious/noExplicitAny: the body of a letter has no type
type Body = any;

/** Changes the callbacks of one kind. */
const telling =
  (kind: string, change: (body: Body) => void): NonNullable<Fault['notify']> =>
  (letter: Letter) => {
    if (letter.kind !== kind) return [letter];
    const body: Body = JSON.parse(letter.body);
    change(body);
    return [{ ...letter, body: JSON.stringify(body) }];
  };

const told =
  (kind: string, prefix: string) =>
  (rule: string, slug: string, says: string, change: (body: Body) => void): Fault => ({
    id: `conversation.${slug}`,
    rule: `${prefix}-${rule}`,
    says,
    notify: telling(kind, change),
  });

const report = told('conversation-report', 'CONV-MAP-DR');
const inbound = told('conversation-inbound', 'CONV-MAP-IN');

/** Moves a member from one object to another under a name. */
function move(from: Body, member: string, to: Body, name = member): void {
  if (from?.[member] === undefined) return;
  to[name] = from[member];
  if (from !== to || name !== member) delete from[member];
}

/** What else can go wrong in callbacks of the conversation service: members elsewhere, otherwise named or typed. */
export const faults = [
  report('02', 'report-status-as-state', 'The status of a report is called state.', ({ message_delivery_report: it }) => move(it, 'status', it, 'state')),
  report('03', 'report-state-garbled', 'The state of a report is told in letters turned round.', ({ message_delivery_report: it }) => {
    it.status = [...String(it.status)].reverse().join('');
  }),
  report('04', 'report-message-id-renamed', 'The id of the reported message is called id.', ({ message_delivery_report: it }) =>
    move(it, 'message_id', it, 'id'),
  ),
  report('05', 'report-details-beside', 'The details of a report stand beside it.', (body) => {
    move(body.message_delivery_report, 'metadata', body, 'details');
    move(body.message_delivery_report, 'reason', body, 'cause');
  }),
  report('06', 'report-recipient-as-contact', 'The recipient of a reported message is told as contact_id.', ({ message_delivery_report: it }) => {
    it.contact_id = it.channel_identity?.identity;
    delete it.channel_identity;
  }),
  report('09', 'report-errors-renamed', 'The errors of a report are told as errors.', ({ message_delivery_report: it }) => move(it, 'reason', it, 'errors')),
  ...faultsOf({
    'CONV-EVT-01': {
      'conversation.report-otherwise-named': fault('The report in a callback is called delivery_report.', {
        notify: telling('conversation-report', (body) => move(body, 'message_delivery_report', body, 'delivery_report')),
      }),
    },
    'CONV-EVT-02': {
      'conversation.message-otherwise-named': fault('The message of an inbound callback is called inbound_message.', {
        notify: telling('conversation-inbound', (body) => move(body, 'message', body, 'inbound_message')),
      }),
    },
  }),
  inbound('01', 'contact-outside', 'The identity of a contact stands beside the message.', (body) => move(body.message, 'channel_identity', body)),
  inbound('04', 'identity-renamed', 'The identity of a contact is called wa_id.', ({ message }) =>
    move(message.channel_identity, 'identity', message.channel_identity, 'wa_id'),
  ),
  inbound('05', 'sender-as-from', 'The sender is told as from.', ({ message }) => {
    message.from = message.channel_identity?.identity;
    delete message.channel_identity;
  }),
  inbound('08', 'inbound-id-outside', 'The id of an inbound message stands beside the message.', (body) => move(body.message, 'id', body, 'message_id')),
  inbound('09', 'content-as-app-message', 'The content of an inbound message is called app_message.', ({ message }) =>
    move(message, 'contact_message', message, 'app_message'),
  ),
  inbound('10', 'content-without-type', 'The words of an inbound message stand in no object of their type.', ({ message }) => {
    const [first] = Object.values(message.contact_message ?? {});
    message.contact_message = first;
  }),
  ...faultsOf({
    'CONV-MAP-DR-01': {
      'conversation.callbacks-merged': fault('A callback has two reports.', {
        notify: telling('conversation-report', (body) => {
          body.message_delivery_report = [body.message_delivery_report, body.message_delivery_report];
        }),
      }),
    },
    'CONV-MAP-IN-02': {
      'conversation.two-messages-in-one': fault('A callback has a list of messages.', {
        notify: telling('conversation-inbound', (body) => {
          body.message = [body.message];
        }),
      }),
    },
    'CONV-CAP-02': {
      'conversation.capability-never-told': fault('Capability results come to nobody, whatever a webhook subscribes to.', {
        notify: (letter) => (letter.kind === 'conversation-capability' ? [] : [letter]),
      }),
    },
  }),
];
