import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../ground/problems/usage-error.ts';
import { type ExamplePlace, indexExamples, ruleTagOf } from '../ground/rules/example-index.ts';
import { unknownName } from '../ground/rules/nearest.ts';
import { type RuleBook, readRuleBook } from '../ground/rules/rule-book.ts';
import type { Verdicts } from '../ledger/verdicts.ts';
import { fitted } from './fitted.ts';
import { ROOT } from './root.ts';
import { type DescribedRule, explainRule, isOpen, type LastVerdict, listLine, stateOf } from './rules-text.ts';
import { complain, print, printJson } from './streams.ts';

interface RulesFlags {
  readonly open?: boolean;
  readonly json?: boolean;
  readonly out: string;
  readonly target?: string;
  readonly area?: string;
  readonly standing?: string;
  readonly verdict?: string;
  readonly search?: string;
}

/** The verdicts of the last run, when there is one that can be read. */
function lastVerdicts(out: string): ReadonlyMap<string, LastVerdict> {
  const file = join(out, 'verdicts.json');
  if (!existsSync(file)) return new Map();
  try {
    const { rules, finishedAt, target } = JSON.parse(readFileSync(file, 'utf8')) as Verdicts;
    const at = finishedAt ?? statSync(file).mtime.toISOString();
    return new Map(
      rules.map(({ id, verdict, reason, examples }) => {
        const message = reason ?? examples?.find((each) => each.verdict === verdict)?.message;
        return [id, { verdict, at, target, message }];
      }),
    );
  } catch {
    return new Map();
  }
}

function describeRules(book: RuleBook, places: readonly ExamplePlace[], out: string): DescribedRule[] {
  const verdicts = lastVerdicts(out);
  const byRule = new Map<string, ExamplePlace[]>();
  for (const place of places) {
    const id = ruleTagOf(place.tags);
    if (id) byRule.set(id, [...(byRule.get(id) ?? []), place]);
  }
  return book.rules.map((rule) => {
    const id = rule.aliasOf ?? rule.id;
    const own = byRule.get(id) ?? [];
    const last = verdicts.get(id);
    return {
      ...rule,
      verdict: last?.verdict,
      last,
      named: own.map(({ uri, line, name }) => ({ place: `${uri}:${line}`, name })),
      examples: own.map(({ uri, line }) => `${uri}:${line}`),
    };
  });
}

const STANDINGS = ['documented', 'reading', 'observe', 'published', 'not-shown'];
const STATES = ['pass', 'fail', 'error', 'inconclusive', 'recorded', 'open', 'not-run', 'not-applicable'];

/** The known word that was meant; throws UsageError with a suggestion for any other. */
function meant(kind: string, given: string, known: readonly string[]): string {
  const found = known.find((name) => name.toLowerCase() === given.toLowerCase());
  if (found === undefined) throw new UsageError(unknownName(kind, given, known, 'plumbline help rules'));
  return found;
}

/** Whether a rule is wanted by every filter that was given. */
function filterOf(flags: RulesFlags, book: RuleBook): (rule: DescribedRule) => boolean {
  const { open, search } = flags;
  const area = flags.area === undefined ? undefined : meant('area', flags.area, book.areas);
  const standing = flags.standing === undefined ? undefined : meant('standing', flags.standing, STANDINGS);
  const verdict = flags.verdict === undefined ? undefined : meant('verdict', flags.verdict, STATES);
  const words = search?.toLowerCase().split(/\s+/).filter(Boolean) ?? [];
  return (rule) => {
    const text = `${rule.id} ${rule.says} ${rule.section}`.toLowerCase();
    return (
      (!open || isOpen(rule)) &&
      (area === undefined || rule.area === area) &&
      (standing === undefined || rule.standing === standing) &&
      (verdict === undefined || stateOf(rule).replace(' ', '-') === verdict) &&
      words.every((word) => text.includes(word))
    );
  };
}

async function oneRule(id: string, book: RuleBook, described: readonly DescribedRule[], json: boolean) {
  const { listedFaults } = await import('./listed-faults.ts');
  const found = book.find(id);
  const rule = described.find((each) => each.id === found.id) as DescribedRule;
  const aliases = book.aliasesOf(rule.id);
  const faults = (await listedFaults()).filter((fault) => [rule.id, ...aliases].includes(fault.rule));
  return json ? JSON.stringify({ ...rule, aliases, faults }, null, 2) : fitted(explainRule(rule, aliases, faults));
}

/** `plumbline rules`: the list of rules, or everything about one. */
export async function rulesCommand(id: string | undefined, flags: RulesFlags): Promise<number> {
  const book = readRuleBook(join(ROOT, 'features/rules.json'));
  if (flags.target !== undefined) {
    const { rulesOfTarget } = await import('./rules-of-target.ts');
    const text = await rulesOfTarget(flags.target, { ...flags, id }, book);
    if (flags.json) printJson(text.trimEnd());
    else print(fitted(text));
    return 0;
  }
  const described = describeRules(book, indexExamples(ROOT), flags.out);
  if (id) {
    const text = await oneRule(id, book, described, flags.json === true);
    if (flags.json) printJson(text);
    else print(`${text}\n`);
    return 0;
  }
  const shown = described.filter(filterOf(flags, book));
  if (flags.json) printJson(JSON.stringify(shown, null, 2));
  else print(fitted(shown.map((each) => `${listLine(each)}\n`).join('')));
  if (shown.length === 0) complain('no rule is like that.');
  return 0;
}
