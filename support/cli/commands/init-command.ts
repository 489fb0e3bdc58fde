import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Option } from 'commander';
import { ROOT } from '../../ground/own-package.ts';
import { systemWords } from '../../ground/problems/system-words.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { INTERFACES } from '../../wire/target/target.ts';
import { readTargetFile } from '../../wire/target/target-file.ts';
import { SCHEMA_PATH, type TargetWishes, targetTemplate, variablesOf } from '../../wire/target/target-template.ts';
import { wishesOfReady } from '../run/ready-file.ts';
import { type CommandFile, listOption } from '../terminal/options.ts';
import { print, printJson } from '../terminal/streams.ts';

interface InitFlags extends Partial<Omit<TargetWishes, 'lookup' | 'accounts' | 'numbers'>> {
  readonly out: string;
  readonly from?: string;
  readonly force?: boolean;
  readonly json?: boolean;
  readonly lookup: readonly string[];
  readonly number: readonly string[];
  readonly account: readonly string[];
}

const QUESTIONS: ReadonlyArray<readonly [key: keyof TargetWishes, text: string, usual: string]> = [
  ['name', 'What shall the reports call the target?', 'sandbox'],
  ['kind', 'external, bundled or container?', 'external'],
  ['messaging', 'Address of the messaging API (empty: not offered)', ''],
  ['token', 'Address of the token service', ''],
  ['lookup', 'Addresses of number lookup, with spaces between', ''],
  ['subprojects', 'Address of the subproject API', ''],
  ['voice', 'Address of the voice service update', ''],
  ['conversation', 'Address of the conversation service', ''],
  ['standalone', 'Address of the standalone messaging-app API', ''],
  ['lab', 'Address of its lab (empty: it has none)', ''],
  [
    'accounts',
    'More accounts, with what is on there and their zone, such as night=social-sending,Pacific/Auckland',
    '',
  ],
  ['numbers', 'Numbers that messages may go to, with spaces between', ''],
  ['sideEffects', 'What a run may do besides reading: none, all, or some of messages, resources, lookups', 'none'],
  ['publicUrl', 'Where the target finds the receiver of notifications (empty: on this machine)', ''],
];

/** What lies between the values of those that are lists. */
const LISTS: Readonly<Record<string, RegExp>> = {
  lookup: /[\s,]+/,
  accounts: /\s+/,
  numbers: /[\s,]+/,
  sideEffects: /[\s,]+/,
};

function isSettled(key: keyof TargetWishes, wishes: Partial<TargetWishes>): boolean {
  if (wishes[key] !== undefined) return true;
  if (key !== 'name' && key !== 'kind' && (wishes.kind ?? 'external') !== 'external') return true;
  if (key === 'accounts' && wishes.messaging === undefined) return true;
  return (key === 'sideEffects' || key === 'accounts') && wishes.lab !== undefined;
}

/** Asks for whatever the flags leave out; who ends the input early leaves the rest as it usually is. */
export async function askFor(
  given: Partial<TargetWishes>,
  streams: { readonly input: NodeJS.ReadableStream; readonly output: NodeJS.WritableStream },
): Promise<Partial<TargetWishes>> {
  const terminal = createInterface(streams);
  const ended = new Promise<string>((resolve) => terminal.once('close', () => resolve('')));
  const wishes: Record<string, unknown> = { ...given };
  try {
    for (const [key, text, usual] of QUESTIONS) {
      if (isSettled(key, wishes)) continue;
      const question = terminal.question(`${text}${usual ? ` [${usual}]` : ''} `).catch(() => '');
      const said = (await Promise.race([question, ended])).trim() || usual;
      const between = LISTS[key];
      if (said !== '') wishes[key] = between ? said.split(between).filter(Boolean) : said;
    }
  } finally {
    terminal.close();
  }
  return wishes;
}

function wishesOf({ from, lookup, number, account, ...flags }: InitFlags): Partial<TargetWishes> {
  const { out: _out, force: _force, json: _json, ...rest } = flags;
  const wishes: Record<string, unknown> = { ...(from === undefined ? {} : wishesOfReady(from)), ...rest };
  if (lookup.length > 0) wishes.lookup = lookup;
  if (number.length > 0) wishes.numbers = number;
  if (account.length > 0) wishes.accounts = account;
  return wishes;
}

/** Stands for a value that is still to be set: long enough to be hidden in a report, and one for each name. */
const UNSET = 'is not set yet';

