import { LARGEST_BODY } from '../../../reference-impl/http/bounds.ts';
import { operations } from '../../../support/ground/operations/loader.ts';
import { distinctOperations, goodRequest, subjectFor } from '../../interop/matrix/good-requests.ts';
import type { Sent, WorldAt } from '../../interop/matrix/hostile-world.ts';
import type { Row } from './operation-tables.ts';
import { sampleOf } from './sample-bodies.ts';

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
