import { subscription } from '../../ground/event-names.ts';
import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import { afterOthers } from '../session/clean-up.ts';
import { cellValue, idShown, objectsHolding } from '../session/json-members.ts';
import type { Session } from '../session/session.ts';
import type { SentMessage } from './delivery-reports.ts';
import { idNamed, nameThing } from './made-things.ts';
import { receiverNamed } from './receivers.ts';
import type { Requester } from './requests.ts';
import { sendAs } from './requests.ts';

export type Webhook = Readonly<Record<string, unknown>>;

/** The members of a webhook as a feature writes them, RECEIVER in the place of a url; an empty cell is left out. */
type WebhookRows = Readonly<Record<string, string>>;

export function membersOf(session: Session, { RECEIVER, ...cells }: WebhookRows): Webhook {
  const members: Record<string, unknown> = {};
  if (RECEIVER !== undefined) members.url = receiverNamed(session, RECEIVER).url;
  for (const [name, cell] of Object.entries(cells)) {
    if (cell === '') continue;
    const isText = name === 'template';
    const value = isText ? cell : /^\d+$/.test(cell) ? Number(cell) : cellValue(cell);
    const isEvents = name === 'events' && Array.isArray(value);
    Object.assign(members, isEvents ? subscription(session.run.target.bindings, value) : { [name]: value });
  }
  return members;
}

/**
 * Creates a webhook that posts JSON, when no event of an earlier example is to be expected, and remembers it by its NAME.
 * Throws Inconclusive when it is refused.
 */
export async function makeWebhook(session: Session, requester: Requester, { NAME = '', ...rows }: WebhookRows) {
  await afterOthers(session);
  const webhook = { method: 'POST', encoding: 'JSON', ...membersOf(session, rows) };
  const exchange = await sendAs(session, requester, 'create a webhook', { json: webhook });
  const id = idShown(exchange.json) as string | undefined;
  if (id === undefined) throw new Inconclusive('precondition-unmet', `the webhook was refused: ${exchange.status}`);
  nameThing(session, 'webhook', NAME, id);
}

/** How a list of webhooks is asked for: all on one page as published, and plainly where that is not understood. */
const WAYS_TO_LIST = [{ query: 'page=0&page_size=100' }, {}];

export async function findWebhook(session: Session, requester: Requester, name: string): Promise<Webhook | undefined> {
  const id = idNamed(session, 'webhook', name);
  for (const way of WAYS_TO_LIST) {
    const exchange = await sendAs(session, requester, 'list webhooks', way);
    exchange.looked = true;
    const [found] = objectsHolding(exchange.json, id);
    if (found) return found;
  }
  return undefined;
}

/** A pattern for the text of a notification, where `{name}` stands for the id of the message of that name. */
export function likeness(session: Session, pattern: string): RegExp {
  const filled = pattern.replace(/\{([a-z]+)\}/g, (_all, name: string) => session.handles.get<SentMessage>(name).id);
  return new RegExp(`^${filled}$`, 's');
}

export interface Notified {
  readonly receiver: string;
  readonly place: number | undefined;
}

export async function notificationsOf(session: Session, { receiver, place }: Notified) {
  const arrivals = await session.inbox.arrivals(receiver);
  return place === undefined ? arrivals : arrivals.slice(place - 1, place);
}