/** Reads the text as a run would before it takes the place of anything. */
function writeChecked(path: string, text: string): void {
  const draft = `${path}.${process.pid}`;
  const environment = Object.fromEntries(variablesOf(text).map((name) => [name, `${name} ${UNSET}`]));
  try {
    writeFileSync(draft, text);
    readTargetFile(draft, environment);
    renameSync(draft, path);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code) throw new UsageError(`${path} cannot be written: ${systemWords(error)}; give another --out.`);
    const here = message.replace('say allowPlainHttp: true in the target file', 'give --allow-plain-http');
    throw new UsageError(here.replaceAll(`${draft}:`, `${path}, not written:`));
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Where a project has this package that depends on it, whatever its package manager links there. */
const INSTALLED = join('node_modules', 'plumbline-conformance', relative(ROOT, SCHEMA_PATH));

/**
 * The JSON Schema of target files as seen from the file at `path`: relative, so that an editor finds it without a network and
 * on the machine of each who works on the project. Only on another drive there is no such way.
 */
export function schemaReference(path: string): string {
  let folder = dirname(path);
  while (!existsSync(join(folder, INSTALLED)) && dirname(folder) !== folder) folder = dirname(folder);
  const installed = join(folder, INSTALLED);
  const way = relative(dirname(path), existsSync(installed) ? installed : SCHEMA_PATH);
  if (isAbsolute(way)) return way;
  const written = way.split(sep).join('/');
  return written.startsWith('.') ? written : `./${written}`;
}

async function writeTargetFile(flags: InitFlags): Promise<number> {
  const path = resolve(flags.out);
  if (existsSync(path) && flags.force !== true)
    throw new UsageError(`${flags.out} is there already; give another --out, or --force to overwrite it.`);
  const given = wishesOf(flags);
  const asks = process.stdin.isTTY && flags.from === undefined;
  const wishes = asks ? await askFor(given, { input: process.stdin, output: process.stderr }) : given;
  const kind = wishes.kind ?? 'external';
  if (kind === 'external' && INTERFACES.every((name) => !(name in wishes)))
    throw new UsageError('an external target needs an address: give --messaging URL, or another interface.');

  const name = wishes.name ?? (kind === 'bundled' ? 'bundled' : 'sandbox');
  const text = targetTemplate({ ...wishes, kind, name }, schemaReference(path));
  writeChecked(path, text);
  const variables = variablesOf(text);
  const setBy = flags.from === undefined ? '' : ' ("plumbline serve --env FILE" writes them for a shell)';
  const needs = variables.length > 0 ? `set ${variables.join(', ')}${setBy}, then ` : '';
  if (flags.json) printJson(JSON.stringify({ file: path, variables }));
  else print(`wrote ${flags.out}; ${needs}"plumbline doctor --target ${flags.out}" examines it.\n`);
  return 0;
}

export const command: CommandFile<InitFlags> = {
  options: [
    new Option('--out <file>', 'the file to write').default('target.yaml'),
    new Option('--force', 'overwrite an existing file'),
    new Option('--from <file>', 'a ready file of "plumbline serve": its addresses, and references to its credentials'),
    new Option('--kind <kind>', 'bundled, external or container'),
    new Option('--name <name>', 'the name of the target in reports'),
    new Option('--scope <scope>', 'reference, external or assisted'),
    new Option('--messaging <url>', 'address of the messaging API'),
    new Option('--token <url>', 'address of the token service'),
    listOption('--lookup <url>', 'address of number lookup; may be repeated'),
    new Option('--subprojects <url>', 'address of the subproject API'),
    new Option('--voice <url>', 'address of the voice service update'),
    new Option('--conversation <url>', 'address of the conversation service'),
    new Option('--standalone <url>', 'address of the standalone messaging-app API'),
    new Option('--lab <url>', 'address of its lab, if it has one'),
    listOption(
      '--account <name=features>',
      'one more account, with what is on there and its zone: night=social-sending,Pacific/Auckland; may be repeated',
    ),
    listOption('--number <number>', 'a number that messages may go to; may be repeated'),
    new Option(
      '--side-effects <list>',
      'what a run may do: none, all, or some of messages,resources,lookups',
    ).argParser((text) => text.split(/[\s,]+/).filter(Boolean)),
    new Option('--public-url <url>', 'where the target reaches the receiver of notifications'),
    new Option('--allow-plain-http', 'send credentials over plain http to another machine'),
    new Option('--json', 'print the result as JSON'),
  ],
  examples: [
    ['init --messaging https://sandbox.example --number +61491570156', 'writes target.yaml'],
    ['init --from ready.json', 'for the platform that "plumbline serve --ready-file ready.json" runs'],
    ['init --kind bundled --out bundled.yaml', 'a target file for the bundled reference'],
  ],
  run: writeTargetFile,
};
