import type { Answered } from '../../../http/operation.ts';
import type { Letter } from '../../../kernel/outbox.ts';
import { fault, faultsOf } from '../../fault.ts';
import { formFaults, inAList, refusalsInAList } from '../../operators/forms.ts';
import { setting, telling, toLetters } from '../../operators/letters.ts';
import { good, on } from '../../operators/replies.ts';

const isPreview = ({ request }: Answered): boolean => request.target.includes('/v1alpha1/');

const isUsual = (answered: Answered): boolean => !isPreview(answered);

const metadataAsText =
  (mark: string) =>
  ({ body }: Letter): Partial<Letter> =>
    body.includes(mark) ? { body: body.replace(/"metadata":\{[^}]*\}/, '"metadata":""') } : {};

const messaging = {
  'submit-message': inAList('messages.submit'),
  'retrieve-message': inAList('messages.read'),
  'cancel-message': inAList('messages.cancel'),
  'list-delivery-reports': inAList('reports.list'),
  'confirm-delivery-reports': inAList('reports.confirm'),
  'list-replies': inAList('replies.list'),
  'confirm-replies': inAList('replies.confirm'),
  'block-number': inAList('blacklist.add'),
  'list-blocked-numbers': inAList('blacklist.list'),
  'unblock-number': inAList('blacklist.remove'),
  'ask-who-is-authorised': inAList('blacklist.isAuthorised'),
  'search-for-dedicated-numbers': inAList('numbers.list'),
  'read-dedicated-number': inAList('numbers.read'),
  'assign-number': inAList('numbers.assign'),
  'read-assignment': inAList('numbers.readAssignment'),
  'change-assignment': refusalsInAList('numbers.change'),
  'end-assignment': refusalsInAList('numbers.release'),
  'list-assigned-numbers': inAList('numbers.listAssignments'),
  'request-sender-address': inAList('senders.request'),
  'read-sender-address-request': inAList('senders.status'),
  'verify-number': inAList('senders.verify'),
  'list-sender-addresses': inAList('senders.list'),
  'read-sender-address': inAList('senders.read'),
  'label-sender-address': inAList('senders.change'),
  'delete-sender-address': inAList('senders.remove'),
  're-verify-sender-address': inAList('senders.reverify'),
  'sum-clicks-up': inAList('links.summary'),
  'read-clicks-on-link': inAList('links.detail'),
  'create-signature-key': inAList('keys.create'),
  'list-signature-keys': inAList('keys.list'),
  'read-signature-key': inAList('keys.read'),
  'delete-signature-key': inAList('keys.remove'),
  'enable-signature-key': inAList('keys.enable'),
  'read-enabled-signature-key': inAList('keys.readEnabled'),
  'disable-enabled-signature-key': refusalsInAList('keys.disable'),
  'create-webhook': inAList('webhooks.create'),
  'list-webhooks': inAList('webhooks.list'),
  'change-webhook': inAList('webhooks.change'),
  'delete-webhook': refusalsInAList('webhooks.remove'),
};

const contacts = {
  'create-contact': inAList('contacts.create'),
  'list-contacts': inAList('contacts.list'),
  'retrieve-contact': inAList('contacts.read'),
  'change-contact': inAList('contacts.change'),
  'delete-contact': refusalsInAList('contacts.delete'),
  'create-contact-list': inAList('lists.create'),
  'list-contact-lists': inAList('lists.list'),
  'retrieve-contact-list': inAList('lists.read'),
  'rename-contact-list': inAList('lists.change'),
  'delete-contact-list': refusalsInAList('lists.delete'),
  'change-members-of-contact-list': inAList('lists.members'),
  'add-contact-to-contact-list': inAList('lists.add'),
  'remove-contact-from-contact-list': refusalsInAList('lists.remove'),
  'create-custom-field': inAList('customFields.create'),
  'list-custom-fields': inAList('customFields.list'),
  'retrieve-custom-field': inAList('customFields.read'),
  'change-custom-field': inAList('customFields.change'),
  'delete-custom-field': refusalsInAList('customFields.delete'),
};

const reports = {
  'list-metadata-keys': inAList('reporting.metakeys'),
  'read-detail-report': inAList('reporting.detail'),
  'sum-messages-up': inAList('reporting.summary'),
  'order-detail-report': inAList('reporting.async.detail'),
  'order-summary': inAList('reporting.async.summary'),
  'read-status-of-report': inAList('reporting.async.status'),
  'list-fields-of-report': inAList('reporting.async.fields'),
  'list-ordered-reports': inAList('reporting.async.history'),
  'ask-where-report-is': inAList('reporting.async.download-url'),
  'schedule-detail-report': inAList('reporting.scheduled.detail'),
  'schedule-summary': inAList('reporting.scheduled.summary'),
  'change-scheduled-detail-report': inAList('reporting.scheduled.detail.change'),
  'change-scheduled-summary': inAList('reporting.scheduled.summary.change'),
  'list-scheduled-reports': inAList('reporting.scheduled.list'),
  'read-scheduled-report': inAList('reporting.scheduled.read'),
  'delete-scheduled-report': inAList('reporting.scheduled.delete'),
};

const projects = {
  'create-subproject': inAList('subprojects.create', isUsual),
  'list-subprojects': inAList('subprojects.list', isUsual),
  'read-subproject': inAList('subprojects.read', isUsual),
  'rename-subproject': inAList('subprojects.change', isUsual),
  'delete-subproject': inAList('subprojects.delete', isUsual),
  'create-subproject-under-preview-path': inAList('subprojects.create', isPreview),
  'list-subprojects-under-preview-path': inAList('subprojects.list', isPreview),
  'read-subproject-under-preview-path': inAList('subprojects.read', isPreview),
  'rename-subproject-under-preview-path': inAList('subprojects.change', isPreview),
  'delete-subproject-under-preview-path': inAList('subprojects.delete', isPreview),
  'request-token': inAList('token.issue'),
  'list-voice-services': inAList('voice.list'),
  'create-voice-service': inAList('voice.create'),
  'read-voice-service': inAList('voice.read'),
  'update-voice-service': inAList('voice.update'),
  'delete-voice-service': refusalsInAList('voice.delete'),
};

const others = {
  'look-up-number': fault('A line is in brackets.', {
    reply: on('lookup', good, (reply) => ({ ...reply, text: `[${reply.text}]` })),
  }),
  'send-conversation-message': inAList('conversation.send'),
  'ask-what-recipient-can-receive': inAList('conversation.capability'),
  'send-standalone-message': inAList('standalone.send'),
  'ask-whether-channel-reaches-number': inAList('standalone.capability'),
  'read-whether-channel-reaches-number': inAList('standalone.capability-read'),
};

const letters = {
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
  formFaults({ ...messaging, ...contacts, ...reports, ...projects, ...others, ...letters }),
);
