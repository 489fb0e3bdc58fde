import type { Bindings } from '../../ground/bindings.ts';
import { membersOf } from '../../ground/json.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import { idAt } from './api/message-id.ts';
import type { Journal } from './journal.ts';

/** Final statuses. Section "Delivery status values". */
const FINAL = new Set(['delivered', 'expired', 'rejected', 'failed']);

type Entry = Readonly<Record<string, unknown>>;

function entriesOf({ request, status }: Exchange): Entry[] {
  if (request.method !== 'POST' || request.body === undefined || status >= 300) return [];
  const { messages } = membersOf(request.body);
  return Array.isArray(messages) ? (messages as Entry[]) : [];
}

/** Whether the client asked for a report on this message, at an address of its own and without a schedule. */
const isAwaited = (entry: Entry, { callbackUrlField }: Bindings): boolean =>
  entry?.delivery_report === true && entry[callbackUrlField] !== undefined && entry.scheduled === undefined;

/** How many accepted messages have no final report yet: `missing` asked for one, `untold` did not. */
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
