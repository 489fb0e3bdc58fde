import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const BIN = join(import.meta.dirname, '../../../bin/plumbline');

function map(input: string, ...args: string[]): { status: number | null; out: string; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, 'map', ...args], {
    input,
    encoding: 'utf8',
  });
  return { status, out: stdout, said: stderr };
}

it('prints the mapped calls of standard input and what is left of it', () => {
  const { status, out, said } = map('{"numbers":["+4670","+4671"],"odd":1}', '-');
  expect([status, said]).toEqual([0, '']);
  const { from, bodies, unknown } = JSON.parse(out) as Record<string, unknown[]>;
  expect(from).toBe('capability check');
  expect(bodies).toHaveLength(2);
  expect(unknown).toEqual(['/odd']);
});

it.each([
  ['names the member that is wrong', '{"to":["+4670"],"message":{"type":"text"}}', ['-'], '/message/text '],
  ['refuses what is not JSON', '{', ['-'], 'the document is not JSON'],
  ['keeps what it quotes on one line', '{"a":"x",\n"b":\nx}', ['-'], 'the document is not JSON'],
  ['refuses an empty document', ' \n', ['-'], 'the document is empty'],
  ['refuses a member that is there twice', '{"to":[{"a":1,"\\u0061":2}]}', ['-'], '/to/0/a is there twice'],
  ['refuses what is nested too deep', '['.repeat(100_000), ['-'], 'the document must not have'],
  ['refuses what is too large', `"${'x'.repeat(2 ** 20)}"`, ['-'], 'the document must not be larger'],
  ['refuses to be called with an option nobody knows', '{}', ['-', '--xml'], 'give one file'],
  ['refuses a file that is not there', '', ['/no/such/file'], 'cannot read /no/such/file'],
  ['refuses to be called without a file', '', [], 'give one file'],
])('%s, in one sentence with exit code 2', (_what, input, args, sentence) => {
  const { status, out, said } = map(input, ...args);
  expect([status, out]).toEqual([2, '']);
  expect(said.startsWith(`plumbline map: ${sentence}`)).toBe(true);
  expect(said.trimEnd().split('\n')).toHaveLength(1);
});

it.each([
  ['with a byte order mark', '\uFEFF{"numbers":["+4670"]}', ['-']],
  ['with --json', '{"numbers":["+4670"]}', ['--json', '-']],
])('maps a document %s', (_what, input, args) => {
  const { status, out } = map(input, ...args);
  expect([status, (JSON.parse(out) as { from: string }).from]).toEqual([0, 'capability check']);
});
