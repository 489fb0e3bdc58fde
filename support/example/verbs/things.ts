import type { ServiceFact } from '../../ground/facts.ts';
import { membersOf } from '../../ground/json.ts';
import { operationNamed } from '../../ground/operations/loader.ts';
import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import type { ExampleText } from '../session/example-text.ts';
import { idShown } from '../session/json-members.ts';
import type { Session } from '../session/session.ts';
import { codeSentTo } from './mailbox.ts';
import { OWN_NUMBER } from './number-to-own.ts';
import { latest, type MadeThing, NOTHING, type Owner, perform } from './operation-request.ts';
import { isListedAs } from './senders.ts';
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
const MAKERS = {
  'delivery report': deliveryReport,
  reply,
  'contact beside a list': contactAndList,
  'contact in a list': contactAndList,
  'finished report': finishedReport,
  'short link': shortLink,
  'number waiting for its code': ownNumber,
  'sender address': ownNumber,
  'blocked number': blockedNumber,
  'dedicated number': dedicatedNumber,
  'assigned number': dedicatedNumber,
  'voice service': voiceService,
};

export type Thing = keyof typeof MADE_BY | keyof typeof MAKERS;

const isMadeAtOnce = (kind: string): kind is keyof typeof MADE_BY => Object.hasOwn(MADE_BY, kind);

export const isThing = (kind: string): kind is Thing => isMadeAtOnce(kind) || Object.hasOwn(MAKERS, kind);

/** Makes what an answer carries the thing of that kind in this example. */
export function keepAs(session: Session, kind: Thing, exchange: Exchange): void {
  const { made = 'id' } = exchange.operation === undefined ? {} : operationNamed(exchange.operation);
  const id = session.messages.idIn(exchange) ?? String(idShown(exchange.json, made) ?? '');
  session.handles.put(`thing ${kind}`, { ...NOTHING, id });
}

/** The thing of that kind in this example, made at its first mention with the owner's own key. */
export async function thingOf(session: Session, kind: Thing, owner: Owner): Promise<MadeThing> {
  const handle = `thing ${kind}`;
  if (session.handles.has(handle)) return session.handles.get<MadeThing>(handle);
  const made = isMadeAtOnce(kind) ? await makeOne(session, kind, owner) : await MAKERS[kind](session, owner, kind);
  return session.handles.put(handle, { ...NOTHING, ...made });
}

async function makeOne(session: Session, kind: keyof typeof MADE_BY, owner: Owner): Promise<{ id: string }> {
  const operation = MADE_BY[kind];
  const exchange = await perform(session, operation, owner);
  if (kind === 'message' || kind === 'scheduled message') return { id: session.messages.idOf(exchange) };
  return { id: String(idShown(exchange.json, operationNamed(operation).made) ?? '') };
}

async function deliveryReport(session: Session, owner: Owner) {
  await makeOne(session, 'message', owner);
  return latest(session, owner, 'list delivery reports', 'delivery_reports', 'delivery_report_id');
}

async function reply(session: Session, owner: Owner) {
  const submitted = await makeOne(session, 'message', owner);
  await session.settle();
  const number = encodeURIComponent(session.number('reachable'));
  const answer = { content: 'Yes', message_id: submitted.id };
  const given = await session.facility('handset').request('POST', `/handsets/${number}/replies`, answer);
  const { reply_id: id } = given as { reply_id?: string };
  return id === undefined ? latest(session, owner, 'list replies', 'replies', 'reply_id') : { id };
}

/** A contact and a list, both found again as things of their own; the list knows the contact where the place is in it. */
async function contactAndList(session: Session, owner: Owner, kind: Thing): Promise<MadeThing> {
  const list = await thingOf(session, 'contact list', owner);
  const contact = await thingOf(session, 'contact', owner);
  const place = { ...NOTHING, id: list.id, contact: contact.id };
  if (kind === 'contact in a list') await perform(session, 'add a contact to a contact list', owner, place);
  return place;
}

/** A report of an example is finished by then. */
const LONGEST_REPORT = 60_000;

async function finishedReport(session: Session, owner: Owner) {
  const ordered = await makeOne(session, 'ordered report', owner);
  await session.time.pass(LONGEST_REPORT);
  return ordered;
}

async function shortLink(session: Session) {
  const [url] = await linksAt(session, '+46700000001');
  if (url === undefined) throw new Inconclusive('precondition-unmet', 'the recipient was sent no link');
  return { id: codeOf(url) };
}

/** A number of the account's own, which waits for its code or has been proved by it. */
async function ownNumber(session: Session, owner: Owner, kind: Thing): Promise<Partial<MadeThing>> {
  const { json, request } = await perform(session, OWN_NUMBER, owner);
  const number = String(membersOf(request.body).sender_address);
  const id = String(idShown(json) ?? '');
  const waiting = { id, code: (await codeSentTo(session, number, id)) ?? '' };
  if (kind === 'number waiting for its code') return waiting;
  await perform(session, 'verify a number', owner, waiting);
  return latest(session, owner, 'list sender addresses', 'data', 'id', isListedAs(number));
}

async function blockedNumber(session: Session, owner: Owner) {
  await perform(session, 'block a number', owner);
  return { id: encodeURIComponent(session.number('reachable')) };
}

/** The first number on offer. */
async function dedicatedNumber(session: Session, owner: Owner, kind: Thing): Promise<MadeThing> {
  const { json } = await perform(session, 'search for dedicated numbers', owner);
  const [number] = (json as { data?: Array<{ id?: string }> } | undefined)?.data ?? [];
  if (!number?.id) throw new Inconclusive('precondition-unmet', 'no dedicated number is on offer');
  const thing = { ...NOTHING, id: number.id };
  if (kind === 'assigned number') await perform(session, 'assign a number', owner, thing);
  return thing;
}

async function voiceService(session: Session) {
  return { id: session.voice.service()?.id ?? '' };
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
  const projects = session.facts.projects.map((project) =>
    project.role === 'main' ? { ...project, services: [own, ...project.services.slice(1)] } : project,
  );
  session.facts = { ...session.facts, projects };
}
