import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { startPlatform } from '../../../reference-impl/compose.ts';
import { isFetched } from '../../fetched.ts';
import { freshFolder } from '../../fresh-folder.ts';

const run = promisify(execFile);

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId?: string }>>>>;
  readonly security?: readonly object[];
}

const FOLDER = 'features/operations';
const OPERATIONS = readdirSync(FOLDER).map((file) => {
  const text = readFileSync(join(FOLDER, file), 'utf8');
  return { interface: /^x-interface: (\w+)$/m.exec(text)?.[1] as string, text };
});

/** Where a download URL leads: the harness follows it and does not know the path. */
const FOLLOWED = 'GET /v2-preview/reporting/messages/async/reports/{}/download';

const operationsIn = ({ paths }: OpenApi): string[] =>
  Object.entries(paths)
    .flatMap(([path, verbs]) =>
      Object.keys(verbs)
        .filter((verb) => /^(?:get|post|put|patch|delete)$/.test(verb))
        .map((verb) => `${verb.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, '{}')}`),
    )
    .sort();

/** A validator takes it as an OpenAPI file, where one is here. */
async function expectValid(description: object): Promise<void> {
  if (!isFetched('@redocly/cli/package.json')) return;
  const file = join(freshFolder(), 'openapi.json');
  writeFileSync(file, JSON.stringify(description));
  const environment = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const lint = run('node_modules/.bin/redocly', ['lint', '--extends=spec', file], { env: environment });
  await expect(lint).resolves.toBeDefined();
}

async function read(name: string, settings = {}): Promise<OpenApi> {
  const { addresses, close } = await startPlatform(settings);
  const description = await (await fetch(`${addresses[name]}/openapi.json`)).json();
  await close();
  return description as OpenApi;
}

it('the description that the lab serves is an OpenAPI file a validator accepts', async () => {
  const description = await read('lab');
  expect(Object.keys(description.paths)).toContain('/worlds/{world}/clock/advance');
  await expectValid(description);
});

describe('each interface describes itself', () => {
  const described = OPERATIONS.map(({ interface: name, text }) => ({ name, text }));
  const names = [...new Set(described.map(({ name }) => name))];

  it('there are seven of them', () => expect(names).toHaveLength(7));

  it.each(names)(
    '%s, to all who ask, with the operations that the harness knows, and a validator accepts it',
    async (name) => {
      const { addresses, close } = await startPlatform();
      const address = [addresses[name] ?? []].flat()[0];
      const answer = await fetch(`${address}/openapi.json`);
      const refused = await fetch(`${address}/openapi.json`, { method: 'POST' });
      const description = (await answer.json()) as OpenApi;
      await close();
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json']);
      expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET']);
      expect(description.security?.length).toBeGreaterThan(0);
      await expectValid(description);
      const known = described
        .filter((each) => each.name === name)
        .flatMap(({ text }) => operationsIn(parse(text) as OpenApi));
      expect(operationsIn(description).filter((each) => each !== FOLLOWED)).toEqual([...new Set(known)].sort());
    },
  );

  it('shows the twin with its own paths, and the same operations', async () => {
    const [own, other] = [await read('messaging'), await read('messaging', { variant: 'twin' })];
    const idsIn = ({ paths }: OpenApi) =>
      Object.values(paths)
        .flatMap((verbs) => Object.values(verbs).map(({ operationId }) => operationId))
        .sort();
    expect(operationsIn(other)).not.toEqual(operationsIn(own));
    expect(idsIn(other)).toEqual(idsIn(own));
  });
});

it('the verbs in the documentation are those the lab has', async () => {
  const { paths } = await read('lab');
  const served = Object.entries(paths).flatMap(([path, verbs]) =>
    Object.keys(verbs).map((verb) => `${verb.toUpperCase()} ${path}`),
  );
  const told = [...readFileSync('docs/lab.md', 'utf8').matchAll(/^\| `([A-Z]+ \/[^`]*)` \|/gm)];
  expect(told.map(([, verb]) => verb).sort()).toEqual(served.sort());
});
