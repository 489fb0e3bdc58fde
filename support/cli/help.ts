import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command, type Help, type Option } from 'commander';
import { ROOT } from '../ground/own-package.ts';
import { UsageError } from '../ground/problems/usage-error.ts';
import { unknownName } from '../ground/rules/nearest.ts';
import { EXAMPLES, EXIT_CODES, GROUPS, INTRODUCTION } from './help-texts.data.ts';
import { fitted, widthOf } from './terminal/fitted.ts';

const USUAL_WIDTH = 80;

/** Below this width a name and its explanation get separate lines. */
const NARROW = 60;

const helpWidth = (): number => widthOf(process.stdout) ?? USUAL_WIDTH;

function examplesOf(name: string): string {
  const examples = EXAMPLES[name] ?? [];
  const lines = examples.flatMap(([command, what]) => [`  $ plumbline ${command}`, `      ${what}`]);
  return lines.length > 0 ? `\nExamples:\n${lines.join('\n')}` : '';
}

function codesOf(codes: ReadonlyArray<readonly [string, string]>): string {
  return `\nExit codes:\n${codes.map(([code, what]) => `  ${code.padEnd(4)}  ${what}`).join('\n')}`;
}

/** One entry of a list: side by side where there is room, else below each other. */
function formatItem(this: Help, term: string, termWidth: number, description: string, helper: Help): string {
  const width = helper.helpWidth ?? USUAL_WIDTH;
  if (description === '') return `  ${term}`;
  if (width < NARROW) return fitted(`  ${term}\n      ${description}`, width);
  const [first = '', ...others] = fitted(description, width - termWidth - 4)
    .split('\n')
    .map((line) => line.trim());
  const rest = others.map((line) => `\n${' '.repeat(termWidth + 4)}${line}`);
  return `  ${term.padEnd(termWidth)}  ${first}${rest.join('')}`;
}

/** What an option does, with its default unless that is nothing. */
function optionDescription({ description, defaultValue }: Option): string {
  const isSaid = defaultValue !== undefined && String(defaultValue) !== '' && defaultValue !== false;
  return isSaid ? `${description} (default: ${String(defaultValue)})` : description;
}

function dressCommand(command: Command): void {
  const name = command.name();
  const width = helpWidth();
  command.configureHelp({ helpWidth: width, minWidthToWrap: 20, formatItem, optionDescription });
  command.helpOption('-h, --help', 'this help');
  const codes = EXIT_CODES[name];
  const after = [examplesOf(name), codes ? codesOf(codes) : ''].filter(Boolean).join('\n');
  if (after !== '') command.addHelpText('after', () => fitted(after, width));
}

function groupOf(name: string): string {
  return Object.entries(GROUPS).find(([, names]) => names.includes(name))?.[0] ?? 'Other commands:';
}

const ORDER = Object.values(GROUPS).flat();

const placeOf = (command: Command): number => {
  const place = ORDER.indexOf(command.name());
  return place < 0 ? ORDER.length : place;
};

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

/** The version in the package file. */
export const versionOf = (): string =>
  (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }).version;

/** What the parser of the command line says, and how it is said here: with the remedy. */
const SENTENCES: ReadonlyArray<readonly [said: RegExp, here: string]> = [
  [/^error: /, ''],
  [/\n\(Did you mean (?:one of )?([^?\n]*)\?\)$/, '; did you mean $1?'],
  [/^option '(-[^\s']+)(\s[^']*)?' argument missing$/, "option '$1$2' needs a value"],
  [/^required option '(-[^\s']+)(\s[^']*)?' not specified$/, "option '$1$2' is missing; give it, or see --help"],
  [/^missing required argument '(.*)'$/, '<$1> is missing; --help shows how the command is called'],
  [/^too many arguments for '(.*?)'\. .*/s, '$1 takes fewer words; "plumbline help $1" shows how it is called'],
  [/^unknown option '(\S+)'$/, "unknown option '$1'; --help lists those of a command"],
  [/^unknown command '(.*)'$/s, 'unknown command \'$1\'; "plumbline help" lists them'],
];

/** Says a mistake of usage in one sentence, with a suggestion. */
export function usageSentence(text: string): string {
  const sentence = SENTENCES.reduce((told, [said, here]) => told.replace(said, here), text.trim());
  return `plumbline: ${/[.?!]$/.test(sentence) ? sentence : `${sentence}.`}\n`;
}

/** Gives every command its examples and exit codes, and the whole an introduction. */
export function dressHelp(root: Command): void {
  root.version(versionOf(), '-V, --version', 'the version of plumbline');
  root.helpOption('-h, --help', 'this help; every command has its own');
  root.description(INTRODUCTION);
  const help = new Command('help').argument('[command]').description('what a command does, with examples');
  root.addHelpCommand(help.helpGroup(groupOf('help')));
  dressCommand(root);
  (root.commands as Command[]).sort((one, other) => placeOf(one) - placeOf(other));
  for (const command of root.commands) {
    command.helpGroup(groupOf(command.name()));
    dressCommand(command);
  }
}
