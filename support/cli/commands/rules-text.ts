import { collect } from '../../ground/collect.ts';
import { COMMAND } from '../../ground/command-name.ts';
import { visibleLine } from '../../ground/quote/visible.ts';
import type { Rule } from '../../ground/rules/rule.ts';
import type { Hit } from '../../ground/rules/rule-search.ts';
import { noteText } from '../../reports/note-lines.ts';
import type { Noted } from '../../reports/rules-csv.ts';
import type { Fault } from '../run/faults.ts';
import { colors } from '../terminal/streams.ts';

export interface LastVerdict extends Noted {
  readonly verdict: string;
  readonly at: string;
  readonly target: string;
  readonly message?: string | undefined;
}

export type DescribedRule = Rule & {
  readonly promise?: string | undefined;
  readonly verdict?: string | undefined;
  readonly last?: LastVerdict | undefined;
  readonly named: ReadonlyArray<{ readonly place: string; readonly name: string }>;
  readonly examples: readonly string[];
};

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

export function listLine(rule: DescribedRule, hits: readonly Hit[] = []): string {
  const { id, level, standing, says } = rule;
  const state = stateOf(rule);
  const line = `${id.padEnd(20)} ${level.padEnd(9)} ${standing.padEnd(10)} ${painted(state, state.padEnd(12))} ${says}\n`;
  // What a rule was found by, where that is not its own sentence: the title of an example, or another word for its promise.
  const { terms, fields } = hits.find((each) => each.id === id) ?? { terms: [], fields: ['ids'] };
  if (fields.includes('ids') || fields.includes('says') || fields.includes('alike')) return line;
  const title = rule.named.find(({ name }) => terms.some((term) => name.toLowerCase().includes(term)))?.name;
  const word = fields.includes('titles') && title ? `in "${visibleLine(title)}"` : rule.promise && `of ${rule.promise}`;
  return word ? `${line}${colors.dim(`${' '.repeat(54)}${word}`)}\n` : line;
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

const acceptedText = ({ reason, issue, owner, expires, state }: NonNullable<Noted['knownFailures']>[number]): string =>
  `${[reason, issue].filter(Boolean).join(', ')}: owner ${owner}, until ${expires} (${state})`;

export function explainRule(rule: DescribedRule, aliases: readonly string[], faults: readonly Fault[]): string {
  const { id, standing, excluded, named, form } = rule;
  const below = '\n            ';
  const examples = named.map(({ place, name }) => `${place} ${colors.dim(visibleLine(name))}`).join(below);
  const readings = (rule.readings ?? []).map(
    ({ name, sentence }, place) => `${name}${place === 0 ? ' (ours)' : ''}: ${sentence}`,
  );
  const leaning = new Map<string, string[]>();
  for (const { of, claim, in: isLeaning } of rule.premises ?? []) if (isLeaning) collect(leaning, of, claim);
  const premises = [...leaning].map(([of, claims]) => `${of}, where an example says: ${claims.join('; ')}`);
  const hasExamples = rule.examples.length > 0 || form !== undefined;
  const lines: Array<readonly [name: string, text: string | undefined]> = [
    ['says', rule.says],
    ['why', rule.why],
    ['promise', rule.promise],
    ['section', `${rule.section}${rule.lines ? ` (lines ${rule.lines})` : ''}`],
    ['level', rule.level],
    ['standing', excluded ? `${STANDINGS[standing]}; excluded: ${excluded}` : STANDINGS[standing]],
    ['needs', rule.needs.join(', ') || 'nothing besides the public interfaces'],
    ['also', aliases.length > 0 ? aliases.join(', ') : undefined],
    ['examples', examples || (form ? 'every answer and letter of it that other examples see' : 'none yet')],
    ['readings', readings.join(below) || undefined],
    ['leans on', premises.join(below) || undefined],
    ['faults', faults.map((fault) => `${fault.id}: ${fault.says}`).join(below) || 'none that breaks it'],
    ['last run', lastLine(rule)],
    ['notes', rule.last?.notes?.map(noteText).map(visibleLine).join(below)],
    ['accepted', rule.last?.knownFailures?.map(acceptedText).map(visibleLine).join(below)],
    ['alone', hasExamples ? `${COMMAND} run --rule ${id}` : '-'],
    ['proof', faults.length > 0 ? `${COMMAND} prove ${id}` : '-'],
  ];
  let text = colors.bold(id);
  for (const [name, said] of lines) if (said !== undefined) text += `\n  ${name.padEnd(9)} ${said}`;
  return text;
}
