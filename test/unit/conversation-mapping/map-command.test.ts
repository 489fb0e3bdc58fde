import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readDocument } from '../../../reference-impl/conversation-mapping/read-document.ts';

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
  ['keeps what it quotes on one line', '{"a":"x",\n"b":\nx}', ['-'], 'the document is not JSON'],
  ['refuses to be called with an option nobody knows', '{}', ['-', '--xml'], "unknown option '--xml'"],
  ['refuses a file that is not there', '', ['/no/such/file'], 'cannot read /no/such/file'],
])('%s, in one sentence with exit code 2', (_what, input, args, sentence) => {
  const { status, out, said } = map(input, ...args);
  expect([status, out]).toEqual([2, '']);
  expect(said.startsWith(`plumbline map: ${sentence}`)).toBe(true);
  expect(said.trimEnd().split('\n')).toHaveLength(1);
});

it.each([
  ['what is not JSON', '{', 'is not JSON'],
  ['an empty document', ' \n', 'is empty'],
  ['a member that is there twice', '{"to":[{"a":1,"\\u0061":2}]}', 'is there twice'],
  ['what is nested too deep', '['.repeat(100_000), 'must not have'],
  ['what is too large', `"${'x'.repeat(2 ** 20)}"`, 'must not be larger'],
])('refuses %s', (_what, text, sentence) => {
  const reading = () => readDocument(Buffer.from(text));
  const message = expect.stringContaining(sentence);
  expect(reading).toThrow(expect.objectContaining({ details: [expect.objectContaining({ message })] }));
});

it('reads a document with a byte order mark', () => {
  expect(readDocument(Buffer.from('\uFEFF{"numbers":[]}'))).toEqual({ numbers: [] });
});
