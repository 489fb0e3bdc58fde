import { isoOf } from '../kernel/instant.ts';
import type { Message } from './message.ts';

/**
 * A message as it is retrieved; members the client did not give are left out, but for the number that was chosen for it.
 * Rules: PUB-MSG-RECORD-01, PUB-MSG-SCHEDULE-02.
 */
export function messageRecord(message: Message): object {
  return {
    message_id: message.id,
    status: message.status,
    content: message.content,
    destination_number: message.destination,
    format: message.format,
    delivery_report: message.wantsReports,
    callback_url: message.callbackUrl,
    metadata: message.metadata,
    scheduled: isoOf(message.scheduledFor),
    message_expiry_timestamp: isoOf(message.expiresAt),
    source_number: message.source ?? message.sentFrom,
    source_number_type: message.sourceType ?? undefined,
  };
}
