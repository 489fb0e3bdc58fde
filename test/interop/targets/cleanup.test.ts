import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startPlatform } from '../../../reference-impl/compose.ts';
import { creations } from '../../../support/ground/operations/loader.ts';
import { ResourceJournal } from '../../../support/wire/safety/resource-journal.ts';
import { freshFolder } from '../../fresh-folder.ts';
import { basic } from '../../wire/basic.ts';
import { inProcess } from '../in-process.ts';
import { type OpenWorld, openWorld } from '../platform/local-platform.ts';
import { SPECIMENS, type Specimen } from './specimens.data.ts';

/** With what an account or a project shows who it is. */
type Key = Readonly<Record<'key' | 'secret', string>>;

const platform = await startPlatform();
const place = freshFolder();
let world: OpenWorld;

/** Opens a world, and writes a target file without a lab for it. */
async function openAccount() {
  world = await openWorld(platform, { clock: 'real', now: new Date().toISOString() });
  await world.switchOn('dedicatedNumbers');
  const { messaging, project } = world.facts.credentials;
  const { id: account, key, secret } = stranger();
  const { messaging: at, subprojects, voice } = platform.addresses;
  const target = {
    ...{ name: 'cleanup', kind: 'external', sideEffects: 'all' },
    interfaces: { messaging: at, subprojects, voice },
    credentials: { messaging, stranger: { key, secret, account }, project },
  };
  writeFileSync(join(place, 'target.json'), JSON.stringify(target));
  mkdirSync(join(place, '.plumbline'));
}

const closeAccount = () => platform.close();

/** The customer beside the one whom the target file is about. */
const stranger = () => world.facts.accounts.find(({ role }) => role === 'stranger') ?? expect.unreachable();

function asking(kind: string, { path, body }: Pick<Specimen, 'path' | 'body'>, name: string, by?: Key) {
  const interfaceName = creations.find((each) => each.kind === kind)?.interface ?? 'messaging';
  const { messaging, project } = world.facts.credentials;
  const own = interfaceName === 'messaging' ? messaging : { key: project.keyId, secret: project.keySecret };
  const { key, secret } = by ?? own;
  const authorization = basic(key, secret);
  const headers = { authorization, 'content-type': 'application/json', accept: 'application/json' };
  const url = `${platform.addresses[interfaceName]}${path.replace('{project}', project.id)}`;
  return { method: 'POST', url, headers, body: JSON.stringify(body(name)) };
}

async function jsonOf(request: ReturnType<typeof asking> | { url: string; headers: object }) {
  const answer = await fetch(request.url, request as RequestInit);
  const text = await answer.text();
  if (answer.status >= 300) throw new Error(`${request.url}: ${answer.status} ${text}`);
  return JSON.parse(text || '{}') as Record<string, unknown>;
}

/** The path of a specimen; a number is put up for it where it needs one. */
async function placed(specimen: Specimen, phone: string): Promise<Specimen> {
  if (!specimen.path.includes('{number}')) return specimen;
  const { json } = await world.lab('POST', '/dedicated-numbers', { phone_number: phone });
  return { ...specimen, path: specimen.path.replace('{number}', json.id) };
}

/** Makes a thing; `begin` gets its request but no answer. Returns its id. */
async function make(
  kind: string,
  specimen: Specimen,
  name: string,
  { by, journal }: { by?: Key; journal?: ResourceJournal } = {},
): Promise<string> {
  const request = asking(kind, specimen, name, by);
  journal?.begin(request);
  const id = (await jsonOf(request))[specimen.id] as string;
  if (kind !== 'sender address') return id;
  return (await world.lab('POST', `/review/${id}`, { approve: true })).json.address_id;
}

const isThere = async (kind: string, specimen: Specimen, id: string) => {
  const { url, headers } = asking(kind, { ...specimen, path: specimen.read }, '');
  return JSON.stringify(await jsonOf({ url, headers })).includes(`"${id}"`);
};

