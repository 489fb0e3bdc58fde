import type { Exchange } from '../../wire/http/exchange.ts';
import type { Bindings } from '../../wire/target/target.ts';
import { idAt } from './api/message-id.ts';
import type { Journal } from './journal.ts';

/** Statuses after which no other comes. Section "Delivery status values". */
const FINAL = new Set(['delivered', 'expired', 'rejected', 'failed']);

type Entry = Readonly<Record<string, unknown>>;

function entriesOf({ request, status }: Exchange): Entry[] {
  if (request.method !== 'POST' || request.body === undefined || status >= 300) return [];
  try {
    const { messages } = JSON.parse(Buffer.from(request.body).toString('utf8')) as { messages?: unknown };
    return Array.isArray(messages) ? (messages as Entry[]) : [];
  } catch {
    return [];
  }
}

/** Whether the client asked to be told how the message ends, at an address of its own, as soon as may be. */
const isAwaited = (entry: Entry, { callbackUrlField }: Bindings): boolean =>
  entry?.delivery_report === true && entry[callbackUrlField] !== undefined && entry.scheduled === undefined;

/** How many accepted messages have not told their end yet: `missing` of those that should, `untold` others. */
export function reportsAwaited(journal: Journal, bindings: Bindings): { missing: number; untold: number } {
  const ended = new Set<unknown>();
  for (const { json } of journal.notifications) {
    const { message_id: id, status } = (json ?? {}) as Record<string, unknown>;
    if (FINAL.has(String(status))) ended.add(id);
  }
  const count = { missing: 0, untold: 0 };
  for (const exchange of journal.exchanges)
    for (const [place, entry] of entriesOf(exchange).entries()) {
      if (!isAwaited(entry, bindings)) count.untold += 1;
      else if (!ended.has(idAt(exchange.json, bindings, place))) count.missing += 1;
    }
  return count;
}
