import { execFile } from 'node:child_process';
import { closeSync, openSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
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
    const path = largeHar(
      'small.har',
      1,
      anEntry('GET', `${MESSAGES}/1`, 404, { got: {} }),
      anEntry('POST', MESSAGES, 400),
    );
    const { stdout } = await inProcess(['judge', path, '--json']);
    const { undecided, rules } = JSON.parse(stdout) as {
      undecided: string[];
      rules: ReadonlyArray<{ id: string; verdict: string; reason: string }>;
    };
    expect(undecided).toContain('TOK-01');
    const without = rules.filter(({ id }) => undecided.includes(id));
    expect(new Set(without.map(({ verdict, reason }) => `${verdict} ${reason}`))).toEqual(
      new Set(['inconclusive insufficient-evidence']),
    );
    const { stdout: told } = await inProcess(['judge', path]);
    for (const id of undecided) expect(told).toMatch(new RegExp(`^ .*\\b${id}\\b`, 'm'));
    expect(told).toMatch(/\nno evidence for \d+ rules that recorded traffic can show:\n/);
    expect(told).toMatch(/\nno evidence for \d+ rules that need a facility, such as a clock or a handset\n$/);
  });
});