const journalled = (use: (journal: ResourceJournal) => unknown) => {
  const journal = new ResourceJournal(join(place, '.plumbline'), 'cut', Date.now);
  return Promise.resolve(use(journal)).then(() => journal.close());
};

async function cleanup() {
  const { code, stdout } = await inProcess(['cleanup', '--target', join(place, 'target.json'), '--json']);
  return { code, resources: JSON.parse(stdout).resources as Record<string, unknown>[] };
}

const NO_LIST = 'the answer to its creation never came, and there is no list to find it in';
const LATER = '2125-01-01T00:00:00.000Z';

beforeAll(openAccount);

afterAll(closeAccount);

describe('what was asked for without an answer', () => {
  const listed = [...new Set(creations.filter(({ listing }) => listing).map(({ kind }) => kind))];

  it('has a specimen for each kind that is listed', () => {
    expect(Object.keys(SPECIMENS).toSorted()).toEqual(listed.toSorted());
  });

  it.each(listed)('is found and taken away: %s; what somebody else made stays', async (kind) => {
    const specimen = SPECIMENS[kind] as Specimen;
    const theirs = await placed(specimen, '61491570201');
    const other = await make(kind, theirs, 'other');
    const ours = await placed(specimen, '61491570202');
    let id = '';
    await journalled(async (journal) => {
      id = await make(kind, ours, 'mine', { journal });
    });
    expect(await cleanup()).toMatchObject({ code: 0, resources: [{ kind, state: 'removed', ids: [id] }] });
    expect([await isThere(kind, specimen, id), await isThere(kind, specimen, other)]).toEqual([false, true]);
  });

  it.each(listed)('is not there when the request never arrived: %s', async (kind) => {
    const specimen = await placed(SPECIMENS[kind] as Specimen, '61491570203');
    await journalled((journal) => journal.begin(asking(kind, specimen, 'never')));
    expect(await cleanup()).toMatchObject({ code: 0, resources: [{ kind, state: 'gone', ids: [] }] });
  });

  it.each(['webhook', 'scheduled report'])('is found in the list of whoever asked for it: %s', async (kind) => {
    const specimen = SPECIMENS[kind] as Specimen;
    const by = stranger();
    await journalled((journal) => make(kind, specimen, 'strange', { by, journal }));
    expect(await cleanup()).toMatchObject({ code: 0, resources: [{ kind, state: 'removed' }] });
  });

  it('stays with who had the number before', async () => {
    const kind = 'number assignment';
    const specimen = await placed(SPECIMENS[kind] as Specimen, '61491570204');
    const id = await make(kind, specimen, 'theirs');
    await journalled((journal) => journal.begin(asking(kind, specimen, 'ours')));
    expect(await cleanup()).toMatchObject({ code: 0, resources: [{ kind, state: 'gone' }] });
    expect(await isThere(kind, specimen, id)).toBe(true);
  });
});

describe('a scheduled message', () => {
  const kind = 'scheduled message';
  const body = (scheduled: string) => ({
    messages: [{ content: 'Hello', destination_number: '+46700000001', scheduled }],
  });
  const request = (scheduled: string) => asking(kind, { path: '/v1/messages', body }, scheduled);

  it('is cancelled by the id that the answer told', async () => {
    await journalled(async (journal) => {
      const tell = journal.begin(request(LATER));
      tell({ status: 202, text: JSON.stringify(await jsonOf(request(LATER))) });
    });
    expect(await cleanup()).toMatchObject({ code: 0, resources: [{ kind, state: 'removed' }] });
  });

  it('cannot be found when no answer told its id, and that is said until its time has come', async () => {
    await journalled((journal) => journal.begin(request(LATER)));
    const why = `${NO_LIST}; it disappears by itself at ${LATER}`;
    expect(await cleanup()).toMatchObject({ code: 3, resources: [{ kind, state: 'left', why }] });
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse(LATER) + 120_000);
    try {
      expect(await cleanup()).toMatchObject({ code: 0, resources: [{ kind, state: 'gone' }] });
    } finally {
      vi.restoreAllMocks();
    }
  });
});
