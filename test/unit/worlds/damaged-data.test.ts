import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openJournal } from '../../../reference-impl/keep/open-journal.ts';
import { DataFile } from '../../../reference-impl/kernel/data-file.ts';
import { UnusableData } from '../../../reference-impl/kernel/unusable-data.ts';
import { freshFolder } from '../../fresh-folder.ts';

const folder = freshFolder();
const open = (path: string) => openJournal(path, {}, () => undefined);

it.each([
  ['request', '{'],
  ['request', '["messaging","messages.submit"]'],
  ['answer', 'x'],
  ['nothing known', '[]'],
])('a damaged entry, a %s of %s, gets one sentence', async (kind, data) => {
  const path = join(folder, `${kind} ${data.length}`);
  (await open(path)).close();
  const file = new DataFile(path);
  file.append({ kind, world: 'w', at: 0, data, body: null });
  file.close();
  const journal = await open(path);
  const sentence = `the data file ${path} is damaged: its entry 1 cannot be read; put a copy back, or name another file`;
  expect(() => [...journal.entries()]).toThrow(new UnusableData(sentence));
});

it('so does a file whose facts or pages are damaged', async () => {
  const path = join(folder, 'facts');
  const file = new DataFile(path);
  file.fact('manners', () => '{');
  file.close();
  await expect(open(path)).rejects.toThrow(/^the data file .* is damaged: it does not say how it was made; put/);
  writeFileSync(path, readFileSync(path).fill(0xff, 4096));
  await expect(open(path)).rejects.toThrow(/^the data file .* is damaged: database disk image is malformed; put/);
});
