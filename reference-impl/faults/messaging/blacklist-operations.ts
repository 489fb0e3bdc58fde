import type { Kept } from '../../messaging/decisions.ts';
import type { Decisions } from '../../worlds/behaviour.ts';
import { fault, faultsOf } from '../fault.ts';
import { decision } from '../operators/decisions.ts';
import { answering, lettingPass, refusing, replacingStatus, rewriting } from '../operators/replies.ts';

type Numbers = { readonly numbers: readonly string[] };

const LISTED = { status: 201, body: { uri: '/', numbers: [] } };

const ANSWERED = { status: 200, body: { uri: '/', numbers: [] } };

/** Keeps something of all accounts in one place. */
const keptInCommon =
  (what: Kept) =>
  ({ messaging }: Decisions): void => {
    const { keeperOf } = messaging;
    messaging.keeperOf = (account, kept) => (kept === what ? 'everybody' : keeperOf(account, kept));
  };

/** Keeps something of a sub-account with its parent. */
const keptByParent =
  (what: Kept) =>
  ({ messaging }: Decisions): void => {
    const { keeperOf } = messaging;
    messaging.keeperOf = (account, kept) => keeperOf(kept === what && account.parent ? account.parent : account, kept);
  };

/** TODO */
export const faults = faultsOf({
  'PUB-BL-FORM-01': {
    'authorisation.removed-with-204': fault('A number that is taken off the list is answered with HTTP status 204.', {
      reply: answering('blacklist.remove', 204),
    }),
    'authorisation.yes-and-no': fault('Whether a number is authorised is told in words.', {
      reply: rewriting('blacklist.isAuthorised', ({ uri, numbers }) => ({
        uri,
        numbers: numbers.map(({ number, authorised }: { number: string; authorised: boolean }) => ({ number, authorised: authorised ? 'yes' : 'no' })),
      })),
    }),
  },
  'PUB-BL-ADD-01': {
    'authorisation.always-201': fault('Numbers that are all listed are answered with HTTP status 201.', { reply: answering('blacklist.add', 201) }),
  },
  'PUB-BL-PLUS-01': {
    'authorisation.wants-plus': fault('A number without its plus is refused.', {
      reply: refusing<Numbers>('blacklist.add', ({ numbers }) => numbers.some((each) => !each.startsWith('+'))),
    }),
  },
  'PUB-BL-EFFECT-01': {
    'authorisation.without-effect': fault('Messages to blocked numbers are delivered.', { decide: decision('messaging', 'obeysBlacklist', () => false) }),
  },
  'PUB-BL-LIMIT-01': {
    'authorisation.any-number': fault('Any number of numbers is listed at once.', { reply: lettingPass('blacklist.add', '/numbers: ', LISTED) }),
    'authorisation.half-as-many': fault('Only five numbers are listed at once.', {
      reply: refusing<Numbers>('blacklist.add', ({ numbers }) => numbers.length > 5),
    }),
  },
  'PUB-BL-INVALID-01': {
    'authorisation.lists-words': fault('Whatever is no number is listed all the same.', { reply: lettingPass('blacklist.add', '/numbers/', LISTED) }),
    'authorisation.asked-of-words': fault('Somebody who asks about no number gets an answer.', {
      reply: lettingPass('blacklist.isAuthorised', '/numbers', ANSWERED),
    }),
  },
  'PUB-BL-PAGE-01': {
    'authorisation.first-page-only': fault('The blacklist ends after its first page.', {
      reply: rewriting('blacklist.list', ({ pagination, ...body }) => ({ ...body, pagination: { page: pagination.page } })),
    }),
    'authorisation.last-of-a-page-lost': fault('A full page lacks its last number.', {
      reply: rewriting('blacklist.list', ({ numbers, ...body }) => ({ ...body, numbers: numbers.length === 100 ? numbers.slice(0, -1) : numbers })),
    }),
  },
  'PUB-BL-UNKNOWN-01': {
    'authorisation.removes-anything': fault('A number that is not listed is taken off the list.', {
      reply: replacingStatus('blacklist.remove', 404, { status: 200, text: '' }),
    }),
  },
  'PUB-BL-ASK-01': {
    'authorisation.of-everybody': fault('Every number is authorised.', {
      reply: rewriting('blacklist.isAuthorised', ({ uri, numbers }) => ({
        uri,
        numbers: numbers.map(({ number }: { number: string }) => ({ number, authorised: true })),
      })),
    }),
  },
  'PUB-BL-ACCOUNT-01': {
    'authorisation.in-common': fault('All customers have one blacklist.', { decide: keptInCommon('blacklist') }),
    'authorisation.of-the-family': fault('A sub-account has the blacklist of its parent.', { decide: keptByParent('blacklist') }),
  },
});
