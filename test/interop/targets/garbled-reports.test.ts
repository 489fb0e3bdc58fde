import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { folder, plumbline, type Ready, type Running, serve, targetFile } from '../command-line.ts';
import { type Onward, onwardServer } from './onward-server.ts';

const RULE = 'PUB-REPORT-ACCOUNTS-01';
const ENTRIES = 150;

let server: Running;
let ready: Ready;

/** The entries of a detail report many times over, their timestamps with a sign that no timestamp has. */
function garbled(text: string): string {
  const report = JSON.parse(text) as Record<string, unknown>;
  for (const [name, value] of Object.entries(report))
    if (Array.isArray(value) && value.length > 0)
      report[name] = Array.from({ length: ENTRIES }, (_, at) => value[at % value.length]);
  return JSON.stringify(report).replace(/(\d{4}-\d\d-\d\d)T/g, '$1_');
}

let platform: Onward;

beforeAll(async () => {
  ({ running: server, ready } = await serve('garbled'));
  platform = await onwardServer(ready.messaging, ({ url, status, answer }) =>
    /\/messages\/detail/.test(url) && status === 200 ? { answer: garbled(answer.toString('utf8')) } : {},
  );
});

afterAll(() => {
  server.child.kill('SIGKILL');
  platform.close();
});

it('a long report in which no timestamp is one fails the form of reports, and the run ends', async () => {
  const { lab, credentials, ...interfaces } = ready;
  const target = targetFile('garbled', {
    name: 'garbled',
    kind: 'external',
    interfaces: { ...interfaces, messaging: platform.url },
    lab,
    credentials,
    published: true,
  });
  const out = join(folder, 'garbled-out');
  const { code } = await plumbline(['run', '--target', target, '--rule', RULE, '--out', out, '--quiet']);
  expect(code).toBe(1);
  const { rules } = JSON.parse(readFileSync(join(out, 'verdicts.json'), 'utf8'));
  const judged = (wanted: string) => rules.find(({ id }: { id: string }) => id === wanted);
  expect(judged(RULE).verdict).toBe('pass');
  const { verdict, examples } = judged('FORM-read-detail-report');
  expect(verdict).toBe('fail');
  expect(examples.map(({ message }: { message: string }) => message).join()).toMatch(
    /\/messages\/\*\/timestamp: expected text in the format "date-time", got "/,
  );
});
