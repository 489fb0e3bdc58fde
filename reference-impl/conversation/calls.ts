import { Problem } from '../kernel/problem.ts';
import { follow } from '../kernel/stages.ts';
import { isoOf } from '../kernel/time.ts';
import type { ConversationScope, Judged, Objection } from './part.ts';
import { channelOf, identityOf } from './recipient.ts';
import type { App, ChannelStep, Contact, Sent } from './state.ts';
import { envelopeOf, listenersOf, reportListenersOf, tell } from './telling.ts';

interface OnChannel {
  readonly messageId: string;
  readonly recipient: unknown;
  readonly sent: Sent;
}

const EVERYONE = '*';

const QUEUED_AND_DELIVERED: readonly ChannelStep[] = [
  { after: 0, status: 'QUEUED_ON_CHANNEL' },
  { after: 0, status: 'DELIVERED' },
];

function report(scope: ConversationScope, { messageId, recipient, sent }: OnChannel, step: ChannelStep): void {
  const { app, contact, metadata } = sent;
  const { status, reason } = step;
  const channel = channelOf(recipient);
  const identity = { channel, identity: identityOf(recipient), app_id: app.appId };
  const body = {
    ...envelopeOf(scope, app),
    ...(metadata === undefined ? {} : { message_metadata: metadata }),
    message_delivery_report: {
      message_id: messageId,
      conversation_id: contact.conversationId,
      status,
      ...(channel === undefined ? {} : { channel_identity: identity }),
      contact_id: contact.contactId,
      ...(reason === undefined ? {} : { reason: { ...reason, sub_code: 'UNSPECIFIED_SUB_CODE' } }),
      metadata: metadata ?? '',
      processing_mode: 'CONVERSATION',
    },
  };
  for (const to of reportListenersOf(scope, app, sent))
    tell(scope, { kind: 'conversation-delivery', to, order: to.url, body });
}

/** What a client sends; other members are kept as they are. */
export interface CallBody {
  readonly app_id: string;
  readonly recipient: unknown;
  readonly message?: unknown;
  readonly callback_url?: string;
  readonly message_metadata?: string;
  readonly request_id?: string;
}

function begin(scope: ConversationScope, app: App, body: CallBody, objections: readonly Objection[]): Contact {
  if (body.app_id !== app.appId) throw new Problem(404, 'The project has no app with this id.');
  const contact = scope.state.contact(app, identityOf(body.recipient), scope.ids);
  const judged: Judged = { body, contact, now: scope.clock.now() };
  const found = objections.find(({ objects }) => objects(judged));
  if (found) {
    const { status, says, pointer } = found;
    throw new Problem(status, `${pointer} ${says}.`, [{ pointer, message: says }]);
  }
  return contact;
}

export interface Taken {
  readonly message_id: string;
  readonly accepted_time: string;
}

/**
 * Accepts a message for one recipient. Throws a Problem when it is refused. The channel does with it what the script of its
 * recipient or of everyone says, or delivers it promptly. Section "Conversation service events". Rules: PUB-CONV-DELIVERY-01.
 */
export function takeMessage(scope: ConversationScope, app: App, body: CallBody): Taken {
  const contact = begin(scope, app, body, scope.decisions.sendObjections);
  const message_id = scope.ids.secret(26);
  const at = scope.clock.now();
  const { callback_url: callbackUrl, message_metadata: metadata } = body;
  const sent = { app, contact, callbackUrl, metadata };
  scope.state.keep(message_id, sent);
  scope.state.note({ operation: 'send', projectId: app.projectId, at, body });
  scope.ledger.record('conversation.send', 'message');
  const { scripts } = scope.state;
  const identity = identityOf(body.recipient).replace(/^\+/, '');
  follow(
    scripts.get(identity) ?? scripts.get(EVERYONE) ?? QUEUED_AND_DELIVERED,
    (step) => report(scope, { messageId: message_id, recipient: body.recipient, sent }, step),
    (span, then) => void scope.clock.schedule(scope.clock.now() + span, 'channel-step', then),
  );
  return { message_id, accepted_time: isoOf(at) };
}

/**
 * Accepts a capability query for one recipient; the result goes to the subscribed webhooks.
 * Rules: CONV-CAP-01, CONV-CAP-02, PUB-CONV-QUERY-01, PUB-CONV-QUERY-02, PUB-CONV-QUERY-03.
 */
export function takeQuery(scope: ConversationScope, app: App, body: CallBody): object {
  const { queryObjections, capabilityOf } = scope.decisions;
  const contact = begin(scope, app, body, queryObjections);
  const { app_id, recipient, request_id = scope.ids.uuid() } = body;
  const at = scope.clock.now();
  const identity = identityOf(recipient);
  scope.state.note({ operation: 'capability', projectId: app.projectId, at, body });
  const result = {
    app_id,
    project_id: app.projectId,
    accepted_time: isoOf(at),
    event_time: isoOf(at),
    capability_notification: {
      request_id,
      contact_id: contact.contactId,
      channel: channelOf(recipient),
      identity,
      capability_status: capabilityOf(identity),
    },
  };
  for (const to of listenersOf(scope, app, 'CAPABILITY'))
    tell(scope, { kind: 'conversation-capability', to, order: `${to.url} ${request_id}`, body: result });
  return { app_id, recipient, request_id };
}
