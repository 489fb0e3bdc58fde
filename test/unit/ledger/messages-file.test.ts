import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { beforeEach, expect, it } from 'vitest';
import { linesOf } from '../../../support/ground/evidence/lines.ts';
import { messagesFile, messagesIn, messagesText, packed } from '../../../support/ledger/messages-file.ts';
import { freshFolder } from '../../fresh-folder.ts';

const LINES = Array.from({ length: 9000 }, (_, at) => JSON.stringify({ at, text: 'ü'.repeat(at % 97) }));

let folder: string;
beforeEach(() => {
  folder = freshFolder();
});

const write = (bytes: Uint8Array, name = 'cucumber.ndjson.gz'): string => {
  writeFileSync(join(folder, name), bytes);
  return messagesFile(folder);
};

const whole = (): Buffer => Buffer.concat([...packed(linesOf(LINES), (text) => text)]);

it('lines are the same again, and any tool that knows the format reads them', () => {
  const bytes = whole();
  expect(bytes.length).toBeLessThan(LINES.join('').length / 5);
  const file = write(bytes);
  const lines = [...messagesIn(file)];
  expect(lines.map(({ text }) => text)).toEqual(LINES);
  expect(lines.map(({ again }) => again())).toEqual(LINES);
  expect(gunzipSync(bytes).toString('utf8')).toBe(messagesText(file));
});

it('what has to be hidden is hidden before it is compressed', () => {
  const bytes = Buffer.concat([...packed(linesOf(['a secret']), (text) => text.replace('secret', '•••'))]);
  expect(gunzipSync(bytes).toString('utf8')).toBe('a •••\n');
});

it.each([0.2, 0.5, 0.9])('a file that is cut off is read as far as it goes (%d of it)', (part) => {
  const bytes = whole();
  const lines = [...messagesIn(write(bytes.subarray(0, bytes.length * part)))].map(({ text }) => text);
  expect(lines.length).toBeGreaterThan(LINES.length * part * 0.5);
  expect(lines.slice(0, -1)).toEqual(LINES.slice(0, lines.length - 1));
});

it('a damaged file is refused in one sentence', () => {
  const bytes = whole();
  bytes.fill(7, bytes.length / 2, bytes.length / 2 + 64);
  expect(() => [...messagesIn(write(bytes))]).toThrow(/cucumber\.ndjson\.gz is damaged: it cannot be decompressed\.$/);
});

it('the file of an earlier version is read as it is', () => {
  const file = write(Buffer.from(LINES.join('\n')), 'cucumber.ndjson');
  expect([...messagesIn(file)].map(({ text }) => text)).toEqual(LINES);
  expect(messagesText(file)).toBe(LINES.join('\n'));
});
