import { fault, faultsOf } from '../../fault.ts';
import { inInbound, inner, move, outcome, sections } from '../../operators/conversation.ts';
import { mapping } from '../../operators/decisions.ts';
import { telling } from '../../operators/letters.ts';

/** Lets a member without equivalent through. */
const keeping = (says: string, type: string, member: string) =>
  fault(says, {
    decide: inner(type, (content, { [member]: kept }) =>
      kept === undefined ? content : { ...content, [member]: kept },
    ),
  });

/** Deviations in how standalone messages, inbound messages and reports become those of a conversation. */
export const faults = faultsOf({
  'CONV-MAP-TYPE-02 conversation.preview-kept': keeping('A text keeps preview_url.', 'text', 'preview_url'),
  'CONV-MAP-TYPE-03 conversation.image-caption-kept': keeping('A picture keeps its caption.', 'image', 'caption'),
  'CONV-MAP-TYPE-04 conversation.video-provider-kept': keeping('A video keeps its provider.', 'video', 'provider'),
  'CONV-MAP-TYPE-05 conversation.document-filename-kept': keeping(
    'A document keeps its file name.',
    'document',
    'filename',
  ),
  'CONV-MAP-TYPE-07 conversation.address-lost': fault('The address of a place is lost.', {
    decide: inner('location', ({ title, ...rest }, { address }) => ({
      ...rest,
      title: title?.replace(`, ${String(address)}`, ''),
    })),
  }),
  'CONV-MAP-TYPE-09 conversation.sticker-id-kept': keeping('A sticker keeps its id.', 'sticker', 'id'),
  'CONV-MAP-TYPE-12 conversation.nine-rows': fault('The tenth row of a list is lost.', {
    decide: sections('interactive list', (all) =>
      all.map((section) => ({ ...section, items: section.items.slice(0, 9) })),
    ),
  }),
  'CONV-MAP-TYPE-14 conversation.ten-products': fault('The products of a list after the tenth are lost.', {
    decide: sections('interactive product_list', (all) => [
      { items: all.flatMap((section) => section.items).slice(0, 10) },
    ]),
  }),
  'CONV-EVT-02 conversation.content-beside-message': {
    says: 'The content of an inbound message is next to it, not inside.',
    notify: inInbound((message, body) => move(message, 'contact_message', body)),
  },
  'CONV-MAP-IN-03 conversation.profile-kept': fault('The profile of a contact is passed on.', {
    decide: mapping.behind('inboundMembers', {
      name: 'contacts.profile',
      put: ({ message }, { contact }) => {
        message.profile = contact?.profile;
      },
    }),
  }),
  'CONV-MAP-IN-08 conversation.inbound-id-misplaced': fault('The id of an inbound message is called message_id.', {
    decide: mapping.alter('inboundMembers', 'notifications.message_id', ({ name }) => ({
      name,
      put: ({ message }, { notification }) => Object.assign(message, { message_id: notification.message_id }),
    })),
  }),
  'CONV-MAP-IN-10 conversation.films-as-files': fault('An inbound video is passed on as a file.', {
    decide: outcome('video', ({ media_message, ...rest }) => ({ ...rest, file_message: media_message })),
  }),
  'PUB-CONV-DELIVERY-01 conversation.deliveries-in-other-words': {
    says: 'Reports after a send are in the words of the standalone API.',
    notify: telling('conversation-delivery', ({ message_delivery_report: report, ...body }) => ({
      ...body,
      message_delivery_report: { ...report, status: report.status.toLowerCase() },
    })),
  },
  'CONV-MAP-DR-03 conversation.report-state-garbled': fault('The state of a report is spelled backwards.', {
    notify: telling('conversation-report', ({ message_delivery_report: report, ...body }) => ({
      ...body,
      message_delivery_report: { ...report, status: [...String(report.status)].reverse().join('') },
    })),
  }),
  'CONV-MAP-DR-09 conversation.first-error-alone': fault('Only the first error of a report is passed on.', {
    decide: mapping.inRule('reportMembers', 'errors', 'put', (put, draft, value, status) =>
      put(draft, [value].flat().slice(0, 1), status),
    ),
  }),
});
