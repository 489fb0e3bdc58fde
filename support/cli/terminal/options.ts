import { type Command, Option } from 'commander';
import type { Shard } from '../../ground/evidence/circumstances.ts';
import { parsePercent } from '../../ground/percent.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { parseDuration } from '../../ground/time/duration.ts';
import type { ProgressMode } from '../run/progress.ts';
import { complain } from './streams.ts';

/** A span of time as typed, which reports and commands repeat, and in milliseconds. */
export interface Span {
  readonly text: string;
  readonly ms: number;
}

export interface RunFlags {
  readonly target?: string;
  readonly variant?: string;
  readonly deep?: boolean;
  /** Feature files from the project's folder, with the lines of examples; they choose instead of rules. */
  readonly paths?: readonly string[];
  readonly rule: readonly string[];
  readonly area?: readonly string[];
  /** Profiles are whole: what they choose is no part of the words of the command line. */
  readonly profile?: readonly string[];
  readonly failed?: boolean;
  readonly failFast?: boolean;
  readonly tags?: string;
  readonly workers?: number;
  readonly shard?: Shard;
  /** The folder of the run by whose durations the shards are balanced. */
  readonly balance?: string;
  readonly reports?: readonly string[];
  readonly out: string;
  readonly sign?: string;
  readonly maxWait?: Span;
  /** The share of the applicable rules that has to be verified, in percent. */
  readonly require?: number;
  readonly budget?: number;
  readonly underLoad?: number;
  readonly waitForLease?: Span;
  readonly limit?: Span;
  readonly commands?: boolean;
  readonly fault: readonly string[];
  readonly order?: 'defined' | 'random';
  readonly seed?: number;
  readonly progress?: ProgressMode;
  /** Whether a page on this machine shows the run, and asks people there. */
  readonly page?: boolean;
  readonly otlp?: string;
  readonly quiet?: boolean;
  readonly json?: boolean;
}

type Pairs = ReadonlyArray<readonly [string, string]>;

/** What the file of a command gives. `run` gets the parsed options and the words, in the number that its usage asks for. */
export interface CommandFile<Flags> {
  readonly options: readonly Option[];
  readonly examples?: Pairs;
  readonly exitCodes?: Pairs;
  readonly usage?: string;
  /** Answers the exit code. A command of the reference has none: bin/plumbline hands it over. */
  readonly run?: (flags: Flags, words: readonly string[], root: Command) => Promise<number> | number;
}

/** A duration such as 500ms, 30s, 10m or 1h, in milliseconds. Throws UsageError naming the option. */
export function durationOf(option: string, text: string): number {
  const span = parseDuration(text);
  if (span === undefined) throw new UsageError(`${option} ${text} is not a duration; write it like 30s, 10m or 1h.`);
  return span;
}

export function percentOf(text: string): number {
  const percent = parsePercent(text);
  if (percent === undefined) throw new UsageError(`--require ${text} is not a percentage; write it like 60%.`);
  return percent;
}

export function workersOf(text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text))
    throw new UsageError(`--workers ${text} is not a number of workers; give a whole number from 1.`);
  return Number(text);
}

export function reportOf(name: string): string[] {
  if (name === 'allure') return [name];
  throw new UsageError(`--reports ${name} is no report; there is allure.`);
}

export function shardOf(text: string): Shard {
  const [, index, total] = /^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? [];
  const shard = { index: Number(index), total: Number(total) };
  if (index === undefined || shard.index < 1 || shard.index > shard.total)
    throw new UsageError(`--shard ${text} is out of range; write I/N with I from 1 to N, such as 2/4.`);
  return shard;
}

export function messagesIn(text: string): number {
  const [, count] = /^messages=(\d{1,6})$/.exec(text) ?? [];
  if (count === undefined) throw new UsageError(`--budget ${text} is no budget; write it like messages=20.`);
  return Number(count);
}

export function orderOf(text: string): 'defined' | 'random' {
  if (text === 'defined' || text === 'random') return text;
  throw new UsageError(`--order ${text} is no order; write defined or random, with --seed N to repeat one.`);
}

export function durationOption(flags: string, says: string, usual?: string): Option {
  const option = new Option(flags, says);
  const parse = (text: string): Span => ({ text, ms: durationOf(option.long as string, text) });
  return usual === undefined ? option.argParser(parse) : option.argParser(parse).default(parse(usual), usual);
}

export function listOption(flags: string, says: string): Option {
  return new Option(flags, says)
    .argParser((value: string, before: readonly string[]): readonly string[] => [...before, value])
    .default([]);
}

const VARIABLE = 'PLUMBLINE_TARGET';

/** The option that names the target file; the environment may name it instead, and an empty variable names none. */
export function targetOption(says: string): Option {
  if (process.env[VARIABLE] === '') delete process.env[VARIABLE];
  return new Option('--target <file>', says).env(VARIABLE);
}

/** Says which target the environment has named: a command is never sent to one unseen. */
export function announceTarget(root: Command): void {
  root.hook('preAction', (_, command) => {
    if (command.getOptionValueSource('target') === 'env' && command.opts().variant === undefined)
      complain(`the target file is ${command.opts().target}, from ${VARIABLE}.`);
  });
}

/** Adds an option that is refused when empty or given twice for one value, before it is parsed. */
export function addOption(command: Command, option: Option): void {
  const { long, required, defaultValue } = option;
  let given = 0;
  const look = (value: string): void => {
    given += 1;
    if (value === '') throw new UsageError(`${long} is given without a value; name one, or leave it out.`);
    if (given > 1 && !Array.isArray(defaultValue))
      throw new UsageError(`${long} is given twice, the second time as ${value}; give it once.`);
  };
  if (required) command.on(`option:${option.name()}`, look);
  command.addOption(option);
}
