import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Verdicts } from '../reporting/verdicts.ts';
import { type ExamplePlace, indexExamples, ruleTagOf } from '../rules/example-index.ts';
import type { Rule } from '../rules/rule.ts';
import { type RuleBook, readRuleBook } from '../rules/rule-book.ts';
import { colors } from './colors.ts';
import type { Fault } from './faults.ts';
import { ROOT } from './root.ts';

interface RulesFlags {
  readonly open?: boolean;
  readonly json?: boolean;
  readonly out: string;
  readonly target?: string;
}

type Described = Rule & { verdict?: string | undefined; examples: string[] };

/** The verdicts of the last run, when there is one that can be read. */
function lastVerdicts(out: string): Map<string, string> {
  const file = join(out, 'verdicts.json');
  if (!existsSync(file)) return new Map();
  try {
    const { rules } = JSON.parse(readFileSync(file, 'utf8')) as Verdicts;
    return new Map(rules.map(({ id, verdict }) => [id, verdict]));
  } catch {
    return new Map();
  }
}

const SILENT_VERDICTS = new Set(['not-selected', 'open', 'not-applicable']);

function describeRules(book: RuleBook, places: readonly ExamplePlace[], out: string): Described[] {
  const verdicts = lastVerdicts(out);
  const byRule = new Map<string, string[]>();
  for (const { tags, uri, line } of places) {
    const id = ruleTagOf(tags);
    if (id) byRule.set(id, [...(byRule.get(id) ?? []), `${uri}:${line}`]);
  }
  return book.rules.map((rule) => {
    const id = rule.aliasOf ?? rule.id;
    return { ...rule, verdict: verdicts.get(id), examples: byRule.get(id) ?? [] };
  });
}

const isOpen = ({ examples, excluded, aliasOf, standing }: Described): boolean =>
  examples.length === 0 && !excluded && !aliasOf && standing !== 'not-shown';

function stateOf(rule: Described): string {
  if (rule.aliasOf) return `see ${rule.aliasOf}`;
  if (rule.verdict && !SILENT_VERDICTS.has(rule.verdict)) return rule.verdict;
  if (isOpen(rule)) return 'open';
  return rule.examples.length > 0 ? 'not run' : '-';
}

function listLine(rule: Described): string {
  const { id, level, standing, says } = rule;
  const state = stateOf(rule);
  const paint =
    state === 'fail' || state === 'error' ? colors.red : state === 'pass' ? colors.green : colors.dim;
  return `${id.padEnd(20)} ${level.padEnd(9)} ${standing.padEnd(10)} ${paint(state.padEnd(12))} ${says}`;
}

/** The faults of the bundled reference that `rule` owns. */
async function faultsOf(rules: readonly string[]): Promise<readonly Fault[]> {
  const { startBundled } = await import('../target/bundled.ts');
  const { FaultSwitch } = await import('./faults.ts');
  const { target, close } = await startBundled({ faults: [] });
  const faults = new FaultSwitch(target.lab as string);
  try {
    return (await faults.list()).filter((fault) => rules.includes(fault.rule));
  } finally {
    await faults.close();
    await close();
  }
}

async function oneRule(id: string, book: RuleBook, described: readonly Described[], flags: RulesFlags) {
  const found = book.find(id);
  const rule = described.find((each) => each.id === found.id) as Described;
  const aliases = book.aliasesOf(rule.id);
  const faults = await faultsOf([rule.id, ...aliases]);
  if (flags.json) return JSON.stringify({ ...rule, aliases, faults }, null, 2);
  const lines: ReadonlyArray<[string, string]> = [
    ['says', rule.says],
    ['section', `${rule.section}${rule.lines ? ` (lines ${rule.lines})` : ''}`],
    ['level', rule.level],
    ['standing', rule.excluded ? `${rule.standing}, excluded: ${rule.excluded}` : rule.standing],
    ['needs', rule.needs.join(', ') || 'nothing beside the public interfaces'],
    ['last run', stateOf(rule)],
    ...(aliases.length > 0 ? ([['also', aliases.join(', ')]] as Array<[string, string]>) : []),
    ['examples', rule.examples.join('\n            ') || 'none yet'],
    [
      'faults',
      faults.map((fault) => `${fault.id}: ${fault.says}`).join('\n            ') || 'none that breaks it',
    ],
    ['alone', rule.examples.length > 0 ? `bin/plumbline run --rule ${rule.id}` : '-'],
  ];
  return [colors.bold(rule.id), ...lines.map(([name, text]) => `  ${name.padEnd(9)} ${text}`)].join('\n');
}

/** `plumbline rules`: the list of rules, or everything about one. */
export async function rulesCommand(id: string | undefined, flags: RulesFlags): Promise<number> {
  const book = readRuleBook(join(ROOT, 'features/rules.json'));
  if (flags.target !== undefined) {
    const { rulesOfTarget } = await import('./rules-of-target.ts');
    process.stdout.write(await rulesOfTarget(flags.target, { ...flags, id }, book));
    return 0;
  }
  const described = describeRules(book, indexExamples(ROOT), flags.out);
  if (id) {
    process.stdout.write(`${await oneRule(id, book, described, flags)}\n`);
    return 0;
  }
  const shown = flags.open ? described.filter(isOpen) : described;
  const text = flags.json ? JSON.stringify(shown, null, 2) : shown.map(listLine).join('\n');
  process.stdout.write(`${text}${text ? '\n' : ''}`);
  return 0;
}
