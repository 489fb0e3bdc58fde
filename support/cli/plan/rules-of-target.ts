import parseTags from '@cucumber/tag-expressions';
import { jsonText } from '../../ground/json.ts';
import { ROOT } from '../../ground/own-package.ts';
import { indexExamples, taggedRules } from '../../ground/rules/example-index.ts';
import type { Rule } from '../../ground/rules/rule.ts';
import type { RuleBook } from '../../ground/rules/rule-book.ts';
import { inOneSentence, type Obstruction, type Remedy, remediesFor } from '../../ledger/remedy.ts';
import { DECLARABLE, type ResolvedTarget } from '../../wire/target/target.ts';
import { circumstancesOf } from '../run/circumstances.ts';
import { declaredTarget, unreachableTags } from '../run/target.ts';
import { colors } from '../terminal/streams.ts';
import { measuredPrices } from './measured-prices.ts';
import { type Lack, type Outlook, outlookOf, type RuleOutlook } from './outlook.ts';

interface Wishes {
  readonly id?: string | undefined;
  readonly open?: boolean;
  readonly json?: boolean;
}

type Row = Pick<Rule, 'id' | 'level' | 'standing' | 'says'> &
  Omit<RuleOutlook, 'lacks'> & { readonly remedy?: string | undefined };

const WORDS: Readonly<Record<Outlook, string>> = {
  judged: 'judged here',
  'own-client': "the harness's own client",
  recorded: 'recorded, never judged',
  'not-verifiable': 'not verifiable here',
  inconclusive: 'would stay inconclusive',
  'not-applicable': 'not applicable',
  'not-selected': 'not run',
  open: 'open (no example yet)',
  '-': 'never judged anywhere',
};

function remedyOf({ facilities, undeclared = [], forbidden = [], waitMs }: Lack): string {
  const wants: Obstruction[] = [];
  if (waitMs !== undefined) wants.push({ waitMs });
  for (const sideEffect of forbidden) wants.push({ sideEffect } as Obstruction);
  for (const each of undeclared) wants.push({ undeclared: each });
  if (facilities) wants.push({ facilities });
  const remedies = new Map<string, Remedy>();
  for (const remedy of wants.flatMap(remediesFor)) remedies.set(remedy.says, remedy);
  return inOneSentence([...remedies.values()]);
}

function rulesText({ name, scope }: ResolvedTarget, rows: readonly Row[]): string {
  const counts = new Map<Outlook, number>();
  const lines: string[] = [];
  for (const { id, level, standing, outlook, why, remedy, says } of rows) {
    counts.set(outlook, (counts.get(outlook) ?? 0) + 1);
    const word = (outlook === 'judged' ? colors.green : colors.dim)(outlook.padEnd(14));
    const row = `${id.padEnd(20)} ${level.padEnd(9)} ${standing.padEnd(10)} ${word} ${why ?? says}`;
    lines.push(remedy ? `${row} → ${remedy}` : row);
  }
  const sums: string[] = [];
  for (const [outlook, words] of Object.entries(WORDS) as Array<[Outlook, string]>)
    if (counts.has(outlook)) sums.push(`${counts.get(outlook)} ${words}`);
  return `${[`${name} · scope ${scope} · ${sums.join(', ')}`, '', ...lines].join('\n')}\n`;
}

export async function rulesOfTarget(file: string, wishes: Wishes, book: RuleBook): Promise<string> {
  const only = wishes.id === undefined ? undefined : book.find(wishes.id);
  const target = await declaredTarget(file);
  const places = indexExamples(ROOT);
  const wanted = only ? new Set([only.id]) : taggedRules(places);
  const prices = await measuredPrices(book, places, wanted);
  const by = circumstancesOf({ book, places, target });
  // Examples whose facility can be declared instead say what to declare.
  const beyond: string[] = [];
  for (const tag of unreachableTags(target, book.rules))
    if (!DECLARABLE.some((name) => tag === `@needs-${name}`)) beyond.push(`not ${tag}`);
  const expression = parseTags(beyond.join(' and '));
  const rows: Row[] = [];
  for (const rule of only ? [only] : book.rules) {
    const { id, level, standing, says } = rule;
    const examples = (prices.get(id) ?? []).filter(({ tags }) => expression.evaluate([...tags]));
    const { outlook, why, lacks } = outlookOf(rule, target, by, examples);
    if (wishes.open && outlook !== 'open') continue;
    rows.push({ id, level, standing, says, outlook, why, remedy: lacks && remedyOf(lacks) });
  }
  if (!wishes.json) return rulesText(target, rows);
  const { name, scope, claim } = target;
  return jsonText({ target: name, scope, claim, rules: rows });
}
