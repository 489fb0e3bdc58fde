import type { Account } from '../../../accounts/account.ts';
import { alternativesOf } from '../../alternative.ts';
import { alter, instead } from '../../operators/messaging.ts';
import { rewriting, rewritingEach } from '../../operators/replies.ts';

type Numbered = { readonly classification: string };

const capitalised = (word: string): string => `${word[0]}${word.slice(1).toLowerCase()}`;

/** Other ways to offer dedicated numbers. */
export const alternatives = alternativesOf({
  'numbers.feature-for-the-family': {
    rows: ['SIL-MSG-34'],
    says: 'A sub-account has dedicated numbers where its parent has them.',
    decide: instead(
      'mayHaveNumbers',
      (mayHaveNumbers, account: Account) =>
        mayHaveNumbers(account) || (account.parent !== undefined && mayHaveNumbers(account.parent)),
    ),
  },
  'numbers.other-double-digit-groups': {
    rows: ['DEDNUM-CLASS-06'],
    says: 'Two groups of double digits are four digits such as 4477 at the end.',
    decide: alter('classPatterns', 'doubleDigitGroups', (pattern) => ({
      ...pattern,
      fits: (digits) => /(\d)\1(?!\1)(\d)\2$/.test(digits) && !/^(\d)\1(\d)\2(\d)\3$/.test(digits),
    })),
  },
  'numbers.classes-in-words': {
    rows: ['SIL-MSG-12', 'SIL-MSG-20'],
    says: 'The classes of numbers are written as in the document: Gold, Silver and Bronze.',
    target: { published: false },
    reply: rewritingEach('numbers.list', 'data', (each: Numbered) => ({
      ...each,
      classification: capitalised(each.classification),
    })),
  },
  'numbers.listed-bare': {
    rows: ['SIL-MSG-12', 'SIL-MSG-20'],
    says: 'The numbers of an account are listed as an array.',
    target: { published: false },
    reply: rewriting('numbers.listAssignments', ({ data }) => data),
  },
});
