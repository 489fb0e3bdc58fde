import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { freshFolder } from '../../fresh-folder.ts';
import type { Ending } from './child.ts';
import { HostileTarget } from './hostile-target.ts';
import type { LeadsTo } from './mode.ts';
import { deviations } from './outcome.ts';
import { honest } from './scene.ts';
import { disguises } from './secrets.ts';

const GOOD: Ending = { code: 1, byItself: true, stdout: 'NOT CONFORMANT\n', stderr: '', megabytes: 200 };
const LEADS_TO: LeadsTo = { exit: 1, rules: { 'MSG-GET-01': 'fail' }, requests: 0 };
const VERDICTS = JSON.stringify({ rules: [{ id: 'MSG-GET-01', verdict: 'fail' }] });
const SECRET = 'k€y "of" the <house>';

/** What is found after a run that ended like this and left these files. */
function found(ending: Partial<Ending>, files: Readonly<Record<string, string>> = {}, leadsTo = LEADS_TO) {
  const folder = freshFolder();
  for (const [name, text] of Object.entries({ 'verdicts.json': VERDICTS, ...files })) {
    mkdirSync(dirname(join(folder, 'out', name)), { recursive: true });
    writeFileSync(join(folder, 'out', name), text);
  }
  const target = new HostileTarget(honest);
  return deviations({ ending: { ...GOOD, ...ending }, target, folder, canaries: [SECRET] }, leadsTo).join('\n');
}

it('finds nothing in a run that led to what it must', () => {
  expect(found({})).toBe('');
});

it.each<[string, Partial<Ending>, RegExp]>([
  ['a run that had to be killed', { byItself: false, code: null }, /had to be killed/],
  ['another exit code', { code: 5 }, /exit code 5 instead of 1/],
  ['too much memory', { megabytes: 900 }, /megabytes: 900/],
  ['a stack on the console', { stderr: 'Error: x\n    at f (/a/b.ts:1:2)\n' }, /breakdown/],
  ['an escape sequence on the console', { stdout: 'a \u001b[2J b' }, /steer/],
  ['text that is read backwards on the console', { stdout: 'a \u202e b' }, /steer/],
])('finds %s', (_, ending, sentence) => {
  expect(found(ending)).toMatch(sentence);
});

it.each<[string, string, string, RegExp]>([
  ['a script that does more than call curl', 'evidence/A/curl.sh', '#!/bin/sh\ncurl "$(touch pwned)"\n', /made pwned/],
  ['a script that breaks', 'evidence/A/curl.sh', "#!/bin/sh\ncurl 'a\n", /cannot be carried out/],
  ['markup in a page', 'verdicts.md', 'a <script>alert(1)</script>', /markup of the target/],
  ['a character that XML does not know', 'junit.xml', '<a>\u0001</a>', /XML does not allow/],
  ['another verdict', 'verdicts.json', '{"rules":[{"id":"MSG-GET-01","verdict":"pass"}]}', /pass .* instead of fail/],
  ['too large a report', 'cucumber.ndjson', 'x'.repeat(13_000_000), /kilobytes of reports/],
])('finds %s', (_, name, text, sentence) => {
  expect(found({}, { [name]: text })).toMatch(sentence);
});

it.each(disguises(SECRET))('finds a secret that is told as %s', (form) => {
  for (const text of [form, JSON.stringify(form), JSON.stringify(JSON.stringify(form))])
    expect(found({}, { 'evidence.json': text })).toMatch(/is in 1 files: evidence\.json/);
});
