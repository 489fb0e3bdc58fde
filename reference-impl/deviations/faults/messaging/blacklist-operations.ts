import { fault, faultsOf } from '../../fault.ts';
import { decision, keptByParent, keptInCommon } from '../../operators/messaging.ts';
import { good, lettingPass, on, refusing, rewriting, rewritingEach } from '../../operators/replies.ts';

type Numbers = { readonly numbers: readonly string[] };

const LISTED = { status: 201, body: { uri: '/', numbers: [] } };

const ANSWERED = { status: 200, body: { uri: '/', numbers: [] } };

/** Deviations from what is published about blacklists. */
export const faults = faultsOf({
  'PUB-BL-FORM-01': {
    'authorisation.removed-with-204': fault('Removing a number returns HTTP status 204.', {
      reply: on('blacklist.remove', good, 204),
    }),
  },
  'FORM-ask-who-is-authorised': {
    'authorisation.yes-and-no': fault('Whether a number is authorised is given as a word.', {
      reply: rewritingEach('blacklist.isAuthorised', 'numbers', ({ number, authorised }) => ({
        number,
        authorised: authorised ? 'yes' : 'no',
      })),
    }),
  },
  'PUB-BL-ADD-01': {
    'authorisation.always-201': fault('Blocking numbers that are already blocked returns HTTP status 201.', {
      reply: on('blacklist.add', good, 201),
    }),
  },
  'PUB-BL-PLUS-01': {
    'authorisation.wants-plus': fault('A number without a plus sign is refused.', {
      reply: refusing<Numbers>('blacklist.add', ({ numbers }) => numbers.some((each) => !each.startsWith('+'))),
    }),
  },
  'PUB-BL-EFFECT-01': {
    'authorisation.without-effect': fault('Messages to blocked numbers are delivered.', {
      decide: decision('obeysBlacklist', () => false),
    }),
  },
  'PUB-BL-LIMIT-01': {
    'authorisation.any-number': fault('One request may block any number of numbers.', {
      reply: lettingPass('blacklist.add', '/numbers: ', LISTED),
    }),
    'authorisation.half-as-many': fault('One request may block only five numbers.', {
      reply: refusing<Numbers>('blacklist.add', ({ numbers }) => numbers.length > 5),
    }),
  },
  'PUB-BL-INVALID-01': {
    'authorisation.lists-words': fault('Text that is not a number is blocked too.', {
      reply: lettingPass('blacklist.add', '/numbers/', LISTED),
    }),
    'authorisation.asked-of-words': fault('Asking about text that is not a number gets an answer.', {
      reply: lettingPass('blacklist.isAuthorised', '/numbers', ANSWERED),
    }),
  },
  'PUB-BL-PAGE-01': {
    'authorisation.first-page-only': fault('The blacklist ends after its first page.', {
      reply: rewriting('blacklist.list', ({ pagination, ...body }) => ({
        ...body,
        pagination: { page: pagination.page },
      })),
    }),
    'authorisation.last-of-a-page-lost': fault('A full page of the blacklist lacks its last number.', {
      reply: rewriting('blacklist.list', ({ numbers, ...body }) => ({
        ...body,
        numbers: numbers.length === 100 ? numbers.slice(0, -1) : numbers,
      })),
    }),
  },
  'PUB-BL-UNKNOWN-01': {
    'authorisation.removes-anything': fault('Removing a number that is not blocked succeeds.', {
      reply: on('blacklist.remove', 404, { status: 200, text: '' }),
    }),
  },
  'PUB-BL-ASK-01': {
    'authorisation.of-everybody': fault('Every number is authorised.', {
      reply: rewritingEach('blacklist.isAuthorised', 'numbers', ({ number }) => ({ number, authorised: true })),
    }),
  },
  'PUB-BL-ACCOUNT-01': {
    'authorisation.in-common': fault('All customers share one blacklist of numbers.', {
      decide: keptInCommon('blacklist'),
    }),
    'authorisation.of-the-family': fault('A sub-account shares the blacklist of its parent.', {
      decide: keptByParent('blacklist'),
    }),
  },
});
