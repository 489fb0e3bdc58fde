import parseTags from '@cucumber/tag-expressions';
import { COMMAND } from '../../ground/command-name.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { type ExamplePlace, ruleTagOf } from '../../ground/rules/example-index.ts';
import type { RuleBook } from '../../ground/rules/rule-book.ts';
import { type Candidate, type Choice, chooseWithin } from '../../ledger/budget-choice.ts';
import { type KnownFault, shippedSigns } from '../../ledger/known-signs.ts';
import { signedExample } from '../../ledger/sign.ts';
import type { ResolvedTarget } from '../../wire/target/target.ts';
import { circumstancesOf } from '../run/circumstances.ts';
import type { Selection } from '../run/selection.ts';
import { measuredPrices } from './measured-prices.ts';
import { outlookOf } from './outlook.ts';

export interface Purse {
  readonly messages: number;
  readonly target: ResolvedTarget;
  readonly selection: Selection;
  readonly book: RuleBook;
  readonly places: readonly ExamplePlace[];
}

export function boughtBy({ chosen, messages, caught, known }: Choice, faults: readonly KnownFault[] | undefined) {
  const count = `${chosen.length} examples`;
  const sent = `send ${messages} messages`;
  const part = `${Math.floor((100 * caught) / known)} % of`;
  if (faults)
    return { short: `${part} known faults`, says: `${count} ${sent} and catch ${part} ${known} known faults` };
  const says = `${count} of as many rules ${sent}: no known faults came with this package ("${COMMAND} prove --all" writes them)`;
  return { short: 'one example of a rule', says };
}

/**
 * The part of a selection that catches most known faults; where none are known, one example of each rule.
 * Throws UsageError when the messages are too few for any example.
 */
export async function withinBudget(purse: Purse): Promise<Selection & { readonly says: string }> {
  const { messages, selection } = purse;
  // The examples of a selection that a target lets be judged; forms are seen by the examples of other rules.
  const { target, book, places } = purse;
  const expression = parseTags(selection.tagExpression);
  const wanted = new Set<string>();
  for (const { tags } of places) {
    const rule = ruleTagOf(tags);
    if (rule !== undefined && expression.evaluate([...tags])) wanted.add(rule);
  }
  const by = circumstancesOf({ book, places, target });
  const candidates: Candidate[] = [];
  for (const [id, examples] of await measuredPrices(book, places, wanted)) {
    const rule = book.get(id);
    if (!rule || rule.form) continue;
    for (const each of examples) {
      if (!expression.evaluate([...each.tags]) || outlookOf(rule, target, by, [each]).outlook !== 'judged') continue;
      const { place, name, price } = each;
      candidates.push({ path: place, example: signedExample({ rule: id, name }), messages: price.messages });
    }
  }
  const faults = shippedSigns();
  const choice = chooseWithin(messages, candidates, faults);
  if (choice.chosen.length === 0) {
    let cheapest = Number.POSITIVE_INFINITY;
    for (const each of candidates) cheapest = Math.min(cheapest, each.messages);
    const remedy = Number.isFinite(cheapest)
      ? `the cheapest example sends ${cheapest}`
      : 'no example would be judged here';
    throw new UsageError(`a budget of ${messages} messages is too small: ${remedy}.`);
  }
  const { short, says } = boughtBy(choice, faults);
  const asked = [selection.described, `--budget messages=${messages}`].filter(Boolean).join(' ');
  const paths = new Set<string>();
  for (const { path } of choice.chosen) paths.add(path);
  return { ...selection, paths: [...paths], tagExpression: '', described: `${asked}, ${short}`, says };
}
