import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import { type RunningPlatform, startPlatform } from '../../../reference-impl/compose.ts';
import { cleanupCommand } from '../../../support/cli/commands/cleanup-command.ts';
import { creations } from '../../../support/ground/operations/loader.ts';
import { ResourceJournal } from '../../../support/wire/safety/resource-journal.ts';
import { freshFolder } from '../../fresh-folder.ts';
import { basic } from '../../wire/basic.ts';
import type { Specimen } from './specimens.data.ts';

/** With what an account or a project shows who it is. */
export interface Key {
  readonly key: string;
  readonly secret: string;
}

let platform: RunningPlatform;
let world: string;
let caller: { messaging: Key; stranger: Key & { account: string }; project: Key & { id: string } };
let place: string;

async function lab<Answer = Record<string, string>>(path: string, body: object, method = 'POST') {
  const headers = { 'content-type': 'application/json' };
  const url = `${platform.addresses.lab}/worlds${path}`;
  const answer = await fetch(url, { method, headers, body: JSON.stringify(body) });
  return (await answer.json()) as Answer;
}

interface Facts {
  readonly id: string;
  readonly accounts: readonly (Key & { readonly role: string; readonly id: string })[];
  readonly projects: readonly [{ readonly id: string; readonly keyId: string; readonly keySecret: string }];
}

/** Starts the platform, and writes a target file without a lab for it. */
export async function openAccount() {
  platform = await startPlatform();
  const facts = await lab<Facts>('', { clock: 'real', now: new Date().toISOString() });
  world = facts.id;
  const account = (role: string): Facts['accounts'][number] =>
    facts.accounts.find((each) => each.role === role) as Facts['accounts'][number];
  const [{ id, keyId, keySecret }] = facts.projects;
  const { key, secret, id: main } = account('main');
  const messaging = { key, secret };
  const { key: strange, secret: theirs, id: other } = account('stranger');
  const stranger = { key: strange, secret: theirs, account: other };
  caller = { messaging, stranger, project: { id, key: keyId, secret: keySecret } };
  await lab(`/${world}/accounts/${main}`, { features: { dedicatedNumbers: true } }, 'PATCH');
  place = freshFolder();
  const project = { id, keyId, keySecret };
  const { messaging: at, subprojects, voice } = platform.addresses;
  const target = {
    ...{ name: 'cleanup', kind: 'external', sideEffects: 'all' },
    interfaces: { messaging: at, subprojects, voice },
    credentials: { messaging, stranger, project },
  };
  writeFileSync(join(place, 'target.json'), JSON.stringify(target));
  mkdirSync(join(place, '.plumbline'));
}

export const closeAccount = () => platform.close();

/** The customer beside the one whom the target file is about. */
export const stranger = (): Key => caller.stranger;

/** A request for a thing of that kind, as a run would send it. */
export function asking(kind: string, { path, body }: Pick<Specimen, 'path' | 'body'>, name: string, by?: Key) {
  const interfaceName = creations.find((each) => each.kind === kind)?.interface ?? 'messaging';
  const { key, secret } = by ?? (interfaceName === 'messaging' ? caller.messaging : caller.project);
  const authorization = basic(key, secret);
  const headers = { authorization, 'content-type': 'application/json', accept: 'application/json' };
  const url = `${platform.addresses[interfaceName]}${path.replace('{project}', caller.project.id)}`;
  return { method: 'POST', url, headers, body: JSON.stringify(body(name)) };
}

/** The answer to a request that must be good. */
export async function jsonOf(request: ReturnType<typeof asking> | { url: string; headers: object }) {
  const answer = await fetch(request.url, request as RequestInit);
  const text = await answer.text();
  if (answer.status >= 300) throw new Error(`${request.url}: ${answer.status} ${text}`);
  return JSON.parse(text || '{}') as Record<string, unknown>;
}

/** The path of a specimen; a number is put up for it where it needs one. */
export async function placed(specimen: Specimen, phone: string): Promise<Specimen> {
  if (!specimen.path.includes('{number}')) return specimen;
  const { id } = await lab(`/${world}/dedicated-numbers`, { phone_number: phone });
  return { ...specimen, path: specimen.path.replace('{number}', id ?? '') };
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
  return (await lab(`/${world}/review/${id}`, { approve: true })).address_id as string;
}

/** Whether a thing is in the list of those of its kind. */
export const isThere = async (kind: string, specimen: Specimen, id: string, by?: Key) => {
  const { url, headers } = asking(kind, { ...specimen, path: specimen.read }, '', by);
  return JSON.stringify(await jsonOf({ url, headers })).includes(`"${id}"`);
};

/** What a run that was cut off wrote down. */
export const journalled = (use: (journal: ResourceJournal) => unknown) => {
  const journal = new ResourceJournal(join(place, '.plumbline'), 'cut', Date.now);
  return Promise.resolve(use(journal)).then(() => journal.close());
};

/** Runs `plumbline cleanup` on the account. */
export async function cleanup() {
  let text = '';
  const out = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    text += String(chunk);
    return true;
  });
  try {
    const code = await cleanupCommand({ target: join(place, 'target.json'), json: true });
    return { code, resources: JSON.parse(text).resources as Record<string, unknown>[] };
  } finally {
    out.mockRestore();
  }
}
