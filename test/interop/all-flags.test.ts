import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { beforeAll, describe, expect, it } from 'vitest';
import { program } from '../../support/cli/program.ts';
import { type Ended, folder, plumbline, targetFile } from './command-line.ts';
import { RIGHT, WRONG } from './flag-values.data.ts';
import { inProcess } from './in-process.ts';
import { expectRefused } from './refused.ts';

/** Commands that bin/plumbline hands to the reference: they have a command line of their own. */
const ELSEWHERE = ['serve', 'map'];

const commands: readonly Command[] = (await program(() => undefined)).commands.filter(({ name }) => name !== undefined);
const here = commands.filter((command) => !ELSEWHERE.includes(command.name()));

const at = (name: string): string => join(folder, name);

const FREE = [
  ...['owner', 'issue', 'reason'].map((name) => `baseline --${name}`),
  'prove --excused',
  'init --name',
  'rules --search',
];

const MADE = ['evidence --seen']; // A file that is made, or that counts as empty, where it is not there.

const interfaces = { messaging: 'http://127.0.0.1:1' };
const target = targetFile('all-flags', { name: 'all-flags', kind: 'external', interfaces });
const RUN = at('all-flags-run');

/** The words that a command needs besides the option that is wrong. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  init: ['--out', at('all-flags-init.yaml'), '--messaging', 'http://127.0.0.1:1'],
  doctor: ['--target', target],
  cleanup: ['--target', target],
  baseline: ['--target', target, '--from', RUN],
  client: ['--driver', 'http://127.0.0.1:1'],
  replay: ['MSG-DEDUP-02', '--from', RUN],
  compare: [RUN, RUN],
  history: [RUN, RUN],
  report: [RUN],
  merge: [RUN],
  judge: [join(RUN, 'cucumber.ndjson.gz')],
  statement: [RUN],
  verify: [join(RUN, 'statement.json')],
  badge: [RUN],
  table: [join(RUN, 'statement.json'), '--keys', RUN],
};

const flagsOf = (command: Command) =>
  command.options.map((option) => ({ command: command.name(), option, name: `${command.name()} ${option.long}` }));

type Flag = ReturnType<typeof flagsOf>[number];

const flags = here.flatMap(flagsOf);
const withValue = flags.filter(({ option }) => option.required);
const without = flags.filter(({ option }) => !option.required && !option.optional);

const kindOf = ({ option: { flags: written } }: Flag): string => /<.*>$/.exec(written)?.[0] ?? '';

const wrongFor = (flag: Flag): string => WRONG[kindOf(flag)] ?? '';

function othersOf({ command, option }: Flag): string[] {
  const needed = [...(NEEDED[command] ?? [])];
  const place = needed.indexOf(option.long as string);
  if (place >= 0) needed.splice(place, 2);
  return needed;
}

function expectRefusal(ended: Ended, sentence = /./): void {
  expectRefused(ended, sentence);
  expect(ended.stderr.trim()).toMatch(/^plumbline(?: \w+)?: .*[.?…]$/);
  expect(ended.stderr).not.toMatch(/\bat .*\.ts:\d+|undefined|\[object/);
}

beforeAll(async () => {
  const words = ['run', '--rule', 'MSG-DEDUP-02', '--fault', 'dedup.window-23-hours', '--quiet', '--out', RUN];
  expect((await plumbline(words)).code).toBe(1);
});

it('every kind of value has one that is wrong', () => {
  const known = [...withValue, ...commands.flatMap(ofReference)].filter(({ name }) => !FREE.includes(name));
  expect(known.filter((flag) => !(kindOf(flag) in WRONG)).map(({ name }) => name)).toEqual([]);
  expect(withValue.length).toBeGreaterThan(60);
});

describe('an option', () => {
  const refusable = withValue.filter(({ name }) => ![...FREE, ...MADE].includes(name));
  it.each(refusable)('is refused with a wrong value: $name', async (flag) => {
    const words = [flag.command, ...othersOf(flag), flag.option.long as string, wrongFor(flag)];
    expectRefusal(await inProcess(words));
    expect(existsSync(at('all-flags-init.yaml'))).toBe(false);
  });

  const single = withValue.filter(({ option }) => !Array.isArray(option.defaultValue));
  it.each(single)('with one value is not taken twice: $name', async (flag) => {
    const given = [flag.option.long as string, RIGHT[flag.name] ?? RIGHT[kindOf(flag)] ?? 'a'];
    const ended = await inProcess([flag.command, ...given, ...othersOf(flag), ...given]);
    expectRefusal(ended, / is given twice, .*; give it once/);
  });

  it.each(withValue)('with a value is not taken without it: $name', async (flag) => {
    const long = flag.option.long as string;
    expectRefusal(await inProcess([flag.command, ...othersOf(flag), long, '']), / is given without a value; name one/);
    expectRefusal(await inProcess([flag.command, ...othersOf(flag), long]), / needs a value\./);
  });

  it.each(without)('without a value takes none: $name', async (flag) => {
    expectRefusal(await inProcess([flag.command, ...othersOf(flag), `${flag.option.long}=yes`]));
  });

  it.each(flags)('is not taken before its command: $name', async ({ command, option }) => {
    const ended = await inProcess([option.long as string, ...(option.required ? ['a'] : []), command]);
    expectRefusal(ended, /options come after the command: plumbline /);
  });
});

function ofReference(command: Command): Flag[] {
  return ELSEWHERE.includes(command.name()) ? flagsOf(command).filter(({ option }) => option.required) : [];
}

it.each(commands.flatMap(ofReference))('a command of the reference refuses a wrong value: $name', async (flag) => {
  const words = flag.name === 'serve --port-base' ? [] : ['--port-base', '0'];
  expectRefusal(await plumbline([flag.command, ...words, flag.option.long as string, wrongFor(flag)]));
});
