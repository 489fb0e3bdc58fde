import { LARGEST_BODY } from '../../../reference-impl/http/bounds.ts';
import { operations } from '../../../support/ground/operations/loader.ts';
import { distinctOperations, goodRequest, subjectFor } from '../../interop/matrix/good-requests.ts';
import type { Sent, WorldAt } from '../../interop/matrix/hostile-world.ts';
import type { Row } from './operation-tables.ts';

type Schema = Readonly<Record<string, unknown>>;

const FORMATS: Readonly<Record<string, string>> = {
  uuid: '00000000-0000-4000-8000-000000000000',
  date: '2024-01-15',
  'date-time': '2024-01-16T12:00:00Z',
  uri: 'https://example.com/x',
};

/** Texts of which one suits each pattern of a schema. */
const TEXTS = ['x', '+46700000001', '46700000001', '2024-01-15T00:00:00Z', FORMATS.uuid, 'SE', '123456', '101'];

/** What members have to be that are plain texts to the schema. */
const BY_NAME: Readonly<Record<string, unknown>> = {
  after: 'PT1S',
  attemptTimeout: 'PT5S',
  by: 'PT1S',
  cron_expression: '0 8 * * *',
  delay: 'PT1S',
  timeZone: 'Europe/Stockholm',
  timezone: 'Europe/Stockholm',
  url: 'http://127.0.0.1:9/x',
  method: 'POST',
  encoding: 'JSON',
  grant_type: 'client_credentials',
};

/** Members of their own kind: a world where faults are on, or requests are held, would answer otherwise. */
const EMPTY = ['faults', 'ids'];

function textFor({ format, pattern }: Schema): string {
  if (typeof format === 'string') return FORMATS[format] ?? 'x';
  const fits = typeof pattern === 'string' ? new RegExp(pattern, 'u') : /x/;
  return TEXTS.find((text) => text !== undefined && fits.test(text)) ?? 'x';
}

function objectFor({ properties = {} }: Schema): object {
  return Object.fromEntries(Object.entries(properties as Schema).map(([name, inner]) => [name, sampleOf(inner, name)]));
}

/** A value that a schema allows, with every member that it knows; `name` is the member it is for. */
function sampleOf(schema: unknown, name = ''): unknown {
  const known = schema as Schema;
  if (EMPTY.includes(name)) return [];
  if (name in BY_NAME) return BY_NAME[name];
  if (Array.isArray(known.enum)) return known.enum[0];
  if (Array.isArray(known.anyOf) && known.type === undefined) return sampleOf(known.anyOf[0], name);
  const type = [known.type].flat()[0];
  if (type === 'object') return objectFor(known);
  if (type === 'array') return known.items === undefined ? [] : [sampleOf(known.items)];
  if (type === 'string') return textFor(known);
  if (type === 'boolean') return true;
  return Math.max(1, Number(known.minimum ?? 1));
}

export interface Target {
  readonly name: string;
  readonly request: Sent;
  readonly good: unknown;
  readonly sample: unknown;
  /** The most bytes a body may have. */
  readonly room: number;
}

/** Whether a path of the client, with its places in braces, is that of the row. */
function isPathOf(row: Row, path: string): boolean {
  const [own, asked] = [row.path, path.split('?')[0] ?? ''].map((each) => each.replace('::', '§').split('/'));
  return own?.length === asked?.length && own?.every((part, i) => part.startsWith(':') || part === asked?.[i]) === true;
}

const clientNameOf = (row: Row): string | undefined =>
  distinctOperations.find((name) => {
    const { interface: at, method, path } = operations[name] as { interface: string; method: string; path: string };
    return (
      at === row.interface &&
      method === row.method &&
      isPathOf(row, path.replace('messages:', 'messages::').replace('capability:q', 'capability::q'))
    );
  });

/** What the lab and the standalone API take, where a sample from the schema is no good request. */
const BODIES: Readonly<Record<string, unknown>> = {
  'standalone.send': { to: ['46700000001'], type: 'text', recipient_type: 'individual', text: { body: 'Hi' } },
  'standalone.capability': { numbers: ['46700000001'] },
  'standalone.capability-read': { numbers: ['46700000001'] },
  'lab.clock.advance': { by: 'PT1S' },
  'lab.clock.advanceUnanswered': { by: 'PT1S' },
  'lab.holds.place': { point: 'lookup.query', count: 1 },
  'lab.calls.place': { script: [{ after: 'PT1S', happens: 'answered' }] },
  'lab.handset.reply': { content: 'Yes' },
  'lab.carrier.script': { number: '+46700000001', steps: [{ status: 'enroute', code: '101', after: 'PT1S' }] },
  'lab.account.change': {
    features: { deDuplication: true },
    allowances: { validity: 'PT1H', filteredWords: ['never'] },
  },
  'lab.conversation.subscribe': { url: 'http://127.0.0.1:9/x', triggers: ['CAPABILITY'] },
  'lab.conversation.events': {
    contacts: [{ profile: { name: 'Kim' }, wa_id: '46700000001' }],
    notifications: [{ from: '46700000001', message_id: 'x', message: { type: 'text', text: 'Hi' } }],
  },
};

function pathIn({ facts }: WorldAt, { path }: Row): string {
  const [account] = facts.accounts;
  const [project] = facts.projects;
  const known: Readonly<Record<string, string | undefined>> = {
    world: facts.id,
    account: account?.id,
    projectId: project?.id,
    parentProjectId: project?.id,
    botId: project?.botId,
    number: '+46700000001',
    msisdn: '46700000001',
  };
  return path
    .replace('::', ':')
    .replace(/:(\w+)/g, (all, name: string) => known[name] ?? (all === ':send' || all === ':query' ? all : 'none'));
}

async function requestFor(world: WorldAt, row: Row): Promise<Sent> {
  const name = clientNameOf(row);
  if (name !== undefined) return goodRequest(world, name, await subjectFor(world, name));
  const body = JSON.stringify(BODIES[row.id] ?? sampleOf(row.schema));
  const type = row.takes === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
  return {
    interface: row.interface,
    method: row.method,
    path: pathIn(world, row),
    ...(row.interface === 'lab' ? { authorization: null } : {}),
    headers: { 'content-type': type },
    body: row.takes === 'form' ? 'grant_type=client_credentials' : body,
  };
}

/** An operation that takes a body, with a good request for it in this world. */
export async function targetIn(world: WorldAt, row: Row): Promise<Target> {
  const request = await requestFor(world, row);
  const isForm = row.takes === 'form';
  return {
    name: `${row.id} ${row.path}`,
    request,
    good: isForm ? { grant_type: 'client_credentials' } : JSON.parse(String(request.body)),
    sample: sampleOf(row.schema),
    room: row.largestBody ?? LARGEST_BODY,
  };
}
