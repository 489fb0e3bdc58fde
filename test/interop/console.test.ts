import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
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

describe('an unknown rule', () => {
  it('is an object where JSON was asked for', async () => {
    const { code, stdout } = await plumbline(['rules', 'NONE-1', '--json']);
    expect(code).toBe(2);
    expect(JSON.parse(stdout)).toMatchObject({ exitCode: 2, error: expect.stringContaining('NONE-1') });
  });
});

describe('rules', () => {
  it('end quietly when the reader has seen enough', async () => {
    const line = `"${process.execPath}" "${BIN}" rules | head -1`;
    const { stdout, stderr } = await promisify(execFile)('bash', ['-c', line], { cwd: folder });
    expect(stdout.split('\n')).toHaveLength(2);
    expect(stderr).toBe('');
  });
});

describe('PLUMBLINE_TARGET', () => {
  it('names the target file, and says so', async () => {
    const { code, stderr } = await plumbline(['plan'], { PLUMBLINE_TARGET: 'no-such-file.yaml' });
    expect(stderr).toMatch(
      /^plumbline: the target file is no-such-file\.yaml, from PLUMBLINE_TARGET\.\nplumbline: There is no target file/,
    );
    expect(code).toBe(2);
  });
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

describe('a full disk behind standard output', () => {
  it.skipIf(!has('bash') || !existsSync('/dev/full')).each([
    ['rules', /^plumbline: cannot write to standard output: the disk is full\.$/],
    ['--help', /^plumbline: cannot write to standard output: the disk is full\.$/],
    ['map --help', /^plumbline map: cannot write to standard output: the disk is full\.$/],
    ['serve --help', /^plumbline serve: cannot write to standard output: the disk is full\.$/],
  ])('is reported by %s', (words, sentence) => {
    const { status, stderr } = spawnSync('bash', ['-c', `node ${BIN} ${words} > /dev/full`], { encoding: 'utf8' });
    expect(stderr.trim()).toMatch(sentence);
    expect(status).toBe(5);
  });
});
