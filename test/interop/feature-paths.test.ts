import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folder, plumbline } from './command-line.ts';
import { expectRefused } from './refused.ts';

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

const run = (...words: string[]) => plumbline(['run', '--quiet', '--out', join(folder, 'deep-out'), ...words]);

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

  it.each([
    [
      ['features/messaging/duplicates/a-repeat-is-withheld.feature:1'],
      /:1 is in no example; those of the file begin at 14, /,
    ],
    [['features/no.feature'], /there is no features\/no\.feature; /],
    [['--rule', 'TOK-01', 'features/token/lifetime.feature'], /a path chooses the examples itself; leave out --rule, /],
    [['--sign', 'key.pem', feature('signed', ['', 'it is accepted'])], /--sign and --watch are about the suite; /],
  ])('refuses %j in one sentence', async (words, sentence) => {
    expectRefused(await run(...words), sentence);
  });
});
