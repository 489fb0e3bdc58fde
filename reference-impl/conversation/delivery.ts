import { channelOf, identityOf } from './recipient.ts';
import type { ConversationScope } from './scope.ts';
import type { ChannelStep, Sent } from './state.ts';
import { envelopeOf, reportListenersOf, tell } from './telling.ts';

export interface OnChannel {
  readonly messageId: string;
  readonly recipient: unknown;
  readonly sent: Sent;
}

/** What a script without a number applies to. */
export const EVERYONE = '*';

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

function follow(scope: ConversationScope, message: OnChannel, steps: readonly ChannelStep[]): void {
  for (const [place, step] of steps.entries()) {
    if (step.after > 0) {
      scope.clock.schedule(scope.clock.now() + step.after, 'channel-step', () => {
        report(scope, message, step);
        follow(scope, message, steps.slice(place + 1));
      });
      return;
    }
    report(scope, message, step);
  }
}

/**
 * What the channel does with an accepted message: the script of its recipient, the script of everyone, or a prompt delivery. Section
 * "Conversation service events". Rules: PUB-CONV-DELIVERY-01.
 */
export function giveToChannel(scope: ConversationScope, message: OnChannel): void {
  const { scripts } = scope.state;
  const identity = identityOf(message.recipient).replace(/^\+/, '');
  follow(scope, message, scripts.get(identity) ?? scripts.get(EVERYONE) ?? QUEUED_AND_DELIVERED);
}
