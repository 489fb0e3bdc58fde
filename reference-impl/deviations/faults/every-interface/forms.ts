import type { Answered, Reply } from '../../../http/operation.ts';
import type { Letter } from '../../../kernel/post.ts';
import { fault, faultsOf, type Row } from '../../fault.ts';
import { setting, telling, toLetters } from '../../operators/letters.ts';
import { good, on } from '../../operators/replies.ts';

const isPreview = ({ request }: Answered): boolean => request.target.includes('/v1alpha1/');

const metadataAsText =
  (mark: string) =>
  ({ body }: Letter): Partial<Letter> =>
    body.includes(mark) ? { body: body.replace(/"metadata":\{[^}]*\}/, '"metadata":""') } : {};

const wrapped = (reply: Reply): Reply =>
  ({ ...reply, body: [reply.body ?? reply.text ?? null], text: undefined }) as Reply;

const inAList = (operation: string, isMeant: (answered: Answered) => boolean = () => true): Row =>
  fault('A good answer is the only entry of a list.', {
    reply: on(operation, (reply, answered) => good(reply) && isMeant(answered), wrapped),
  });

/** Refuses with what it has to say as the only entry of a list: a good answer without content has no other form to lose. */
const refusalsInAList = (operation: string): Row =>
  fault('A refusal is the only entry of a list.', { reply: on(operation, ({ status }) => status >= 400, wrapped) });

const FORMS: Readonly<Record<string, Row>> = {
  'cancel-message': inAList('messages.cancel'),
  'confirm-delivery-reports': inAList('reports.confirm'),
  'confirm-replies': inAList('replies.confirm'),
  'unblock-number': inAList('blacklist.remove'),
  'change-assignment': refusalsInAList('numbers.change'),
  'end-assignment': refusalsInAList('numbers.release'),
  'delete-sender-address': inAList('senders.remove'),
  'delete-signature-key': inAList('keys.remove'),
  'disable-enabled-signature-key': refusalsInAList('keys.disable'),
  'delete-webhook': refusalsInAList('webhooks.remove'),
  'delete-contact': refusalsInAList('contacts.delete'),
  'delete-contact-list': refusalsInAList('lists.delete'),
  'remove-contact-from-contact-list': refusalsInAList('lists.remove'),
  'delete-custom-field': refusalsInAList('customFields.delete'),
  'list-metadata-keys': inAList('reporting.metakeys'),
  'sum-messages-up': inAList('reporting.summary'),
  'order-detail-report': inAList('reporting.async.detail'),
  'order-summary': inAList('reporting.async.summary'),
  'read-status-of-report': inAList('reporting.async.status'),
  'list-fields-of-report': inAList('reporting.async.fields'),
  'schedule-detail-report': inAList('reporting.scheduled.detail'),
  'schedule-summary': inAList('reporting.scheduled.summary'),
  'delete-scheduled-report': inAList('reporting.scheduled.delete'),
  'delete-subproject': inAList('subprojects.delete', (answered) => !isPreview(answered)),
  'create-subproject-under-preview-path': inAList('subprojects.create', isPreview),
  'list-subprojects-under-preview-path': inAList('subprojects.list', isPreview),
  'read-subproject-under-preview-path': inAList('subprojects.read', isPreview),
  'rename-subproject-under-preview-path': inAList('subprojects.change', isPreview),
  'delete-subproject-under-preview-path': inAList('subprojects.delete', isPreview),
  'delete-voice-service': refusalsInAList('voice.delete'),
  'send-conversation-message': inAList('conversation.send'),
  'look-up-number': fault('A line is in brackets.', {
    reply: on('lookup', good, (reply) => ({ ...reply, text: `[${reply.text}]` })),
  }),
  'delivery-report': fault('The delay in a report is a text.', {
    notify: setting(({ delay }) => ({ delay: String(delay) })),
  }),
  'call-event': fault('The call of an event is the only entry of a list.', {
    notify: telling('call-event', (event) => ({ ...event, call: [event.call] })),
  }),
  reply: fault('The metadata of a reply in a default payload is a text.', {
    notify: toLetters('webhook', metadataAsText('"reply_id"')),
  }),
  'opt-out': fault('The metadata of an opt-out in a default payload is a text.', {
    notify: toLetters('webhook', metadataAsText('"notification_id"')),
  }),
};

/** Answers and letters that say the right thing in another form. */
export const faults = faultsOf(
  Object.fromEntries(Object.entries(FORMS).map(([name, row]) => [`FORM-${name} forms.${name}`, row])),
);
