import { subscription } from '../../ground/event-names.ts';
import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import { afterOthers } from '../session/clean-up.ts';
import { cellValue, idShown, objectOf, objectsHolding } from '../session/json-members.ts';
import type { Session } from '../session/session.ts';
import type { SentMessage } from './delivery-reports.ts';
import { idNamed, nameThing } from './made-things.ts';
import { receiverNamed } from './receivers.ts';
import { pagesFor, type Requester, sendAs } from './requests.ts';

export type Webhook = Readonly<Record<string, unknown>>;

/**
 * The members of a webhook as a feature writes them: RECEIVER in the place of a url, events by their names, and a template as its
 * text or by the members that it has, such as `template.told`. An empty cell is left out.
 */
type WebhookRows = Readonly<Record<string, string>>;

const OF_TEMPLATE = 'template.';

export function membersOf(session: Session, { RECEIVER, ...cells }: WebhookRows): Webhook {
  const ofTemplate: Record<string, string> = {};
  for (const [name, cell] of Object.entries(cells)) if (name.startsWith(OF_TEMPLATE)) ofTemplate[name] = cell;
  const { template, ...members } = objectOf(ofTemplate);
  if (template !== undefined) members.template = JSON.stringify(template);
  if (RECEIVER !== undefined) members.url = receiverNamed(session, RECEIVER).url;
  for (const [name, cell] of Object.entries(cells)) {
    if (cell === '' || name.startsWith(OF_TEMPLATE)) continue;
    if (name === 'template') members.template = cell;
    else if (name === 'events') {
      const value = cellValue(cell);
      const events = Array.isArray(value) ? value : cell.split(', ');
      Object.assign(members, subscription(session.run.target.bindings, events));
    } else members[name] = /^\d+$/.test(cell) ? Number(cell) : cellValue(cell);
  }
  return members;
}

/** Creates a webhook once no earlier event can come, and keeps it by its NAME. Throws Inconclusive when refused. */
export async function makeWebhook(session: Session, requester: Requester, { NAME = '', ...rows }: WebhookRows) {
  await afterOthers(session);
  const webhook = { method: 'POST', encoding: 'JSON', ...membersOf(session, rows) };
  const exchange = await sendAs(session, requester, 'create a webhook', { json: webhook });
  const id = idShown(exchange.json) as string | undefined;
  if (id === undefined) throw new Inconclusive('precondition-unmet', `the webhook was refused: ${exchange.status}`);
  nameThing(session, 'webhook', NAME, id);
}

export async function findWebhook(session: Session, requester: Requester, name: string): Promise<Webhook | undefined> {
  const id = idNamed(session, 'webhook', name);
  for await (const { json } of pagesFor(session, requester, 'list webhooks')) {
    const [found] = objectsHolding(json, id);
    if (found) return found;
  }
  return undefined;
}

/** A text of a feature in which `{name}` stands for the id of the message of that name. */
export const withIds = ({ handles }: Session, text: string): string =>
  text.replace(/\{([a-z]+)\}/g, (_all, name: string) => handles.get<SentMessage>(name).id);
