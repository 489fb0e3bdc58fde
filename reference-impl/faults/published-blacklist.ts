import type { Fault } from './behaviour.ts';
import { keptByParent, keptInCommon } from './keeping-elsewhere.ts';
import { answering, changingBody, lettingPass, refusing, replacingStatus } from './letting-pass.ts';

type Numbers = { readonly numbers: readonly string[] };

const LISTED = { status: 201, body: { uri: '/', numbers: [] } };
const ANSWERED = { status: 200, body: { uri: '/', numbers: [] } };

/** Deviations in what is published of number authorisation. */
export const publishedBlacklistFaults: readonly Fault[] = [
  {
    id: 'authorisation.removed-with-204',
    rule: 'PUB-BL-FORM-01',
    says: 'A number that is taken off the list is answered with HTTP status 204.',
    reply: answering('blacklist.remove', 204),
  },
  {
    id: 'authorisation.yes-and-no',
    rule: 'PUB-BL-FORM-01',
    says: 'Whether a number is authorised is told in words.',
    reply: changingBody('blacklist.isAuthorised', ({ uri, numbers }) => ({
      uri,
      numbers: numbers.map(({ number, authorised }: { number: string; authorised: boolean }) => ({
        number,
        authorised: authorised ? 'yes' : 'no',
      })),
    })),
  },
  {
    id: 'authorisation.always-201',
    rule: 'PUB-BL-ADD-01',
    says: 'Numbers that are all listed are answered with HTTP status 201.',
    reply: answering('blacklist.add', 201),
  },
  {
    id: 'authorisation.wants-plus',
    rule: 'PUB-BL-PLUS-01',
    says: 'A number without its plus is refused.',
    reply: refusing<Numbers>('blacklist.add', ({ numbers }) => numbers.some((each) => !each.startsWith('+'))),
  },
  {
    id: 'authorisation.without-effect',
    rule: 'PUB-BL-EFFECT-01',
    says: 'Messages to blocked numbers are delivered.',
    decide: ({ messaging }) => {
      messaging.obeysBlacklist = () => false;
    },
  },
  {
    id: 'authorisation.any-number',
    rule: 'PUB-BL-LIMIT-01',
    says: 'Any number of numbers is listed at once.',
    reply: lettingPass('blacklist.add', '/numbers: ', LISTED),
  },
  {
    id: 'authorisation.half-as-many',
    rule: 'PUB-BL-LIMIT-01',
    says: 'Only five numbers are listed at once.',
    reply: refusing<Numbers>('blacklist.add', ({ numbers }) => numbers.length > 5),
  },
  {
    id: 'authorisation.lists-words',
    rule: 'PUB-BL-INVALID-01',
    says: 'Whatever is no number is listed all the same.',
    reply: lettingPass('blacklist.add', '/numbers/', LISTED),
  },
  {
    id: 'authorisation.asked-of-words',
    rule: 'PUB-BL-INVALID-01',
    says: 'Somebody who asks about no number gets an answer.',
    reply: lettingPass('blacklist.isAuthorised', '/numbers', ANSWERED),
  },
  {
    id: 'authorisation.first-page-only',
    rule: 'PUB-BL-PAGE-01',
    says: 'The blacklist ends after its first page.',
    reply: changingBody('blacklist.list', ({ pagination, ...body }) => ({
      ...body,
      pagination: { page: pagination.page },
    })),
  },
  {
    id: 'authorisation.last-of-a-page-lost',
    rule: 'PUB-BL-PAGE-01',
    says: 'A full page lacks its last number.',
    reply: changingBody('blacklist.list', ({ numbers, ...body }) => ({
      ...body,
      numbers: numbers.length === 100 ? numbers.slice(0, -1) : numbers,
    })),
  },
  {
    id: 'authorisation.removes-anything',
    rule: 'PUB-BL-UNKNOWN-01',
    says: 'A number that is not listed is taken off the list.',
    reply: replacingStatus('blacklist.remove', 404, { status: 200, text: '' }),
  },
  {
    id: 'authorisation.of-everybody',
    rule: 'PUB-BL-ASK-01',
    says: 'Every number is authorised.',
    reply: changingBody('blacklist.isAuthorised', ({ uri, numbers }) => ({
      uri,
      numbers: numbers.map(({ number }: { number: string }) => ({ number, authorised: true })),
    })),
  },
  {
    id: 'authorisation.in-common',
    rule: 'PUB-BL-ACCOUNT-01',
    says: 'All customers have one blacklist.',
    decide: keptInCommon('blacklist'),
  },
  {
    id: 'authorisation.of-the-family',
    rule: 'PUB-BL-ACCOUNT-01',
    says: 'A sub-account has the blacklist of its parent.',
    decide: keptByParent('blacklist'),
  },
];
