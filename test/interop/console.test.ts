import { execFile, spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { Verdicts } from '../../support/ledger/verdicts.ts';
import { anEntry } from '../unit/har/har-entry.ts';
import { alone, folder, plumbline } from './command-line.ts';
import { inProcess } from './in-process.ts';

const BIN = fileURLToPath(new URL('../../bin/plumbline', import.meta.url));

const has = (program: string): boolean => spawnSync(program, ['--version']).status === 0;

describe('help', () => {
  it('without a command goes to standard output and is no success', async () => {
    const { code, stdout, stderr } = await plumbline([]);
    expect({ code, stderr }).toEqual({ code: 2, stderr: '' });
    const words = ['Usage: plumbline', 'Test a target:', '  run ', '  doctor', 'Examples:', 'Exit codes:', '130'];
    for (const word of words) expect(stdout).toContain(word);
  });

  it('of serve comes from serve, and completion knows the same options', async () => {
    const own = await alone(['help', 'serve']);
    const options = (own.stdout.match(/^ {2}--[a-z-]+/gm) ?? []).map((option) => option.trim());
    expect(options).toContain('--port-base');
    const { stdout } = await plumbline(['completion', '--for', '--', 'serve', '--']);
    const told = stdout.split('\n').filter((name) => options.includes(name));
    expect(told.sort()).toEqual(options.sort());
  });
});

it('an unknown rule is an object where JSON was asked for', async () => {
  const { code, stdout } = await plumbline(['rules', 'NONE-1', '--json']);
  expect(code).toBe(2);
  expect(JSON.parse(stdout)).toMatchObject({ exitCode: 2, error: expect.stringContaining('NONE-1') });
});

it('rules end quietly when the reader has seen enough', async () => {
  const line = `"${process.execPath}" "${BIN}" rules | head -1`;
  const { stdout, stderr } = await promisify(execFile)('bash', ['-c', line], { cwd: folder });
  expect(stdout.split('\n')).toHaveLength(2);
  expect(stderr).toBe('');
});

it('PLUMBLINE_TARGET names the target file, and says so', async () => {
  const { code, stderr } = await plumbline(['plan'], { PLUMBLINE_TARGET: 'no-such-file.yaml' });
  expect(stderr).toMatch(
    /^plumbline: the target file is no-such-file\.yaml, from PLUMBLINE_TARGET\.\nplumbline: There is no target file/,
  );
  expect(code).toBe(2);
});

describe('completion', () => {
  const by =
    (command: typeof inProcess) =>
    async (...words: string[]) =>
      (await command(['completion', '--for', '--', ...words])).stdout.trim().split('\n').filter(Boolean);
  const [complete, completeHere] = [by(plumbline), by(inProcess)];

  it('knows commands, options, rules, faults and files', async () => {
    expect(await complete('ru')).toEqual(['run', 'rules']);
    expect(await complete('run', '--max')).toEqual(['--max-wait']);
    expect(await complete('run', '--fault', 'dedup.window-2')).toContain('dedup.window-23-hours');
    expect(await completeHere('rules', 'MSG-DEDUP-0')).toContain('MSG-DEDUP-02');
    expect(await completeHere('doctor', '--target', '')).toEqual([':files']);
    expect(await completeHere('rules', '--standing', 'p')).toEqual(['published']);
  });

  it.runIf(has('bash'))('works in bash', async () => {
    const script = join(folder, 'plumbline.bash');
    writeFileSync(script, (await plumbline(['completion', 'bash'])).stdout);
    const asked = `source ${script}; COMP_WORDS=('${BIN}' rules MSG-DEDUP-0); COMP_CWORD=2; _plumbline; printf '%s\\n' "\${COMPREPLY[@]}"`;
    const { stdout } = await promisify(execFile)('bash', ['-c', asked]);
    expect(stdout.split('\n')).toContain('MSG-DEDUP-02');
  });

  it.runIf(has('zsh'))('is understood by zsh', async () => {
    const bin = join(folder, 'zsh');
    mkdirSync(bin, { recursive: true });
    const script = join(bin, '_plumbline');
    writeFileSync(script, (await plumbline(['completion', 'zsh'])).stdout);
    expect(spawnSync('zsh', ['-n', script]).status).toBe(0);
    expect(readdirSync(bin)).toEqual(['_plumbline']);
  });
});

it.skipIf(!has('bash') || !existsSync('/dev/full')).each([
  ['rules', /^plumbline: cannot write to standard output: the disk is full\.$/],
  ['--help', /^plumbline: cannot write to standard output: the disk is full\.$/],
  ['map --help', /^plumbline map: cannot write to standard output: the disk is full\.$/],
  ['serve --help', /^plumbline serve: cannot write to standard output: the disk is full\.$/],
])('a full disk behind standard output is reported by %s', (words, sentence) => {
  const { status, stderr } = spawnSync('bash', ['-c', `node ${BIN} ${words} > /dev/full`], { encoding: 'utf8' });
  expect(stderr.trim()).toMatch(sentence);
  expect(status).toBe(5);
});

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
