import { randomUUID } from 'node:crypto';
import type { Thing } from '../../../support/example/verbs/things.ts';
import { DEFAULT_BINDINGS } from '../../../support/ground/bindings.ts';
import { operations } from '../../../support/ground/operations/loader.ts';
import type { Sent, WorldAt } from './hostile-world.ts';

/** What an operation is about, as far as its request names it. */
export interface About {
  readonly id: string;
  readonly contact?: string;
  readonly code?: string;
}

const REACHABLE = '+46700000001';
const TOMORROW = '2024-01-16T12:00:00.000Z';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** One name for each method and path; operations that differ in what they send have the same. */
export const distinctOperations: readonly string[] = [
  ...new Map(
    Object.entries(operations).map(([name, { interface: at, method, path }]) => [
      `${at} ${method} ${path.split('?')[0]}`,
      name,
    ]),
  ).values(),
];

/** An operation of the client as a good request about `about`. */
export function goodRequest({ facts }: WorldAt, name: string, { id, contact, code }: About): Sent {
  const operation = operations[name];
  const [project] = facts.projects;
  if (!operation || !project) throw new Error(`there is no operation ${name}`);
  const content = operation.body?.({
    id,
    code: code ?? '',
    number: REACHABLE,
    callback: undefined,
    unique: randomUUID(),
    tomorrow: TOMORROW,
    text: 'Hello',
    name: 'Market',
    fields: DEFAULT_BINDINGS,
    app: project.appId,
  });
  const path = operation.path
    .replace('{id}', id)
    .replace('{contact}', contact ?? '')
    .replace('{project}', project.id)
    .replace('{bot}', project.botId)
    .replace('{msisdn}', REACHABLE.slice(1));
  const isForm = typeof content === 'string';
  return {
    interface: operation.interface,
    method: operation.method,
    path,
    ...(content === undefined ? {} : { body: isForm ? content : JSON.stringify(content) }),
    headers: { ...operation.headers, ...(isForm ? FORM : {}) },
  };
}

const NONE: About = { id: '' };

/** Performs an operation and gives the member of its answer that a dotted path names. */
async function idFrom(world: WorldAt, name: string, at: string, about = NONE): Promise<About> {
  const { status, text } = await world.send(goodRequest(world, name, about));
  if (status >= 300) throw new Error(`to ${name} was refused: ${status} ${text}`);
  const found = at.split('.').reduce((value, member) => (value as never)[member], JSON.parse(text) as unknown);
  return { id: String(found) };
}

async function waitingNumber(world: WorldAt): Promise<About> {
  const number = `+4670${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
  const good = goodRequest(world, 'request an own number', NONE);
  const body = JSON.stringify({ ...JSON.parse(String(good.body)), sender_address: number });
  const asked = await world.send({ ...good, body });
  const { id } = JSON.parse(asked.text) as { id: string };
  const { mails } = await world.lab<{ mails: Array<Record<string, string>> }>('GET', '/mailbox');
  return { id, code: mails.findLast(({ request_id }) => request_id === id)?.code ?? '' };
}

async function provedNumber(world: WorldAt): Promise<About> {
  await world.send(goodRequest(world, 'verify a number', await waitingNumber(world)));
  return idFrom(world, 'list sender addresses', 'data.0.id');
}

async function besideList(world: WorldAt): Promise<About> {
  const list = await idFrom(world, 'create a contact list', 'id');
  return { ...list, contact: (await idFrom(world, 'create a contact', 'id')).id };
}

const BLOCKED = { id: encodeURIComponent(REACHABLE) };

const prepared = (name: string, about: (world: WorldAt) => Promise<About>) => async (world: WorldAt) => {
  const thing = await about(world);
  await world.send(goodRequest(world, name, thing));
  return thing;
};

const freeNumber = (world: WorldAt) => idFrom(world, 'search for dedicated numbers', 'data.0.id');
const made =
  (name: string, at = 'id') =>
  (world: WorldAt) =>
    idFrom(world, name, at);

async function finishedReport(world: WorldAt): Promise<About> {
  const report = await idFrom(world, 'order a detail report', 'report_id');
  await world.lab('POST', '/clock/advance', { by: 'PT1M' });
  return report;
}

const makers: Partial<Record<Thing, (world: WorldAt) => Promise<About>>> = {
  message: made('submit a message', 'messages.0.message_id'),
  'scheduled message': made('schedule a message', 'messages.0.message_id'),
  webhook: made('create a webhook'),
  'signature key': made('create a signature key', 'key_id'),
  contact: made('create a contact'),
  'contact list': made('create a contact list'),
  'contact beside a list': besideList,
  'contact in a list': prepared('add a contact to a contact list', besideList),
  'custom field': made('create a custom field'),
  'ordered detail report': made('order a detail report', 'report_id'),
  'finished report': finishedReport,
  'scheduled detail report': made('schedule a detail report', 'scheduled_report_id'),
  'scheduled summary': made('schedule a summary', 'scheduled_report_id'),
  'sender address request': made('request a sender address'),
  'number waiting for its code': waitingNumber,
  'sender address': provedNumber,
  'blocked number': prepared('block a number', async () => BLOCKED),
  'dedicated number': freeNumber,
  'assigned number': prepared('assign a number', freeNumber),
  subproject: made('create a subproject', 'subprojectId'),
  'made voice service': made('create a voice service', 'serviceId'),
  'voice service': async ({ facts }) => ({ id: facts.projects[0]?.services[0]?.id ?? '' }),
};

/** A thing of the client that the operation can be about; an id of nothing when none can be made here. */
export async function subjectFor(world: WorldAt, name: string): Promise<About> {
  const about = operations[name]?.about;
  const make = about && makers[about as Thing];
  return make ? make(world) : { id: randomUUID() };
}
