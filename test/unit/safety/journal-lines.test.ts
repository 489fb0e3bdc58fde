import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readJournal } from '../../../support/wire/safety/journal-lines.ts';
import { journalIn, ResourceJournal } from '../../../support/wire/safety/resource-journal.ts';
import { freshFolder } from '../../fresh-folder.ts';

const WEBHOOKS = 'https://platform.example/v1/webhooks/messages';

const making = () => ({
  method: 'POST',
  url: WEBHOOKS,
  headers: {},
  body: '{"url":"https://receiver.example/1"}',
});

it.each([
  [{ url: 'http://' }, 'its url is not an address'],
  [{ url: 7 }, 'its url is not an address'],
  [{ kind: 'wish' }, 'its kind wish is not known'],
  [{ state: 'wanted' }, 'its state wanted is not known'],
  [{ state: 'restore', kind: 'voice service' }, 'it does not say how to put it back'],
  [{ ids: [1] }, 'its ids are no list of texts'],
  [{ key: undefined }, 'it has no key'],
])('a journal keeps a line that makes no sense, and every other: %j', (over, why) => {
  const line = { key: 'a', state: 'asked', kind: 'webhook', url: WEBHOOKS, ...over };
  const folder = freshFolder();
  const path = journalIn(folder);
  writeFileSync(path, `${JSON.stringify(line)}\n{"key":"b","state":"made","ids":["w0"]}\n`);
  const journal = new ResourceJournal(folder, 'run', () => 1000);
  journal.begin(making())({ status: 201, text: '{"id":"w1"}' });
  journal.begin({ method: 'DELETE', url: `${WEBHOOKS}/w9`, headers: {} })({ status: 204, text: '' });
  journal.close();
  const { left: known, broken } = readJournal(path);
  expect(known.map(({ ids }) => ids)).toEqual([['w1']]);
  expect(broken).toEqual([
    { line: 1, text: JSON.stringify(line), why },
    expect.objectContaining({ line: 2, why: 'no line before it says what was asked for' }),
  ]);
});
