import parseTags from '@cucumber/tag-expressions';
import { COMMAND } from '../../ground/command-name.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { taggedRules } from '../../ground/rules/example-index.ts';
import { type Candidate, type Choice, chooseWithin } from '../../ledger/budget-choice.ts';
import { type KnownFault, shippedSigns } from '../../ledger/known-signs.ts';
import { signedExample } from '../../ledger/sign.ts';
import { circumstancesOf, type Examined } from '../run/circumstances.ts';
import type { Selection } from '../run/selection.ts';
import { measuredPrices } from './measured-prices.ts';
import { outlookOf } from './outlook.ts';

export interface Purse extends Examined {
  readonly messages: number;
  readonly selection: Selection;
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
  const { messages, selection, target, book, places } = purse;
  // The examples of a selection that a target lets be judged; forms are seen by the examples of other rules.
  const expression = parseTags(selection.tagExpression);
  const wanted = taggedRules(places.filter(({ tags }) => expression.evaluate([...tags])));
  const by = circumstancesOf(purse);
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
    const cheapest = Math.min(...candidates.map(({ messages: sent }) => sent));
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
