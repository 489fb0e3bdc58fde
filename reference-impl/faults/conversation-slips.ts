import type { Fault } from '../worlds/behaviour.ts';
import { mapped, outcome } from './conversation-altered.ts';
import { fault, faultsOf } from './fault.ts';
import { alter, changed } from './operators/decisions.ts';

const backFaults: readonly Fault[] = [
  mapped('DR-01', 'first-report-repeated', 'Every callback tells of the first report of a list.', ({ mapping }) => {
    const { reportsOf } = mapping;
    mapping.reportsOf = (members, callback, appIdOf) => {
      const reports = reportsOf(members, callback, appIdOf);
      return reports.flatMap(() => reports[0] ?? []);
    };
  }),
  mapped('DR-09', 'first-error-alone', 'Only the first error of a report is told.', ({ mapping }) => {
    mapping.reportMembers = changed(mapping.reportMembers, 'errors', ({ put, ...member }) => ({
      ...member,
      put: (draft, value, status) => put(draft, [value].flat().slice(0, 1), status),
    }));
  }),
  mapped('IN-01', 'first-contact-for-all', 'Every message is told as written by the first contact.', ({ mapping }) => {
    const { inboundOf } = mapping;
    mapping.inboundOf = (...given) => {
      const told = inboundOf(...given);
      const author = told[0]?.message.channel_identity;
      return told.map((each) => ({ ...each, message: { ...each.message, channel_identity: author } }));
    };
  }),
  mapped('IN-02', 'first-message-repeated', 'Every callback tells of the first message of a list.', ({ mapping }) => {
    const { inboundOf } = mapping;
    mapping.inboundOf = (...given) => {
      const told = inboundOf(...given);
      return told.flatMap(() => told[0] ?? []);
    };
  }),
  mapped(
    'IN-10',
    'films-as-files',
    'A film that somebody sent is told as a file.',
    outcome('video', ({ media_message, ...rest }) => ({ ...rest, file_message: media_message })),
  ),
];

const isListOfOne = (recipient: unknown): boolean => Array.isArray(recipient) && recipient.length === 1;

const serviceFaults = faultsOf({
  'CONV-SEND-01': {
    'conversation.first-of-several-people': fault('A recipient may be several people on one channel; the first is written to.', {
      decide: alter('conversation', 'sendObjections', 'oneRecipient', (each) => ({ ...each, objects: ({ body: { recipient } }) => Array.isArray(recipient) })),
    }),
    'conversation.list-of-one': fault('A list of a single recipient is taken.', {
      decide: alter('conversation', 'sendObjections', 'oneRecipient', ({ objects, ...each }) => ({
        ...each,
        objects: (judged) => !isListOfOne(judged.body.recipient) && objects(judged),
      })),
    }),
  },
  'CONV-CAP-01': {
    'conversation.several-people-queried': fault('A capability query is for several people on one channel.', {
      decide: alter('conversation', 'queryObjections', 'oneRecipient', (each) => ({ ...each, objects: ({ body: { recipient } }) => Array.isArray(recipient) })),
    }),
    'conversation.capability-told-twice': fault('A capability result is told twice.', {
      notify: (letter) => (letter.kind === 'conversation-capability' ? [letter, { ...letter, id: `${letter.id}-2` }] : [letter]),
    }),
  },
});

/** Slips of the conversation service and of what is told back. Section "Conversation service events". */
export const faults = [...backFaults, ...serviceFaults];
