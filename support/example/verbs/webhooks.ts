import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import { cellValue } from '../session/drafts.ts';
import { entriesWith } from '../session/json-members.ts';
import type { Session } from '../session/session.ts';
import type { Requester } from './asking.ts';
import type { SentMessage } from './delivery-reports.ts';
import { receiverNamed } from './receivers.ts';
import { sendAs } from './send-as.ts';

/** A webhook as the platform tells it; members as published. */
export type Webhook = Readonly<Record<string, unknown>>;

/** The members of a webhook as a feature writes them, RECEIVER in the place of a url. */
export type WebhookRows = Readonly<Record<string, string>>;

const memberOf = ([name, cell]: [string, string]): [string, unknown] => {
  if (name === 'template') return [name, cell];
  return [name, /^\d+$/.test(cell) ? Number(cell) : cellValue(cell)];
};

/** The members of a webhook on the wire. */
export const membersOf = (session: Session, { RECEIVER, ...cells }: WebhookRows): Webhook => ({
  ...(RECEIVER === undefined ? {} : { url: receiverNamed(session, RECEIVER).url }),
  ...Object.fromEntries(Object.entries(cells).map(memberOf)),
});

const idOf = (session: Session, name: string): string => session.handles.get<string>(`webhook ${name}`);

/** Creates a webhook that posts JSON and remembers it under a name. Throws Inconclusive when it is refused. */
export async function makeWebhook(
  session: Session,
  requester: Requester,
  name: string,
  rows: WebhookRows,
): Promise<void> {
  const webhook = { method: 'POST', encoding: 'JSON', ...membersOf(session, rows) };
  const exchange = await sendAs(session, requester, 'create a webhook', { json: webhook });
  const { id } = (exchange.json ?? {}) as { id?: string };
  if (id === undefined)
    throw new Inconclusive('precondition-unmet', `the webhook was refused: ${exchange.status}`);
  session.handles.put(`webhook ${name}`, id);
}

/** Changes the members of a named webhook that `rows` names. */
export function changeWebhook(
  session: Session,
  requester: Requester,
  name: string,
  rows: WebhookRows,
): Promise<Exchange> {
  const names = { id: idOf(session, name) };
  return sendAs(session, requester, 'change a webhook', { names, json: membersOf(session, rows) });
}

/** Deletes a named webhook. */
export function deleteWebhook(session: Session, requester: Requester, name: string): Promise<Exchange> {
  return sendAs(session, requester, 'delete a webhook', { names: { id: idOf(session, name) } });
}

/** A named webhook as the requester finds it among its own, or undefined. */
export async function findWebhook(
  session: Session,
  requester: Requester,
  name: string,
): Promise<Webhook | undefined> {
  const { json } = await sendAs(session, requester, 'list webhooks', { query: 'page=0&page_size=100' });
  return entriesWith<Webhook>(json, 'id').find(({ id }) => id === idOf(session, name));
}

/** A pattern for the text of a notification, where `{name}` stands for the id of the message of that name. */
export function likeness(session: Session, pattern: string): RegExp {
  const filled = pattern.replace(
    /\{([a-z]+)\}/g,
    (_all, name: string) => session.handles.get<SentMessage>(name).id,
  );
  return new RegExp(`^${filled}$`);
}
