import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { Option } from 'commander';
import { idOf } from '../../ground/members.ts';
import { ROOT } from '../../ground/own-package.ts';
import { systemWords } from '../../ground/problems/system-words.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { profilesNamed, readProfiles } from '../../ground/rules/profiles.ts';
import { readRuleBook } from '../../ground/rules/rule-book.ts';
import { INTERFACES, type ResolvedTarget } from '../../wire/target/target.ts';
import { readTargetFile } from '../../wire/target/target-file.ts';
import { withSettings } from '../../wire/target/target-settings.ts';
import { SCHEMA_PATH, type TargetWishes, targetTemplate, variablesOf } from '../../wire/target/target-template.ts';
import { reachableBy } from '../plan/plan.ts';
import { remembered } from '../prices/kept-prices.ts';
import { wishesOfReady } from '../run/ready-file.ts';
import { withInterfaces } from '../run/target.ts';
import { askFor } from '../terminal/ask-for-target.ts';
import { type CommandFile, listOption } from '../terminal/options.ts';
import { print, printJson } from '../terminal/streams.ts';
import { planTarget } from './plan-command.ts';

type Lists = Readonly<Record<'lookup' | 'number' | 'account' | 'profile' | 'set', readonly string[]>>;

interface InitFlags extends Lists, Partial<Omit<TargetWishes, 'lookup' | 'accounts' | 'numbers'>> {
  readonly out: string;
  readonly from?: string;
  readonly force?: boolean;
  readonly json?: boolean;
}

function wishesOf({ from, lookup, number, account, profile, ...flags }: InitFlags): Partial<TargetWishes> {
  const { out: _out, force: _force, json: _json, set: _set, ...rest } = flags;
  const wishes: Record<string, unknown> = { ...(from === undefined ? {} : wishesOfReady(from)), ...rest };
  if (lookup.length > 0) wishes.lookup = lookup;
  if (number.length > 0) wishes.numbers = number;
  if (account.length > 0) wishes.accounts = account;
  if (profile.length > 0) wishes.profiles = profile;
  return wishes;
}

/** Stands for a value that is still to be set: long enough to be hidden in a report, and one for each name. */
const UNSET = 'is not set yet';

function writeChecked(path: string, text: string): ResolvedTarget {
  const draft = `${path}.${process.pid}`;
  const environment: Record<string, string> = {};
  for (const name of variablesOf(text)) environment[name] = `${name} ${UNSET}`;
  try {
    writeFileSync(draft, text);
    const { target } = readTargetFile(draft, environment);
    renameSync(draft, path);
    return target;
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

/** The schema of target files as seen from `path`: relative, so that any machine finds it, but on another drive. */
export function schemaReference(path: string): string {
  let folder = dirname(path);
  while (!existsSync(join(folder, INSTALLED)) && dirname(folder) !== folder) folder = dirname(folder);
  const installed = join(folder, INSTALLED);
  const way = relative(dirname(path), existsSync(installed) ? installed : SCHEMA_PATH);
  if (isAbsolute(way)) return way;
  const written = way.split(sep).join('/');
  return written.startsWith('.') ? written : `./${written}`;
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
    listOption('--profile <id>', 'a profile that it claims, such as quiet-hours; may be repeated'),
    listOption(
      '--set <key=value>',
      'any other key of the file, with dots, and its value as YAML: limits.messages=40; may be repeated',
    ),
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
    [
      "init --messaging https://sandbox.example --profile tokens --set 'limits={messages: 40}'",
      'what it claims, and any other key of the file',
    ],
    ['init --kind bundled --out bundled.yaml', 'a target file for the bundled reference'],
  ],
  async run(flags) {
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
    const profiles = wishes.profiles && profilesNamed(wishes.profiles, readProfiles(readRuleBook())).map(idOf);
    const text = withSettings(targetTemplate({ ...wishes, kind, name, profiles }, schemaReference(path)), flags.set);
    const target = writeChecked(path, text);
    const variables = variablesOf(text);
    const setBy = flags.from === undefined ? '' : ' ("plumbline serve --env FILE" writes them for a shell)';
    const needs = variables.length > 0 ? `set ${variables.join(', ')}${setBy}, then ` : '';
    // How far a run reaches by what is declared is unknown until prices have been measured once, as they are in the package.
    const prices = remembered();
    const offered = prices && (await withInterfaces(target));
    const reach = offered && reachableBy(await planTarget({ rule: [] }, offered, prices), offered).says;
    if (flags.json) printJson(JSON.stringify({ file: path, variables, reach }));
    else {
      const says = reach
        ? `As declared, ${reach}`
        : `"plumbline plan --target ${flags.out}" says how much it can verify`;
      print(
        `wrote ${flags.out}. ${says}.\n${needs}"plumbline doctor --target ${flags.out}" asks it, and says what opens more rules.\n`,
      );
    }
    return 0;
  },
};
