import { alternativesOf } from '../../alternative.ts';
import { auth } from '../../operators/decisions.ts';

const LISTED = /^\/v1\/(?:messages|replies|delivery_reports|webhooks|messaging\/numbers\/sender_address)/;

/** Other ways to look at signed requests and at the Account header. */
export const alternatives = alternativesOf({
  'signed-requests.of-any-age': {
    rows: ['AUTH-HMAC-04', 'SIL-MSG-33'],
    says: 'The Date of a signed request may be far from the present.',
    target: { published: false },
    decide: auth.inRule('hmacChecks', 'dateIsCurrent', 'objects', (objects, request) =>
      request.headers.date === undefined ? objects(request) : undefined,
    ),
  },
  'signed-requests.account-where-listed': {
    rows: ['ACCT-07'],
    says: 'The Account header has an effect where the document lists it and nowhere else.',
    target: { published: false },
    decide: auth.result('namedAccount', (named, { target }) => (LISTED.test(target) ? named : undefined)),
  },
});
