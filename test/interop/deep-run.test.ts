import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listening } from '../wire/listening.ts';
import { folder, plumbline, targetFile } from './command-line.ts';
import { expectRefused } from './refused.ts';

const run = (...words: string[]) => plumbline(['run', '--quiet', '--out', join(folder, 'deep-out'), ...words]);

/** A target that nobody may ask anything, and how often somebody did. */
async function untouched() {
  const count = { asked: 0 };
  const server = createServer().on('connection', () => {
    count.asked += 1;
  });
  const interfaces = { messaging: await listening(server) };
  const target = targetFile('costly', { name: 'costly', kind: 'external', interfaces });
  return { target, count, close: () => server.close() };
}

describe('run --deep', () => {
  it('sends nothing to a target that costs money and has no budget', async () => {
    const { target, count, close } = await untouched();
    const sentence = /a deep run may send \d+ messages, and costly declares no limits\.messages: /;
    expectRefused(await run('--deep', '--target', target), sentence);
    expect(count.asked).toBe(0);
    close();
  });

  it.each([
    [['--deep', '--require', '60%'], /--require is|--deep is about scripts of its own; leave out /],
    [['--deep', 'features/token/lifetime.feature'], /--deep is about scripts of its own; leave out /],
    [['--deep', '--rule', 'LOOKUP-OK-01'], /selects no example that bundled can show/],
  ])('refuses %j in one sentence', async (words, sentence) => {
    expectRefused(await run(...words), sentence);
  });

  it('finds what the platform does wrong, and prints the smallest script, which runs where it is pasted', async () => {
    const fault = ['--fault', 'dedup.first-300-characters'];
    const { code, stdout } = await run('--deep', '--rule', 'MSG-DEDUP-06', ...fault);
    expect(stdout).toMatch(/^NOT CONFORMANT \(partial: --deep --rule MSG-DEDUP-06\)/);
    expect(stdout).toMatch(/duplicates: \d+ of \d+ scripts decided, \d+ of \d+ pairs of values/);
    const [, script = ''] = stdout.split('  the smallest script\n');
    expect(script).toContain('Example: length 306 characters; repeat the last letter differs');
    expect(code).toBe(1);

    const pasted = join(folder, 'pasted.feature');
    writeFileSync(pasted, `Feature: Pasted\n${script}`);
    expect((await run(pasted)).stdout).toMatch(/^PARTIAL · nothing failed .* 1 of /);
    expect(readFileSync(join(folder, 'deep-out/deep/smallest.feature'), 'utf8')).toContain('Your code is 1235');

    writeFileSync(pasted, `Feature: Pasted\n${script.trimEnd()}\n    Then the moon is full\n`);
    const { code: unknown, stderr } = await run(pasted);
    expect(stderr).toMatch(/pasted\.feature:\d+ no phrase says "the moon is full"\./);
    expect(unknown).toBe(2);
  });
});

/** Writes a feature with these examples, each given as its tag and its last step, and answers its path. */
function feature(name: string, ...examples: ReadonlyArray<readonly [tag: string, then: string]>): string {
  const path = join(folder, `${name}.feature`);
  const lines = examples.map(
    ([tag, then], at) =>
      `  ${tag}\n  Example: number ${at + 1}\n    When the client asks to list replies\n    Then ${then}\n`,
  );
  writeFileSync(path, `@messaging\nFeature: ${name}\n${lines.join('')}`);
  return path;
}

describe('run with feature files', () => {
  it('runs features outside the suite, and says what of them is no rule of it', async () => {
    const path = feature('own', ['', 'it is accepted'], ['@OWN-01', 'it is refused']);
    const { code, stdout } = await run(path);
    expect(stdout).toMatch(/pass .*own\.feature:4 "number 1"; carries no rule/);
    expect(stdout).toMatch(/fail .*own\.feature:8 "number 2"; OWN-01 is no rule of the suite/);
    expect(stdout).toContain('FAIL OWN-01');
    expect(code).toBe(1);
    expect((await run(`${path}:4`)).code).toBe(0);
  });

  it('signs none', async () => {
    const ended = await run('--sign', 'key.pem', feature('signed', ['', 'it is accepted']));
    expectRefused(ended, /--sign and --watch are about the suite; /);
  });
});
