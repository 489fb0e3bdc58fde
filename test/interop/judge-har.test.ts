import { execFile } from 'node:child_process';
import { closeSync, openSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { Verdicts } from '../../support/ledger/verdicts.ts';
import { anEntry } from '../unit/har/har-entry.ts';
import { folder } from './command-line.ts';
import { inProcess } from './in-process.ts';

const MESSAGES = 'https://api.example.com/v1/messages';
const MEBIBYTE = 1 << 20;

/** Writes a HAR file in which `entry` comes again and again until it has this many bytes; `last` comes last. */
function largeHar(name: string, bytes: number, entry: object, last: object): string {
  const path = join(folder, name);
  const file = openSync(path, 'w');
  const text = `${JSON.stringify(entry)},\n`;
  const many = text.repeat(Math.ceil(MEBIBYTE / text.length));
  writeSync(file, '{"log":{"version":"1.2","entries":[\n');
  for (let written = 0; written < bytes; written += many.length) writeSync(file, many);
  writeSync(file, `${JSON.stringify(last)}]}}`);
  closeSync(file);
  return path;
}

describe('plumbline judge FILE.har', () => {
  it('reads a file that is larger than its memory, and judges its last entry', async () => {
    const answer = { got: { messages: [], note: 'ä'.repeat(2000) } };
    const good = anEntry('POST', MESSAGES, 202, { sent: '{}', ...answer });
    const last = anEntry('POST', MESSAGES, 202, { sent: '{}', got: { messages: [{ message_id: '7' }] } });
    const path = largeHar('large.har', 44 * MEBIBYTE, good, last);
    expect(statSync(path).size).toBeGreaterThan(44 * MEBIBYTE);
    const command = fileURLToPath(new URL('../../bin/plumbline', import.meta.url));
    const run = promisify(execFile)(process.execPath, ['--max-old-space-size=40', command, 'judge', path, '--quiet']);
    const { code, stdout, stderr } = await run.catch((error) => error);
    expect(stderr).toBe('');
    expect(stdout).toMatch(/\nFAIL COM-ID-01 .*\n {2}entry \d{5}: POST \/v1\/messages → 202: 7 is not a UUID\n/);
    expect(code).toBe(1);
  });

  it('says for which rules there was no evidence', async () => {
    const entry = anEntry('GET', `${MESSAGES}/1`, 404, { got: {} });
    const path = largeHar('small.har', 1, entry, anEntry('POST', MESSAGES, 400));
    const { stdout } = await inProcess(['judge', path, '--json']);
    const { undecided, rules } = JSON.parse(stdout) as Verdicts & { undecided: string[] };
    expect(undecided).toContain('TOK-01');
    const without = rules.filter(({ id }) => undecided.includes(id));
    const told = new Set(without.map(({ verdict, reason }) => `${verdict} ${reason}`));
    expect(told).toEqual(new Set(['inconclusive insufficient-evidence']));
    const { stdout: text } = await inProcess(['judge', path]);
    for (const id of undecided) expect(text).toMatch(new RegExp(`^ .*\\b${id}\\b`, 'm'));
    expect(text).toMatch(/\nno evidence for \d+ rules that recorded traffic can show:\n/);
    expect(text).toMatch(/\nno evidence for \d+ rules that need a facility, such as a clock or a handset\n$/);
  });
});
