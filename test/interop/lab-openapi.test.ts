import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { startPlatform } from '../../reference-impl/compose.ts';

const run = promisify(execFile);

it('the description that the lab serves is an OpenAPI file a validator accepts', async () => {
  const { addresses, close } = await startPlatform();
  const description = (await (await fetch(`${addresses.lab}/openapi.json`)).json()) as { paths: object };
  await close();
  expect(Object.keys(description.paths)).toContain('/worlds/{world}/clock/advance');
  const file = join(mkdtempSync(join(tmpdir(), 'lab-')), 'openapi.json');
  writeFileSync(file, JSON.stringify(description));
  const environment = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const lint = run('node_modules/.bin/redocly', ['lint', '--extends=spec', file], { env: environment });
  await expect(lint).resolves.toBeDefined();
}, 60_000);

it('the verbs in the documentation are those the lab has', async () => {
  const { addresses, close } = await startPlatform();
  const { paths } = (await (await fetch(`${addresses.lab}/openapi.json`)).json()) as { paths: object };
  await close();
  const served = Object.entries(paths).flatMap(([path, verbs]) =>
    Object.keys(verbs).map((verb) => `${verb.toUpperCase()} ${path}`),
  );
  const told = [...readFileSync('docs/lab.md', 'utf8').matchAll(/^\| `([A-Z]+ \/[^`]*)` \|/gm)];
  expect(told.map(([, verb]) => verb).sort()).toEqual(served.sort());
});
