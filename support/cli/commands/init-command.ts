import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { systemWords } from '../../ground/problems/system-words.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { INTERFACES } from '../../wire/target/target.ts';
import { readTargetFile } from '../../wire/target/target-file.ts';
import { type TargetWishes, targetTemplate, variablesOf } from '../../wire/target/target-template.ts';
import { wishesOfReady } from '../run/ready-file.ts';
import { print, printJson } from '../terminal/streams.ts';
import { schemaReference } from './schema-reference.ts';

interface InitFlags extends Partial<Omit<TargetWishes, 'lookup' | 'accounts' | 'numbers' | 'sideEffects'>> {
  readonly sideEffects?: string;
  readonly out: string;
  /** The ready file of a platform that runs. */
  readonly from?: string;
  readonly force?: boolean;
  readonly json?: boolean;
  readonly lookup: readonly string[];
  readonly number: readonly string[];
  readonly account: readonly string[];
}

type Question = readonly [key: keyof TargetWishes, text: string, usual: string];

const QUESTIONS: readonly Question[] = [
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

const LISTS: ReadonlySet<keyof TargetWishes> = new Set(['lookup', 'accounts', 'numbers', 'sideEffects']);

const wordsOf = (text: string, between = /[\s,]+/): string[] => text.split(between).filter(Boolean);

/** Where questions are asked and answered. */
export interface Terminal {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
}

/** Asks for whatever the flags leave out; who ends the input early leaves the rest as it usually is. */
export async function askFor(given: Partial<TargetWishes>, streams: Terminal): Promise<Partial<TargetWishes>> {
  const terminal = createInterface(streams);
  const ended = new Promise<string>((resolve) => terminal.once('close', () => resolve('')));
  const wishes: Record<string, unknown> = { ...given };
  const external = (): boolean => (wishes.kind ?? 'external') === 'external';
  try {
    for (const [key, text, usual] of QUESTIONS) {
      if (wishes[key] !== undefined || (key !== 'name' && key !== 'kind' && !external())) continue;
      if ((key === 'sideEffects' || key === 'accounts') && wishes.lab !== undefined) continue;
      if (key === 'accounts' && wishes.messaging === undefined) continue;
      const question = terminal.question(`${text}${usual ? ` [${usual}]` : ''} `).catch(() => '');
      const said = (await Promise.race([question, ended])).trim() || usual;
      if (said !== '') wishes[key] = LISTS.has(key) ? wordsOf(said, key === 'accounts' ? /\s+/ : undefined) : said;
    }
  } finally {
    terminal.close();
  }
  return wishes as Partial<TargetWishes>;
}

function wishesOf({
  out: _out,
  from,
  force: _force,
  json: _json,
  lookup,
  number,
  account,
  sideEffects,
  ...rest
}: InitFlags): Partial<TargetWishes> {
  return {
    ...(from === undefined ? {} : wishesOfReady(from)),
    ...rest,
    ...(sideEffects === undefined ? {} : { sideEffects: wordsOf(sideEffects) }),
    ...(lookup.length > 0 ? { lookup } : {}),
    ...(number.length > 0 ? { numbers: number } : {}),
    ...(account.length > 0 ? { accounts: account } : {}),
  };
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

/** What the reports call a target that is given no name, by its kind. */
const USUAL_NAME: Readonly<Record<string, string>> = { bundled: 'bundled' };

/** `plumbline init`: writes a commented target file, by asking where there is a terminal, else from the flags. */
export async function initCommand(flags: InitFlags): Promise<number> {
  const path = resolve(flags.out);
  if (existsSync(path) && flags.force !== true)
    throw new UsageError(`${flags.out} is there already; give another --out, or --force to overwrite it.`);
  const given = wishesOf(flags);
  const asks = process.stdin.isTTY && flags.from === undefined;
  const wishes = asks ? await askFor(given, { input: process.stdin, output: process.stderr }) : given;
  const kind = wishes.kind ?? 'external';
  if (kind === 'external' && INTERFACES.every((name) => !(name in wishes)))
    throw new UsageError('an external target needs an address: give --messaging URL, or another interface.');
  const text = targetTemplate(
    { ...wishes, kind, name: wishes.name ?? USUAL_NAME[kind] ?? 'sandbox' },
    schemaReference(path),
  );
  writeChecked(path, text);
  const variables = variablesOf(text);
  const setBy = flags.from === undefined ? '' : ' ("plumbline serve --env FILE" writes them for a shell)';
  const needs = variables.length > 0 ? `set ${variables.join(', ')}${setBy}, then ` : '';
  if (flags.json) printJson(JSON.stringify({ file: path, variables }));
  else print(`wrote ${flags.out}; ${needs}"plumbline doctor --target ${flags.out}" examines it.\n`);
  return 0;
}
