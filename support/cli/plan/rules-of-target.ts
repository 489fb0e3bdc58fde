import parseTags from '@cucumber/tag-expressions';
import { ROOT } from '../../ground/own-package.ts';
import { indexExamples, ruleTagOf } from '../../ground/rules/example-index.ts';
import type { RuleBook } from '../../ground/rules/rule-book.ts';
import { circumstancesOf } from '../run/circumstances.ts';
import { unreachableTags } from '../run/target.ts';
import { colors } from '../terminal/colors.ts';
import { declaredTarget } from './declared-target.ts';
import { lackRemedy } from './lack-remedy.ts';
import { measuredPrices, type PricedExample } from './measured-prices.ts';
import { type Outlook, outlookOf, type RuleOutlook } from './outlook.ts';

interface Wishes {
  readonly id?: string | undefined;
  readonly open?: boolean;
  readonly json?: boolean;
}

type Row = Omit<RuleOutlook, 'lacks'> & {
  /** What would let it be judged. */
  readonly remedy?: string | undefined;
  readonly id: string;
  readonly level: string;
  readonly standing: string;
  readonly says: string;
};

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

function counted(rows: readonly Row[]): string {
  const counts = new Map<Outlook, number>();
  for (const { outlook } of rows) counts.set(outlook, (counts.get(outlook) ?? 0) + 1);
  return (Object.keys(WORDS) as Outlook[])
    .filter((outlook) => counts.has(outlook))
    .map((outlook) => `${counts.get(outlook)} ${WORDS[outlook]}`)
    .join(', ');
}

function line({ id, level, standing, outlook, why, remedy, says }: Row): string {
  const word = outlook === 'judged' ? colors.green(outlook.padEnd(14)) : colors.dim(outlook.padEnd(14));
  return `${id.padEnd(20)} ${level.padEnd(9)} ${standing.padEnd(10)} ${word} ${why ?? says}${remedy ? ` → ${remedy}` : ''}`;
}

/** Says of each rule whether a run against the target in `file` would judge it, and why not. */
export async function rulesOfTarget(file: string, wishes: Wishes, book: RuleBook): Promise<string> {
  const only = wishes.id === undefined ? undefined : book.find(wishes.id);
  const target = await declaredTarget(file);
  const places = indexExamples(ROOT);
  const withExamples = places.flatMap(({ tags }) => ruleTagOf(tags) ?? []);
  const prices = await measuredPrices(book, places, new Set(only ? [only.id] : withExamples));
  const by = circumstancesOf({ book, places, target });
  const expression = parseTags(
    unreachableTags(target, book.rules)
      .map((tag) => `not ${tag}`)
      .join(' and '),
  );
  const runs = ({ tags }: PricedExample): boolean => expression.evaluate([...tags]);
  const rows: Row[] = (only ? [only] : book.rules)
    .map((rule) => {
      const { id, level, standing, says } = rule;
      const { outlook, why, lacks } = outlookOf(rule, target, by, (prices.get(id) ?? []).filter(runs));
      return { id, level, standing, says, outlook, why, remedy: lacks && lackRemedy(lacks) };
    })
    .filter(({ outlook }) => !wishes.open || outlook === 'open');
  if (wishes.json)
    return `${JSON.stringify({ target: target.name, scope: target.scope, claim: target.claim, rules: rows }, null, 2)}\n`;
  return `${[`${target.name} · scope ${target.scope} · ${counted(rows)}`, '', ...rows.map(line)].join('\n')}\n`;
}
