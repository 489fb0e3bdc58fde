import { membersOf } from '../../ground/json.ts';
import { operationNamed } from '../../ground/operations/loader.ts';
import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import { idShown } from '../session/json-members.ts';
import type { Session } from '../session/session.ts';
import { codeSentTo } from './mailbox.ts';
import { OWN_NUMBER } from './number-to-own.ts';
import { latest, type MadeThing, NOTHING, type Owner, perform } from './operation-request.ts';
import { isListedAs } from './senders.ts';
import { codeOf, linksAt } from './short-links.ts';

type Maker = (session: Session, owner: Owner) => Promise<Partial<MadeThing>>;

const idIn = ({ json }: Exchange): { id: string } => ({ id: String(idShown(json) ?? '') });

const message =
  (operation: string): Maker =>
  async (session, owner) => ({ id: session.messages.idOf(await perform(session, operation, owner)) });

async function waitingNumber(session: Session, owner: Owner): Promise<MadeThing & { readonly number: string }> {
  const exchange = await perform(session, OWN_NUMBER, owner);
  const number = String(membersOf(exchange.request.body).sender_address);
  const { id } = idIn(exchange);
  return { id, number, code: (await codeSentTo(session, number, id)) ?? '' };
}

async function provedNumber(session: Session, owner: Owner): Promise<Partial<MadeThing>> {
  const { number, ...waiting } = await waitingNumber(session, owner);
  await perform(session, 'verify a number', owner, waiting);
  return latest(session, owner, 'list sender addresses', 'data', 'id', isListedAs(number));
}

async function reply(session: Session, owner: Owner): Promise<Partial<MadeThing>> {
  const submitted = await message('submit a message')(session, owner);
  await session.settle();
  const number = encodeURIComponent(session.number('reachable'));
  const answer = { content: 'Yes', message_id: submitted.id };
  const told = await session.facility('handset').request('POST', `/handsets/${number}/replies`, answer);
  const { reply_id: id } = told as { reply_id?: string };
  return id === undefined ? latest(session, owner, 'list replies', 'replies', 'reply_id') : { id };
}

/** A contact and a list that knows nothing of it; both are found again as things of their own. */
async function besideList(session: Session, owner: Owner): Promise<MadeThing> {
  const list = await thingOf(session, 'contact list', owner);
  const contact = await thingOf(session, 'contact', owner);
  return { ...NOTHING, id: list.id, contact: contact.id };
}

/** Whatever an operation makes, by the member of its answer that has the id. */
const made =
  (operation: string): Maker =>
  async (session, owner) => {
    const { json } = await perform(session, operation, owner);
    return { id: String(idShown(json, operationNamed(operation).made) ?? '') };
  };

/** A report of an example is finished by then. */
const LONGEST_REPORT = 60_000;

/** The first link in the latest text that the first recipient got: what follows its host. */
async function shortLink(session: Session): Promise<Partial<MadeThing>> {
  const [url] = await linksAt(session, '+46700000001');
  if (url === undefined) throw new Inconclusive('precondition-unmet', 'the recipient was sent no link');
  return { id: codeOf(url) };
}

/** The first number on offer. */
async function freeNumber(session: Session, owner: Owner): Promise<MadeThing> {
  const { json } = await perform(session, 'search for dedicated numbers', owner);
  const [number] = (json as { data?: Array<{ id?: string }> } | undefined)?.data ?? [];
  if (!number?.id) throw new Inconclusive('precondition-unmet', 'no dedicated number is on offer');
  return { ...NOTHING, id: number.id };
}

async function assignedNumber(session: Session, owner: Owner): Promise<MadeThing> {
  const number = await freeNumber(session, owner);
  await perform(session, 'assign a number', owner, number);
  return number;
}

async function blockedNumber(session: Session, owner: Owner): Promise<Partial<MadeThing>> {
  await perform(session, 'block a number', owner);
  return { id: encodeURIComponent(session.number('reachable')) };
}

const makers = {
  message: message('submit a message'),
  'scheduled message': message('schedule a message'),
  'delivery report': async (session, owner) => {
    await message('submit a message')(session, owner);
    return latest(session, owner, 'list delivery reports', 'delivery_reports', 'delivery_report_id');
  },
  reply,
  webhook: made('create a webhook'),
  'signature key': made('create a signature key'),
  contact: made('create a contact'),
  'contact list': made('create a contact list'),
  'contact beside a list': besideList,
  'contact in a list': async (session, owner) => {
    const place = await besideList(session, owner);
    await perform(session, 'add a contact to a contact list', owner, place);
    return place;
  },
  'custom field': made('create a custom field'),
  'ordered report': made('order a detail report'),
  'finished report': async (session, owner) => {
    const ordered = await made('order a detail report')(session, owner);
    await session.time.pass(LONGEST_REPORT);
    return ordered;
  },
  'scheduled detail report': made('schedule a detail report'),
  'scheduled summary': made('schedule a summary'),
  'short link': shortLink,
  'sender address request': made('request a sender address'),
  'number waiting for its code': waitingNumber,
  'sender address': provedNumber,
  'blocked number': blockedNumber,
  'dedicated number': freeNumber,
  'assigned number': assignedNumber,
  subproject: made('create a subproject'),
  'made voice service': made('create a voice service'),
  'voice service': async (session) => ({ id: session.voice.service()?.id ?? '' }),
} as const satisfies Readonly<Record<string, Maker>>;

/** Things that operations are about, by the words a feature uses for them. */
export type Thing = keyof typeof makers;

export const THINGS = Object.keys(makers) as readonly Thing[];

export const isThing = (kind: string): kind is Thing => Object.hasOwn(makers, kind);

const handleOf = (kind: Thing): string => `thing ${kind}`;

/** Makes what an answer carries the thing of that kind in this example. */
export function keepAs(session: Session, kind: Thing, exchange: Exchange): void {
  const { made = 'id' } = exchange.operation === undefined ? {} : operationNamed(exchange.operation);
  const id = session.messages.idIn(exchange) ?? String(idShown(exchange.json, made) ?? '');
  session.handles.put(handleOf(kind), { ...NOTHING, id });
}

/** The thing of that kind in this example, made at its first mention with the owner's own key. */
export async function thingOf(session: Session, kind: Thing, owner: Owner): Promise<MadeThing> {
  const handle = handleOf(kind);
  const make: Maker = makers[kind];
  if (!session.handles.has(handle)) session.handles.put(handle, { ...NOTHING, ...(await make(session, owner)) });
  return session.handles.get<MadeThing>(handle);
}
