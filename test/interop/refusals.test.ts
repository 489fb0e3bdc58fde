import { readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { approve } from '../approved/approve.ts';
import { freshFolder } from '../fresh-folder.ts';
import { type Ended, plumbline } from './command-line.ts';
import { inProcess } from './in-process.ts';

/** Command lines by what is wrong with them. A line is `words → sentence`; a new one needs no sentence before UPDATE=1. */
const TRANSCRIPT = readFileSync(join(import.meta.dirname, '../approved/refusals/command-lines.txt'), 'utf8');

const target = (name: string, more = '') =>
  `name: ${name}\nkind: external\ninterfaces: { messaging: "http://127.0.0.1:9" }\n${more}`;

/** The files that command lines name. None of them may change, and no other may appear. */
const FILES: Readonly<Record<string, string>> = {
  'a-file': 'kept',
  'dead.yaml': target('dead'),
  'key.yaml': target('key', 'colour: 1\n'),
  'secret.yaml': target('secret', 'credentials: { messaging: { key: k, secret: "$'.concat('{NO_SUCH_NAME}" } }\n')),
  'empty.json': '',
  'cut-off.json': '{"messaging":',
  'list.json': '[]',
  'no-address.json': '{"hello":"world"}',
  'variable.json': '{"voice":"http://x/$'.concat('{TOKEN}"}'),
  'number.json': '{"voice":4010}',
  'word.json': '{"voice":"here"}',
  'credentials-in-a-list.json': '{"voice":"http://v","credentials":[]}',
  'deep-secret.json': '{"voice":"http://v","credentials":{"project":{"id":{}}}}',
  'unknown-credentials.json': '{"voice":"http://v","credentials":{"pin":"1"}}',
};

const home = process.cwd();
const folder = realpathSync(freshFolder());

beforeAll(() => {
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
  process.chdir(folder);
});

afterAll(() => process.chdir(home));

const wordsOf = (line: string): string[] => (line.match(/'[^']*'|\S+/g) ?? []).map((word) => word.replace(/'/g, ''));

/** Commands of the reference have a command line of their own, which only a process has. */
const ask = (words: string[]): Promise<Ended> => (words[0] === 'serve' ? plumbline(words) : inProcess(words));

/** The sentence, with a mark for words that differ from place to place: long lists of names, folders, what a shell says. */
const sentenceIn = (stderr: string): string =>
  stderr
    .trim()
    .replace(/^plumbline(?: serve)?: /, '')
    .replace(/(?<=; there are |\? There are )[^.]{120,}(?=\.$)/, '…')
    .replaceAll(folder, 'FOLDER')
    .replace(/(?<=; it said: ).*/, '…');

describe('a command line is refused in one sentence', () => {
  const lines = TRANSCRIPT.trimEnd()
    .split('\n')
    .map((line) => line.split(' → ')[0] as string);
  const said = new Map<string, string>();

  it.each(lines.filter((line) => !line.startsWith('#')))('%s', async (line) => {
    const { code, stdout, stderr } = await ask(wordsOf(line));
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^plumbline(?: serve)?: [^\n]*[.?…]\n$/);
    said.set(line, `${line} → ${sentenceIn(stderr)}`);
  });

  it('that somebody has approved, and no file is written', () => {
    const there = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
    expect(there.map(({ name }) => name).sort()).toEqual(Object.keys(FILES).sort());
    for (const [name, text] of Object.entries(FILES)) expect(readFileSync(name, 'utf8')).toBe(text);
    const text = lines.map((line) => `${said.get(line) ?? line}\n`).join('');
    approve('refusals', new Map([['command-lines.txt', text]]));
  });
});
