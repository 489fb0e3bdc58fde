import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { startPlatform } from '../../../reference-impl/compose.ts';
import { creations } from '../../../support/ground/operations/loader.ts';
import { ResourceJournal } from '../../../support/wire/safety/resource-journal.ts';
import { freshFolder } from '../../fresh-folder.ts';
import { basic } from '../../wire/basic.ts';
import { inProcess } from '../in-process.ts';
import { type OpenWorld, openWorld } from '../platform/local-platform.ts';
import type { Specimen } from './specimens.data.ts';

/** With what an account or a project shows who it is. */
type Key = Readonly<Record<'key' | 'secret', string>>;

const platform = await startPlatform();
const place = freshFolder();
let world: OpenWorld;

/** Opens a world, and writes a target file without a lab for it. */
export async function openAccount() {
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

export const closeAccount = () => platform.close();

/** The customer beside the one whom the target file is about. */
export const stranger = () => world.facts.accounts.find(({ role }) => role === 'stranger') ?? expect.unreachable();

/** A request for a thing of that kind, as a run would send it. */
export function asking(kind: string, { path, body }: Pick<Specimen, 'path' | 'body'>, name: string, by?: Key) {
  const interfaceName = creations.find((each) => each.kind === kind)?.interface ?? 'messaging';
  const { messaging, project } = world.facts.credentials;
  const own = interfaceName === 'messaging' ? messaging : { key: project.keyId, secret: project.keySecret };
  const { key, secret } = by ?? own;
  const authorization = basic(key, secret);
  const headers = { authorization, 'content-type': 'application/json', accept: 'application/json' };
  const url = `${platform.addresses[interfaceName]}${path.replace('{project}', project.id)}`;
  return { method: 'POST', url, headers, body: JSON.stringify(body(name)) };
}

export async function jsonOf(request: ReturnType<typeof asking> | { url: string; headers: object }) {
  const answer = await fetch(request.url, request as RequestInit);
  const text = await answer.text();
  if (answer.status >= 300) throw new Error(`${request.url}: ${answer.status} ${text}`);
  return JSON.parse(text || '{}') as Record<string, unknown>;
}

/** The path of a specimen; a number is put up for it where it needs one. */
export async function placed(specimen: Specimen, phone: string): Promise<Specimen> {
  if (!specimen.path.includes('{number}')) return specimen;
  const { json } = await world.lab('POST', '/dedicated-numbers', { phone_number: phone });
  return { ...specimen, path: specimen.path.replace('{number}', json.id) };
}

/** Makes a thing; `begin` gets its request but no answer. Returns its id. */
export async function make(
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

export const isThere = async (kind: string, specimen: Specimen, id: string) => {
  const { url, headers } = asking(kind, { ...specimen, path: specimen.read }, '');
  return JSON.stringify(await jsonOf({ url, headers })).includes(`"${id}"`);
};

/** What a run that was cut off wrote down. */
export const journalled = (use: (journal: ResourceJournal) => unknown) => {
  const journal = new ResourceJournal(join(place, '.plumbline'), 'cut', Date.now);
  return Promise.resolve(use(journal)).then(() => journal.close());
};

export async function cleanup() {
  const { code, stdout } = await inProcess(['cleanup', '--target', join(place, 'target.json'), '--json']);
  return { code, resources: JSON.parse(stdout).resources as Record<string, unknown>[] };
}
