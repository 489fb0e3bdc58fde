import { COMMAND } from '../../ground/command-name.ts';
import { visibleLine } from '../../ground/quote/visible.ts';
import type { Rule } from '../../ground/rules/rule.ts';
import type { Fault } from '../run/faults.ts';
import { colors } from '../terminal/colors.ts';

export interface LastVerdict {
  readonly verdict: string;
  readonly at: string;
  readonly target: string;
  readonly message?: string | undefined;
}

export type DescribedRule = Rule & {
  readonly verdict?: string | undefined;
  readonly last?: LastVerdict | undefined;
  readonly named: ReadonlyArray<{ readonly place: string; readonly name: string }>;
  readonly examples: readonly string[];
};

/** Whether a rule still waits for its first example. */
export function isOpen({ examples, excluded, aliasOf, standing, form }: DescribedRule): boolean {
  return !form && examples.length === 0 && !excluded && !aliasOf && standing !== 'not-shown';
}

export function stateOf(rule: DescribedRule): string {
  if (rule.aliasOf) return `see ${rule.aliasOf}`;
  if (rule.verdict && rule.verdict !== 'not-selected' && rule.verdict !== 'open') return rule.verdict;
  if (isOpen(rule)) return 'open';
  return rule.examples.length > 0 || rule.form ? 'not run' : '-';
}

function painted(state: string, text = state): string {
  if (state === 'fail' || state === 'error') return colors.red(text);
  return state === 'pass' ? colors.green(text) : colors.dim(text);
}

export function listLine(rule: DescribedRule): string {
  const { id, level, standing, says } = rule;
  const state = stateOf(rule);
  return `${id.padEnd(20)} ${level.padEnd(9)} ${standing.padEnd(10)} ${painted(state, state.padEnd(12))} ${says}`;
}

const STANDINGS: Readonly<Record<Rule['standing'], string>> = {
  documented: 'documented: it can be read off the text',
  reading: 'reading: our reading of a sentence that can be read in two ways',
  observe: 'observe: the document is silent, so it is recorded and never judged',
  published: 'published: judged where the target file says published: true',
  'not-shown': 'not-shown: no example can show it',
};

const LONGEST = 300;

function lastLine(rule: DescribedRule): string {
  const { last } = rule;
  const state = stateOf(rule);
  if (!last || last.verdict === 'not-selected') return `${state} (no run of it is known)`;
  const { message = '' } = last;
  const told = visibleLine(message);
  const why = last.verdict === 'pass' || told === '' ? '' : `: ${told.slice(0, LONGEST)}`;
  return `${painted(state)} on ${last.target}, ${last.at.replace(/\.\d+Z$/, 'Z')}${why}`;
}

export function explainRule(rule: DescribedRule, aliases: readonly string[], faults: readonly Fault[]): string {
  const { id, standing, excluded, named, form } = rule;
  const below = '\n            ';
  const examples = named.map(({ place, name }) => `${place} ${colors.dim(visibleLine(name))}`).join(below);
  const hasExamples = rule.examples.length > 0 || form !== undefined;
  const lines: Array<readonly [name: string, text: string | undefined]> = [
    ['says', rule.says],
    ['why', rule.why],
    ['section', `${rule.section}${rule.lines ? ` (lines ${rule.lines})` : ''}`],
    ['level', rule.level],
    ['standing', excluded ? `${STANDINGS[standing]}; excluded: ${excluded}` : STANDINGS[standing]],
    ['needs', rule.needs.join(', ') || 'nothing besides the public interfaces'],
    ['also', aliases.length > 0 ? aliases.join(', ') : undefined],
    ['examples', examples || (form ? 'every answer and letter of it that other examples see' : 'none yet')],
    ['faults', faults.map((fault) => `${fault.id}: ${fault.says}`).join(below) || 'none that breaks it'],
    ['last run', lastLine(rule)],
    ['alone', hasExamples ? `${COMMAND} run --rule ${id}` : '-'],
    ['proof', faults.length > 0 ? `${COMMAND} prove ${id}` : '-'],
  ];
  let text = colors.bold(id);
  for (const [name, said] of lines) if (said !== undefined) text += `\n  ${name.padEnd(9)} ${said}`;
  return text;
}
