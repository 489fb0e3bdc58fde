import type { Answered, Fault } from './behaviour.ts';
import { hasNoCredentials, on } from './distort.ts';

function isBroken({ request }: Answered): boolean {
  try {
    JSON.parse(request.body.toString('utf8'));
    return false;
  } catch {
    return true;
  }
}

/** Deviations of what all interfaces have in common. Section "What the service does". */
export const interfaceFaults: readonly Fault[] = [
  {
    id: 'common.mistakes-crash',
    rule: 'COM-HTTP-02',
    says: 'A webhook with a mistake in it is answered with HTTP status 500.',
    reply: on(
      'webhooks.create',
      ({ status }) => status === 400,
      (reply) => ({ ...reply, status: 500 }),
    ),
  },
  {
    id: 'common.apac-cannot-retrieve',
    rule: 'COM-BASE-01',
    says: 'The APAC instance finds no message.',
    reply: (reply, { interface: name, operation }) =>
      name === 'messagingApac' && operation === 'messages.read'
        ? { status: 404, body: { message: 'Resource not found.' } }
        : reply,
  },
  {
    id: 'common.request-id-not-uuid',
    rule: 'COM-ID-01',
    says: 'Ids of sender address requests are written without hyphens.',
    reply: on(
      'senders.request',
      ({ status }) => status === 201,
      (reply) => {
        const { id, ...rest } = reply.body as { id: string };
        return { ...reply, body: { id: id.replaceAll('-', ''), ...rest } };
      },
    ),
  },
  {
    id: 'common.empty-list-not-found',
    rule: 'COM-AREA-01',
    says: 'The list of sender addresses is not found as long as it is empty.',
    reply: on(
      'senders.list',
      ({ body }) => (body as { data?: unknown[] } | undefined)?.data?.length === 0,
      () => ({ status: 404, body: { message: 'Not found' } }),
    ),
  },
  {
    id: 'common.messages-among-replies',
    rule: 'COM-AREA-02',
    says: 'Messages to recipients are listed with the replies.',
    reply: (reply, { operation, call }) => {
      if (operation !== 'replies.list' || !call || reply.status !== 200) return reply;
      const sent = [...call.world.messaging.messages.keys()].map((message_id) => ({ message_id }));
      const { replies } = reply.body as { replies: object[] };
      return { ...reply, body: { replies: [...replies, ...sent] } };
    },
  },
  {
    id: 'common.replies-among-messages',
    rule: 'COM-AREA-02',
    says: 'A reply can be retrieved as a message.',
    reply: (reply, { operation, call }) => {
      const id = call?.params.messageId ?? '';
      const isReply = call?.world.messaging.findInRecords(({ replies }) => replies.get(id)) !== undefined;
      return operation === 'messages.read' && isReply ? { status: 200, body: { message_id: id } } : reply;
    },
  },
  {
    id: 'common.both-mistakes-crash',
    rule: 'X-40',
    says: 'Broken JSON without credentials is answered with HTTP status 500.',
    reply: on(
      'messages.submit',
      (_reply, answered) => hasNoCredentials(answered) && isBroken(answered),
      (reply) => ({ ...reply, status: 500 }),
    ),
  },
];
