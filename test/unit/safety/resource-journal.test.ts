import { existsSync, mkdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { UsageError } from '../../../support/ground/problems/usage-error.ts';
import { readJournal } from '../../../support/wire/safety/journal-lines.ts';
import { journalIn, ResourceJournal } from '../../../support/wire/safety/resource-journal.ts';
import { openStateFolder, replaceFile } from '../../../support/wire/safety/state-folder.ts';
import { freshFolder } from '../../fresh-folder.ts';

const WEBHOOKS = 'https://platform.example/v1/webhooks/messages';

let folder: string;
let path: string;

beforeEach(() => {
  folder = freshFolder();
  path = journalIn(folder);
});

const open = (run = 'run') => new ResourceJournal(folder, run, () => 1000);

const making = (url = WEBHOOKS, body: object = { url: 'https://receiver.example/1' }) => ({
  method: 'POST',
  url,
  headers: { authorization: 'Basic c2VjcmV0' },
  body: JSON.stringify(body),
});

const left = () => readJournal(path).left;

describe('the journal of what runs make', () => {
  it('tells of a thing before its request leaves, without any secret', () => {
    open().begin(making());
    expect(left()).toMatchObject([
      { told: false, ids: [], kind: 'webhook', same: { url: 'https://receiver.example/1' } },
    ]);
    expect(readFileSync(path, 'utf8')).not.toContain('c2VjcmV0');
  });

  it('tells its id once the answer came, and nothing of a thing that was refused', () => {
    const journal = open();
    journal.begin(making())({ status: 201, text: '{"id":"w1"}' });
    journal.begin(making())({ status: 400, text: '{}' });
    expect(left()).toMatchObject([{ told: true, ids: ['w1'] }]);
  });

  it('keeps a thing whose request was answered by a failure of the platform: it may be there', () => {
    open().begin(making())({ status: 502, text: '<html>' });
    expect(left()).toMatchObject([{ told: false }]);
  });

  it('forgets what was taken away, and goes when nothing is left', () => {
    const journal = open();
    journal.begin(making())({ status: 201, text: '{"id":"w1"}' });
    const removal = { method: 'DELETE', url: `${WEBHOOKS}/w1`, headers: {} };
    journal.begin(removal)({ status: 500, text: '' });
    expect(left()).toHaveLength(1);
    journal.begin(removal)({ status: 204, text: '' });
    expect(left()).toEqual([]);
    journal.close();
    expect(existsSync(path)).toBe(false);
  });

  it('keeps what somebody else is told not to be there', () => {
    const journal = open();
    const by = (user: string) => ({ authorization: `Basic ${Buffer.from(`${user}:x`).toString('base64')}` });
    journal.begin({ ...making(), headers: by('owner') })({ status: 201, text: '{"id":"w1"}' });
    const removal = { method: 'DELETE', url: `${WEBHOOKS}/w1` };
    journal.begin({ ...removal, headers: by('stranger') })({ status: 404, text: '' });
    expect(left()).toMatchObject([{ ids: ['w1'] }]);
    journal.begin({ ...removal, headers: by('owner') })({ status: 404, text: '' });
    expect(left()).toEqual([]);
  });

  it('knows what a path, a body or a cancellation takes away', () => {
    const journal = open();
    const base = 'https://platform.example/v1';
    const scheduled = { messages: [{ scheduled: '2030-01-01T00:00:00Z' }] };
    journal.begin(making(`${base}/messages`, scheduled))({
      status: 202,
      text: '{"messages":[{"message_id":"m1"}]}',
    });
    journal.begin(making(`${base}/messages`, { messages: [{}] }))({ status: 202, text: '{}' });
    journal.begin(making(`${base}/number_authorisation/mt/blacklist`, { numbers: ['+46700000001'] }));
    expect(left()[0]?.until).toBe(Date.parse('2030-01-01T00:00:00Z'));
    expect(left()).toMatchObject([{ kind: 'scheduled message', ids: ['m1'] }, { ids: ['+46700000001'] }]);
    journal.begin({ method: 'PUT', url: `${base}/messages/m1`, headers: {} })({ status: 200, text: '' });
    expect(left()).toHaveLength(1);
  });

  it('forgets one after the other what a request made together', () => {
    const journal = open();
    const blacklist = 'https://platform.example/v1/number_authorisation/mt/blacklist';
    journal.begin(making(blacklist, { numbers: ['+46700000001', '+46700000002'] }))({
      status: 200,
      text: '{}',
    });
    const off = (number: string) =>
      journal.begin({ method: 'DELETE', url: `${blacklist}/${encodeURIComponent(number)}`, headers: {} })({
        status: 200,
        text: '',
      });
    off('+46700000001');
    expect(left()).toMatchObject([{ told: true, ids: ['+46700000002'] }]);
    off('+46700000002');
    expect(left()).toEqual([]);
  });

  it('is read by the next run after a kill at any byte, and goes on behind a line that broke off', () => {
    open('first').begin(making())({ status: 201, text: '{"id":"w1"}' });
    const whole = readFileSync(path);
    for (let length = 0; length <= whole.length; length += 9) {
      writeFileSync(path, whole.subarray(0, length));
      const before = left().length;
      const next = open('second');
      next.begin(making())({ status: 201, text: '{"id":"w2"}' });
      expect(left()).toHaveLength(before + 1);
      expect(left().at(-1)?.ids).toEqual(['w2']);
    }
  });

  it('survives lines that are something else', () => {
    writeFileSync(path, 'null\n7\n{"key":1}\n"x"\n\0\0\0\n{"key":"a","state":"asked"}\n');
    const { left: known, torn, broken } = readJournal(path);
    expect({ known, torn, lines: broken.map(({ line }) => line) }).toEqual({
      known: [],
      torn: 1,
      lines: [1, 2, 3, 4, 6],
    });
    truncateSync(path, 3);
    open().begin(making());
    expect(left()).toHaveLength(1);
  });

  it('stops the run in one sentence when it cannot be written', () => {
    writeFileSync(join(folder, 'a-file'), '');
    expect(() => openStateFolder(join(folder, 'a-file', 'below'))).toThrow(UsageError);
    expect(() => openStateFolder(join(folder, 'a-file'))).toThrow(/cannot be written \(E[A-Z]+\)/);
  });
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
  writeFileSync(path, `${JSON.stringify(line)}\n{"key":"b","state":"made","ids":["w0"]}\n`);
  const journal = open();
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

it('the folder of what runs did is for its owner alone, and so is a folder that only runs use', () => {
  const own = join(folder, '.plumbline');
  const shared = join(folder, 'shared');
  for (const each of [own, shared]) mkdirSync(each, { mode: 0o755 });
  for (const each of [own, shared]) openStateFolder(each);
  expect([own, shared].map((each) => statSync(each).mode & 0o777)).toEqual([0o700, 0o755]);
  expect(statSync(openStateFolder(join(folder, 'a', 'b'))).mode & 0o777).toBe(0o700);
  replaceFile(join(own, 'a-file'), '');
  expect(statSync(join(own, 'a-file')).mode & 0o777).toBe(0o600);
});
