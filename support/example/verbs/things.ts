import type { ServiceFact } from '../../ground/facts.ts';
import { membersOf } from '../../ground/json.ts';
import { operationNamed } from '../../ground/operations/loader.ts';
import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import type { ExampleText } from '../session/example-text.ts';
import { idShown } from '../session/json-members.ts';
import type { Session } from '../session/session.ts';
import { latest, type MadeThing, NOTHING, type Owner, perform } from './operation-request.ts';
import { codeSentTo } from './sender-requests.ts';
import { isListedAs, OWN_NUMBER } from './senders.ts';
import { codeOf, linksAt } from './short-links.ts';

/** Things that one operation makes; its answer has their id. */
const MADE_BY = {
  message: 'submit a message',
  'scheduled message': 'schedule a message',
  webhook: 'create a webhook',
  'signature key': 'create a signature key',
  contact: 'create a contact',
  'contact list': 'create a contact list',
  'custom field': 'create a custom field',
  'ordered report': 'order a detail report',
  'scheduled detail report': 'schedule a detail report',
  'scheduled summary': 'schedule a summary',
  'sender address request': 'request a sender address',
  subproject: 'create a subproject',
  'made voice service': 'create a voice service',
} as const;

/** Things that take more than one operation, or are there already. */
const OTHERS = [
  'delivery report',
  'reply',
  'contact beside a list',
  'contact in a list',
  'finished report',
  'short link',
  'number waiting for its code',
  'sender address',
  'blocked number',
  'dedicated number',
  'assigned number',
  'voice service',
] as const;

type Made = keyof typeof MADE_BY;
type Other = (typeof OTHERS)[number];
export type Thing = Made | Other;

const isMade = (kind: string): kind is Made => Object.hasOwn(MADE_BY, kind);

export const isThing = (kind: string): kind is Thing => isMade(kind) || OTHERS.includes(kind as Other);

/** Makes what an answer carries the thing of that kind in this example. */
export function keepAs(session: Session, kind: Thing, exchange: Exchange): void {
  const { made = 'id' } = exchange.operation === undefined ? {} : operationNamed(exchange.operation);
  const id = session.wire.messages.idIn(exchange) ?? String(idShown(exchange.json, made) ?? '');
  session.handles.put(`thing ${kind}`, { ...NOTHING, id });
}

/** The thing of that kind in this example, made at its first mention with the owner's own key. */
export async function thingOf(session: Session, kind: Thing, owner: Owner): Promise<MadeThing> {
  const handle = `thing ${kind}`;
  if (session.handles.has(handle)) return session.handles.get<MadeThing>(handle);
  const thing = isMade(kind) ? await make(session, kind, owner) : await arrange(session, kind, owner);
  return session.handles.put(handle, { ...NOTHING, ...thing });
}

async function make(session: Session, kind: Made, owner: Owner): Promise<{ id: string }> {
  const operation = MADE_BY[kind];
  const exchange = await perform(session, operation, owner);
  if (kind === 'message' || kind === 'scheduled message') return { id: session.wire.messages.idOf(exchange) };
  return { id: String(idShown(exchange.json, operationNamed(operation).made) ?? '') };
}

/** A report of an example is finished by then. */
const LONGEST_REPORT = 60_000;

async function arrange(session: Session, kind: Other, owner: Owner): Promise<Partial<MadeThing>> {
  switch (kind) {
    case 'delivery report':
      await make(session, 'message', owner);
      return latest(session, owner, 'list delivery reports', 'delivery_reports', 'delivery_report_id');
    case 'reply':
      return reply(session, owner);
    case 'contact beside a list':
    case 'contact in a list':
      return contactAndList(session, kind, owner);
    case 'finished report': {
      const ordered = await make(session, 'ordered report', owner);
      await session.time.pass(LONGEST_REPORT);
      return ordered;
    }
    case 'short link': {
      const [url] = await linksAt(session, '+46700000001');
      if (url === undefined) throw new Inconclusive('precondition-unmet', 'the recipient was sent no link');
      return { id: codeOf(url) };
    }
    case 'number waiting for its code':
    case 'sender address':
      return ownNumber(session, kind, owner);
    case 'blocked number':
      await perform(session, 'block a number', owner);
      return { id: encodeURIComponent(session.cast.number('reachable')) };
    case 'dedicated number':
    case 'assigned number':
      return dedicatedNumber(session, kind, owner);
    case 'voice service':
      return { id: session.wire.voice.service()?.id ?? '' };
  }
}

async function reply(session: Session, owner: Owner) {
  const submitted = await make(session, 'message', owner);
  await session.inbox.settle();
  const number = encodeURIComponent(session.cast.number('reachable'));
  const answer = { content: 'Yes', message_id: submitted.id };
  const given = await session.facilities.named('handset').request('POST', `/handsets/${number}/replies`, answer);
  const { reply_id: id } = given as { reply_id?: string };
  return id === undefined ? latest(session, owner, 'list replies', 'replies', 'reply_id') : { id };
}

/** A contact and a list, both found again as things of their own; the list knows the contact where the place is in it. */
async function contactAndList(session: Session, kind: Other, owner: Owner): Promise<MadeThing> {
  const list = await thingOf(session, 'contact list', owner);
  const contact = await thingOf(session, 'contact', owner);
  const place = { ...NOTHING, id: list.id, contact: contact.id };
  if (kind === 'contact in a list') await perform(session, 'add a contact to a contact list', owner, place);
  return place;
}

/** A number of the account's own, which waits for its code or has been proved by it. */
async function ownNumber(session: Session, kind: Other, owner: Owner): Promise<Partial<MadeThing>> {
  const { json, request } = await perform(session, OWN_NUMBER, owner);
  const number = String(membersOf(request.body).sender_address);
  const id = String(idShown(json) ?? '');
  const waiting = { id, code: (await codeSentTo(session, number, id)) ?? '' };
  if (kind === 'number waiting for its code') return waiting;
  await perform(session, 'verify a number', owner, waiting);
  return latest(session, owner, 'list sender addresses', 'data', 'id', isListedAs(number));
}

/** The first number on offer. */
async function dedicatedNumber(session: Session, kind: Other, owner: Owner): Promise<MadeThing> {
  const { json } = await perform(session, 'search for dedicated numbers', owner);
  const [number] = (json as { data?: Array<{ id?: string }> } | undefined)?.data ?? [];
  if (!number?.id) throw new Inconclusive('precondition-unmet', 'no dedicated number is on offer');
  const thing = { ...NOTHING, id: number.id };
  if (kind === 'assigned number') await perform(session, 'assign a number', owner, thing);
  return thing;
}

/**
 * Makes a voice service for an example that waits while one has to stay as it is, where others share the account: they would
 * change the declared one meanwhile. A target that makes none has the declared one used.
 */
export async function takeOwnService(session: Session, { tags, steps }: ExampleText): Promise<void> {
  if (session.hasLab || !tags.includes('@voice')) return;
  const said = steps.map(({ text }) => text).join('\n');
  const isOwn = /\bpass(?:es)?$/m.test(said) && /\bthe service\b/.test(said);
  if (!isOwn || /\bdefault\b|made voice service/.test(said)) return;
  const made = await thingOf(session, 'made voice service', { role: 'main' }).catch(() => undefined);
  if (!made?.id) return;
  const own: ServiceFact = { id: made.id, name: '', isDefault: false };
  const projects = session.cast.facts.projects.map((project) =>
    project.role === 'main' ? { ...project, services: [own, ...project.services.slice(1)] } : project,
  );
  session.cast.facts = { ...session.cast.facts, projects };
}
