import { doNothing } from '../../ground/do-nothing.ts';
import type { ServiceFact } from '../../ground/facts.ts';
import { membersOf } from '../../ground/json.ts';
import { operationNamed } from '../../ground/operations/loader.ts';
import { HarnessError } from '../../ground/problems/harness-error.ts';
import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import type { ExampleText } from '../session/example-text.ts';
import { idShown } from '../session/json-members.ts';
import type { Session } from '../session/session.ts';
import { codeMail } from './facility-lists.ts';
import { codeOf, linksAt } from './handsets.ts';
import { latest, type MadeThing, NOTHING, type Owner, perform } from './operation-request.ts';
import { isListedAs, OWN_NUMBER } from './owned-numbers.ts';

const MADE_BY = {
  message: 'submit a message',
  'scheduled message': 'schedule a message',
  webhook: 'create a webhook',
  'signature key': 'create a signature key',
  contact: 'create a contact',
  'contact with two channels': 'create a contact with two channels',
  'contact list': 'create a contact list',
  'custom field': 'create a custom field',
  'ordered detail report': 'order a detail report',
  'ordered summary': 'order a summary',
  'scheduled detail report': 'schedule a detail report',
  'scheduled summary': 'schedule a summary',
  'sender address request': 'request a sender address',
  subproject: 'create a subproject',
  'made voice service': 'create a voice service',
} as const;

type Arrange = (session: Session, owner: Owner) => Promise<Partial<MadeThing>>;

type Made = keyof typeof MADE_BY;
type Arranged = keyof typeof ARRANGED;

/** An address to send from is one of two kinds, and has a name. */
export type Thing = Made | Arranged | 'alpha tag' | 'own number';

const isMade = (kind: string): kind is Made => Object.hasOwn(MADE_BY, kind);

export const isThing = (kind: string): kind is Made | Arranged => isMade(kind) || Object.hasOwn(ARRANGED, kind);

const MADE_INSTEAD: Readonly<Record<string, Made>> = { 'voice service': 'made voice service' };

export function operationMaking(kind: Thing): string {
  const made = MADE_INSTEAD[kind] ?? kind;
  if (isMade(made)) return MADE_BY[made];
  throw new HarnessError(`no single operation makes a ${kind}`);
}

export function keepAs(session: Session, kind: Thing, exchange: Exchange): void {
  const { made = 'id' } = exchange.operation === undefined ? {} : operationNamed(exchange.operation);
  const id = session.wire.messages.idIn(exchange) ?? String(idShown(exchange.json, made) ?? '');
  session.handles.put(`thing ${kind}`, { ...NOTHING, id });
}

export async function thingOf(session: Session, kind: Thing, owner: Owner): Promise<MadeThing> {
  const handle = `thing ${kind}`;
  if (session.handles.has(handle)) return session.handles.get<MadeThing>(handle);
  if (!isThing(kind)) throw new HarnessError(`nobody has a ${kind} without a name`);
  const thing = isMade(kind) ? await make(session, kind, owner) : await ARRANGED[kind](session, owner);
  return session.handles.put(handle, { ...NOTHING, ...thing });
}

async function make(session: Session, kind: Made, owner: Owner): Promise<{ id: string }> {
  const operation = MADE_BY[kind];
  const exchange = await perform(session, operation, owner);
  const { made, path } = operationNamed(operation);
  const submits = path === operationNamed(MADE_BY.message).path;
  return { id: submits ? session.wire.messages.idOf(exchange) : String(idShown(exchange.json, made) ?? '') };
}

const LONGEST_REPORT = 60_000;

async function deliveryReport(session: Session, owner: Owner) {
  await make(session, 'message', owner);
  return latest(session, owner, 'list delivery reports', 'delivery_reports', 'delivery_report_id');
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

async function contactBesideList(session: Session, owner: Owner): Promise<MadeThing> {
  const list = await thingOf(session, 'contact list', owner);
  const contact = await thingOf(session, 'contact', owner);
  return { ...NOTHING, id: list.id, contact: contact.id };
}

async function contactInList(session: Session, owner: Owner): Promise<MadeThing> {
  const place = await contactBesideList(session, owner);
  await perform(session, 'add a contact to a contact list', owner, place);
  return place;
}

async function finishedReport(session: Session, owner: Owner) {
  const ordered = await make(session, 'ordered detail report', owner);
  await session.time.pass(LONGEST_REPORT);
  return ordered;
}

async function shortLink(session: Session) {
  const [url] = await linksAt(session, '+46700000001');
  if (url === undefined) throw new Inconclusive('precondition-unmet', 'the recipient was sent no link');
  return { id: codeOf(url) };
}

async function waitingNumber(session: Session, owner: Owner) {
  const { json, request } = await perform(session, OWN_NUMBER, owner);
  const number = String(membersOf(request.body).sender_address);
  const id = String(idShown(json) ?? '');
  return { id, code: (await codeMail(session, number, id))?.code ?? '', number };
}

async function senderAddress(session: Session, owner: Owner) {
  const { number, ...waiting } = await waitingNumber(session, owner);
  await perform(session, 'verify a number', owner, waiting);
  return latest(session, owner, 'list sender addresses', 'data', 'id', isListedAs(number));
}

async function blockedNumber(session: Session, owner: Owner) {
  await perform(session, 'block a number', owner);
  return { id: encodeURIComponent(session.cast.number('reachable')) };
}

async function dedicatedNumber(session: Session, owner: Owner): Promise<MadeThing> {
  const { json } = await perform(session, 'search for dedicated numbers', owner);
  const [number] = (json as { data?: Array<{ id?: string }> } | undefined)?.data ?? [];
  if (!number?.id) throw new Inconclusive('precondition-unmet', 'no dedicated number is on offer');
  return { ...NOTHING, id: number.id };
}

async function assignedNumber(session: Session, owner: Owner): Promise<MadeThing> {
  const number = await dedicatedNumber(session, owner);
  await perform(session, 'assign a number', owner, number);
  return number;
}

const declaredService = async ({ wire }: Session) => ({ id: wire.voice.service()?.id ?? '' });

const ARRANGED = {
  'delivery report': deliveryReport,
  reply,
  'contact beside a list': contactBesideList,
  'contact in a list': contactInList,
  'finished report': finishedReport,
  'short link': shortLink,
  'number waiting for its code': waitingNumber,
  'sender address': senderAddress,
  'blocked number': blockedNumber,
  'dedicated number': dedicatedNumber,
  'assigned number': assignedNumber,
  'voice service': declaredService,
} as const satisfies Readonly<Record<string, Arrange>>;

/** Makes a voice service for an example that waits while others share the account, if the target makes any. */
export async function takeOwnService(session: Session, { tags, steps }: ExampleText): Promise<void> {
  if (session.hasLab || !tags.includes('@voice')) return;
  const said = steps.map(({ text }) => text).join('\n');
  const [, first] = /^the project has the voice services? ("[^"]*")/m.exec(said) ?? [];
  const isOwn = /\bpass(?:es)?$/m.test(said) && first !== undefined && said.split(first).length > 2;
  if (!isOwn || /\bdefault\b|made voice service/.test(said)) return;
  const made = await thingOf(session, 'made voice service', { role: 'main' }).catch(doNothing);
  if (!made?.id) return;
  const own: ServiceFact = { id: made.id, name: '', isDefault: false };
  const main = session.cast.project('main');
  const projects = session.cast.facts.projects.map((project) =>
    project === main ? { ...project, services: [own, ...project.services.slice(1)] } : project,
  );
  session.cast.facts = { ...session.cast.facts, projects };
}
