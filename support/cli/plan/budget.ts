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

/** What a budget is spent on. */
export interface Purse {
  readonly messages: number;
  readonly target: ResolvedTarget;
  readonly selection: Selection;
  readonly book: RuleBook;
  readonly places: readonly ExamplePlace[];
}

/** The examples of a selection that a target lets be judged; forms are seen by the examples of other rules. */
async function candidatesOf({ target, selection, book, places }: Purse): Promise<Candidate[]> {
  const expression = selection.tagExpression === '' ? undefined : parseTags(selection.tagExpression);
  const isWanted = (tags: readonly string[]): boolean => expression?.evaluate([...tags]) ?? true;
  const wanted = places.filter(({ tags }) => isWanted(tags)).flatMap(({ tags }) => ruleTagOf(tags) ?? []);
  const prices = await measuredPrices(book, places, new Set(wanted));
  const by = circumstancesOf({ book, places, target });
  return [...prices].flatMap(([id, examples]) => {
    const rule = book.get(id);
    if (!rule || rule.form) return [];
    return examples
      .filter((each) => isWanted(each.tags) && outlookOf(rule, target, by, [each]).outlook === 'judged')
      .map(({ place, name, price: { messages } }) => ({
        path: place,
        example: signedExample({ rule: id, name }),
        messages,
      }));
  });
}

/** What a choice buys: short, as a selection is described, and as a sentence. */
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
 * The part of a selection that catches the most known faults with so many messages, or where none are known one example of a rule.
 * Throws UsageError when the messages are too few for any example.
 */
export async function withinBudget(purse: Purse): Promise<Selection & { readonly says: string }> {
  const { messages, selection } = purse;
  const candidates = await candidatesOf(purse);
  const faults = shippedSigns();
  const choice = chooseWithin(messages, candidates, faults);
  if (choice.chosen.length === 0) {
    const cheapest = Math.min(...candidates.map((each) => each.messages));
    const remedy = Number.isFinite(cheapest)
      ? `the cheapest example sends ${cheapest}`
      : 'no example would be judged here';
    throw new UsageError(`a budget of ${messages} messages is too small: ${remedy}.`);
  }
  const { short, says } = boughtBy(choice, faults);
  const described = [selection.described, `--budget messages=${messages}`].filter(Boolean).join(' ');
  const paths = choice.chosen.map(({ path }) => path);
  return {
    ...selection,
    paths: [...new Set(paths)],
    tagExpression: '',
    described: `${described}, ${short}`,
    says,
  };
}
