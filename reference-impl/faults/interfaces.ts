import type { Answered } from '../worlds/behaviour.ts';
import { fault, faultsOf } from './fault.ts';
import { hasNoCredentials, on, restatus } from './operators/replies.ts';

function isBroken({ request }: Answered): boolean {
  try {
    JSON.parse(request.body.toString('utf8'));
    return false;
  } catch {
    return true;
  }
}

/** Deviations of what all interfaces have in common. Section "What the service does". */
export const faults = faultsOf({
  'COM-HTTP-02': {
    'common.mistakes-crash': fault('A webhook with a mistake in it is answered with HTTP status 500.', { reply: restatus('webhooks.create', 400, 500) }),
  },
  'COM-BASE-01': {
    'common.apac-cannot-retrieve': fault('The APAC instance finds no message.', {
      reply: (reply, { interface: name, operation }) =>
        name === 'messagingApac' && operation === 'messages.read' ? { status: 404, body: { message: 'Resource not found.' } } : reply,
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
  },
  'COM-AREA-01': {
    'common.empty-list-not-found': fault('The list of sender addresses is not found as long as it is empty.', {
      reply: on(
        'senders.list',
        ({ body }) => (body as { data?: unknown[] } | undefined)?.data?.length === 0,
        () => ({ status: 404, body: { message: 'Not found' } }),
      ),
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
  'X-40': {
    'common.both-mistakes-crash': fault('Broken JSON without credentials is answered with HTTP status 500.', {
      reply: on(
        'messages.submit',
        (_reply, answered) => hasNoCredentials(answered) && isBroken(answered),
        (reply) => ({ ...reply, status: 500 }),
      ),
    }),
  },
});
