import { fault, faultsOf } from '../fault.ts';
import { setting } from '../operators/letters.ts';
import { instead, on } from '../operators/replies.ts';

const notFound = () => ({ status: 404, body: { message: 'Resource not found.' } });

const unauthorized = () => ({ status: 401, body: { message: 'Invalid authentication credentials' } });

/** TODO */
export const faults = faultsOf({
  'COM-BASE-01': {
    'common.apac-cannot-retrieve': fault('The APAC instance finds no message.', {
      reply: (reply, { interface: name, operation }) =>
        name === 'messagingApac' && operation === 'messages.read' ? { status: 404, body: { message: 'Resource not found.' } } : reply,
    }),
    'common.apac-takes-nothing': fault('The APAC instance takes no message.', {
      reply: (reply, { interface: name, operation }) => (name === 'messagingApac' && operation === 'messages.submit' ? unauthorized() : reply),
    }),
  },
  'COM-ID-01': {
    'common.request-id-not-uuid': fault('Ids of sender address requests are written without hyphens.', {
      reply: on(
        'senders.request',
        ({ status }) => status === 201,
        (reply) => {
          const { id, ...rest } = reply.body as { id: string };
          return { ...reply, body: { id: id.replaceAll('-', ''), ...rest } };
        },
      ),
    }),
    'common.report-id-not-uuid': fault('Ids of delivery reports have a number at their end.', {
      notify: setting(({ delivery_report_id }) => ({ delivery_report_id: `${String(delivery_report_id)}-1` })),
    }),
  },
  'COM-AREA-01': {
    'common.empty-list-not-found': fault('The list of sender addresses is not found as long as it is empty.', {
      reply: on(
        'senders.list',
        ({ body }) => (body as { data?: unknown[] } | undefined)?.data?.length === 0,
        () => ({ status: 404, body: { message: 'Not found' } }),
      ),
    }),
    'common.voice-elsewhere': fault('Nothing is found where voice services are updated.', {
      reply: instead('voice.update', 200, { status: 404, body: { message: 'Not found' } }),
    }),
  },
  'COM-AREA-02': {
    'common.messages-among-replies': fault('Messages to recipients are listed with the replies.', {
      reply: (reply, { operation, call }) => {
        if (operation !== 'replies.list' || !call || reply.status !== 200) return reply;
        const sent = [...call.world.messaging.messages.keys()].map((message_id) => ({ message_id }));
        const { replies } = reply.body as { replies: object[] };
        return { ...reply, body: { replies: [...replies, ...sent] } };
      },
    }),
    'common.replies-among-messages': fault('A reply can be retrieved as a message.', {
      reply: (reply, { operation, call }) => {
        const id = call?.params.messageId ?? '';
        const isReply = call?.world.messaging.findInRecords(({ replies }) => replies.get(id)) !== undefined;
        return operation === 'messages.read' && isReply ? { status: 200, body: { message_id: id } } : reply;
      },
    }),
  },
  'VERS-01': {
    'versions.reports-elsewhere': fault('The keys of metadata are not found under the documented path.', {
      reply: on('reporting.metakeys', ({ status }) => status === 200, notFound),
    }),
    'versions.webhooks-elsewhere': fault('Webhooks are not found under the documented path.', {
      reply: on('webhooks.list', ({ status }) => status === 200, notFound),
    }),
  },
  'VERS-02': {
    'versions.voice-elsewhere': fault('Updates of voice services are not found under the documented path.', {
      reply: on('voice.update', ({ status }) => status === 200, notFound),
    }),
  },
});
