import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command, type ErrorOptions, type Help, type Option } from 'commander';
import { ROOT } from '../ground/own-package.ts';
import { UsageError } from '../ground/problems/usage-error.ts';
import { unknownName } from '../ground/rules/nearest.ts';
import { COMMANDS, EXAMPLES, EXIT_CODES, HELP_GROUP, INTRODUCTION } from './help-texts.data.ts';
import type { CommandFile } from './terminal/options.ts';
import { fitted, widthOf } from './terminal/streams.ts';

const USUAL_WIDTH = 80;
const NARROW = 60;

function formatItem(this: Help, term: string, termWidth: number, description: string, helper: Help): string {
  const width = helper.helpWidth ?? USUAL_WIDTH;
  if (description === '') return `  ${term}`;
  if (width < NARROW) return fitted(`  ${term}\n      ${description}`, width);
  let entry = `  ${term.padEnd(termWidth)}  `;
  for (const [at, line] of fitted(description, width - termWidth - 4)
    .split('\n')
    .entries())
    entry += at === 0 ? line.trim() : `\n${' '.repeat(termWidth + 4)}${line.trim()}`;
  return entry;
}

/** How a command is called, from the list: its options are loaded only where it is asked for. */
function subcommandTerm(command: Command): string {
  const usages = Object.values(COMMANDS).flatMap(Object.keys);
  return usages.find((usage) => usage.split(' ')[0] === command.name()) ?? 'help [command]';
}

function optionDescription({ description, defaultValue, defaultValueDescription }: Option): string {
  if (defaultValue === undefined || defaultValue === false || String(defaultValue) === '') return description;
  return `${description} (default: ${defaultValueDescription ?? String(defaultValue)})`;
}

export function dressCommand(
  command: Command,
  { examples = [], exitCodes = [] }: Pick<CommandFile<unknown>, 'examples' | 'exitCodes'>,
): void {
  const width = widthOf(process.stdout) ?? USUAL_WIDTH;
  command.configureHelp({ helpWidth: width, minWidthToWrap: 20, formatItem, optionDescription, subcommandTerm });
  command.helpOption('-h, --help', 'this help');
  const lines: string[] = [];
  if (examples.length > 0) lines.push('', 'Examples:');
  for (const [typed, what] of examples) lines.push(`  $ plumbline ${typed}`, `      ${what}`);
  if (exitCodes.length > 0) lines.push('', 'Exit codes:');
  for (const [code, what] of exitCodes) lines.push(`  ${code.padEnd(4)}  ${what}`);
  if (lines.length > 0) command.addHelpText('after', fitted(lines.join('\n'), width));
}

export function dressRoot(root: Command): void {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  root.version(version, '-V, --version', 'the version of plumbline').description(INTRODUCTION);
  const help = new Command('help').argument('[command]').description('what a command does, with examples');
  root.addHelpCommand(help.helpGroup(HELP_GROUP));
  dressCommand(root, { examples: EXAMPLES, exitCodes: EXIT_CODES });
}

const OF_ROOT = ['-h', '--help', '-V', '--version'];

/** Throws UsageError with a suggestion when help is asked for a command that is not there, or an option comes too early. */
export function requireCommand(root: Command, [asked, name, ...more]: readonly string[]): void {
  const names = root.commands.map((each) => each.name());
  const late = [name, ...more].find((word) => word !== undefined && names.includes(word));
  if (asked?.startsWith('-') && !OF_ROOT.includes(asked) && late !== undefined)
    throw new UsageError(`options come after the command: plumbline ${late} ${asked} ….`);
  if (asked === 'help' && name !== undefined && name !== 'help' && !name.startsWith('-') && !names.includes(name))
    throw new UsageError(unknownName('command', name, names, 'plumbline help'));
}

/** What is wrong with a command line, by the code of commander, and the remedy; $ is the word that it is about. */
const SENTENCES: Readonly<Record<string, string>> = {
  'commander.optionMissingArgument': "option '$' needs a value.",
  'commander.missingMandatoryOptionValue': "option '$' is missing; give it, or see --help.",
  'commander.missingArgument': '<$> is missing; --help shows how the command is called.',
  'commander.excessArguments': '$ takes fewer words; "plumbline help $" shows how it is called.',
  'commander.unknownOption': "unknown option '$'; --help lists those of a command.",
  'commander.unknownCommand': 'unknown command \'$\'; "plumbline help" lists them.',
};

/** A command that objects in our words: to what, commander quotes; what it suggests, it appends. */
export class SpokenCommand extends Command {
  override createCommand(name?: string): SpokenCommand {
    return new SpokenCommand(name);
  }

  override error(message: string, options: ErrorOptions = {}): never {
    const [objection = '', suggested] = message.split('\n(Did you mean ');
    const word = objection.slice(objection.indexOf("'") + 1, objection.lastIndexOf("'"));
    const near = suggested?.replace('one of ', '').replace('?)', '?');
    const whole = SENTENCES[options.code ?? ''] ?? message;
    const sentence = near === undefined ? whole : `${whole.split(';')[0]}; did you mean ${near}`;
    return super.error(`plumbline: ${sentence.replaceAll('$', () => word)}`, options);
  }
}
