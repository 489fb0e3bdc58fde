import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../ground/own-package.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { type ExamplePlace, indexExamples, ruleTagOf } from '../../ground/rules/example-index.ts';
import { knownName } from '../../ground/rules/nearest.ts';
import { type RuleBook, readRuleBook } from '../../ground/rules/rule-book.ts';
import { readVerdicts } from '../../reports/rulebook/run-folder.ts';
import { fitted } from '../terminal/fitted.ts';
import { complain, print, printJson } from '../terminal/streams.ts';
import { type DescribedRule, explainRule, isOpen, type LastVerdict, listLine, stateOf } from './rules-text.ts';

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

/** Where a run leaves its reports by default; a fresh project has none there. */
const USUAL_OUT = 'reports';

/** The verdicts of the last run, when there is one that can be read; a folder that was named has to have one. */
function lastVerdicts(out: string): ReadonlyMap<string, LastVerdict> {
  const file = join(out, 'verdicts.json');
  const isThere = existsSync(file);
  if (!isThere && out === USUAL_OUT) return new Map();
  try {
    const { rules, finishedAt, target } = readVerdicts(out);
    const at = finishedAt ?? statSync(file).mtime.toISOString();
    return new Map(
      rules.map(({ id, verdict, reason, examples }) => {
        const message = reason ?? examples?.find((each) => each.verdict === verdict)?.message;
        return [id, { verdict, at, target, message }];
      }),
    );
  } catch (error) {
    if (!isThere || !(error instanceof UsageError)) throw error;
    complain(error.message);
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

/** Everything about a rule that people look it up by, in small letters. */
const textAbout = ({ id, area, says, section, standing, named }: DescribedRule): string =>
  [id, area, says, section, standing, ...named.flatMap(({ place, name }) => [place, name])].join(' ').toLowerCase();

/** Whether a rule is wanted by every filter that was given. */
function filterOf(flags: RulesFlags, book: RuleBook): (rule: DescribedRule) => boolean {
  const { open, search } = flags;
  const area = flags.area === undefined ? undefined : knownName('area', flags.area, book.areas);
  const standing = flags.standing === undefined ? undefined : knownName('standing', flags.standing, STANDINGS);
  const verdict = flags.verdict === undefined ? undefined : knownName('verdict', flags.verdict, STATES);
  const words = search?.toLowerCase().split(/\s+/).filter(Boolean) ?? [];
  return (rule) => {
    const text = words.length > 0 ? textAbout(rule) : '';
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
  const { listedFaults } = await import('../run/listed-faults.ts');
  const found = book.find(id);
  const rule = described.find((each) => each.id === found.id) as DescribedRule;
  const aliases = book.aliasesOf(rule.id);
  const faults = (await listedFaults()).filter((fault) => [rule.id, ...aliases].includes(fault.rule));
  return json ? JSON.stringify({ ...rule, aliases, faults }, null, 2) : fitted(explainRule(rule, aliases, faults));
}

/** The rule that is asked for by its id; other words are looked for in all rules. */
function asked(words: readonly string[], book: RuleBook): { id?: string; search?: string } {
  const [only = '', ...more] = words;
  if (words.length === 0) return {};
  return more.length === 0 && book.knows(only) ? { id: only } : { search: words.join(' ') };
}

/** `plumbline rules`: the list of rules, those about some words, or everything about one. */
export async function rulesCommand(words: readonly string[], given: RulesFlags): Promise<number> {
  const book = readRuleBook(join(ROOT, 'features/rules.json'));
  const { id, search } = asked(words, book);
  const flags = search === undefined ? given : { ...given, search: [given.search, search].filter(Boolean).join(' ') };
  if (flags.target !== undefined) {
    const { rulesOfTarget } = await import('../plan/rules-of-target.ts');
    const text = await rulesOfTarget(flags.target, { ...flags, id: words[0] }, book);
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
  if (shown.length === 0 && search !== undefined) book.find(words.join(' '));
  if (flags.json) printJson(JSON.stringify(shown, null, 2));
  else print(fitted(shown.map((each) => `${listLine(each)}\n`).join('')));
  if (shown.length === 0) complain('no rule is like that.');
  return 0;
}
