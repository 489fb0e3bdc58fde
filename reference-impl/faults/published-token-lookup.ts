import type { Fault } from './behaviour.ts';
import { on } from './distort.ts';

type Json = Record<string, unknown>;

const TOKEN = 'token.issue';

/** Deviations of what the token service and number lookup publish. */
export const publishedTokenLookupFaults: readonly Fault[] = [
  {
    id: 'published-token.refusal-untitled',
    rule: 'PUB-TOKEN-REFUSE-01',
    says: 'A refusal of the token service has no title.',
    reply: on(
      TOKEN,
      ({ status }) => status === 401,
      (reply) => ({ ...reply, body: { ...(reply.body as Json), title: undefined } }),
    ),
  },
  {
    id: 'published-token.refusal-of-the-grant',
    rule: 'PUB-TOKEN-REFUSE-01',
    says: 'A wrong secret is told in the words of OAuth alone.',
    reply: on(
      TOKEN,
      ({ status }) => status === 401,
      (reply) => ({ ...reply, body: { error: 'invalid_client' } }),
    ),
  },
  {
    id: 'published-token.no-character-set',
    rule: 'PUB-TOKEN-FORM-01',
    says: 'A form that names its character set is not read.',
    reply: on(
      TOKEN,
      ({ status }, { request }) => status === 200 && /charset/i.test(request.headers['content-type'] ?? ''),
      () => ({ status: 415, body: { title: 'Unsupported media type' } }),
    ),
  },
  {
    id: 'published-token.form-in-capitals',
    rule: 'PUB-TOKEN-FORM-01',
    says: 'The type of a form is not read in capitals.',
    reply: on(
      TOKEN,
      ({ status }, { request }) => status === 200 && /FORM/.test(request.headers['content-type'] ?? ''),
      () => ({ status: 415, body: { title: 'Unsupported media type' } }),
    ),
  },
  {
    id: 'published-token.bucket-without-bottom',
    rule: 'PUB-TOKEN-THROTTLE-01',
    says: 'A project may ask for any number of tokens at once.',
    decide: ({ token }) => {
      token.mayAsk = () => true;
    },
  },
  {
    id: 'published-token.one-bucket-for-all',
    rule: 'PUB-TOKEN-THROTTLE-01',
    says: 'All projects share one bucket.',
    decide: ({ token }) => {
      const { mayAsk } = token;
      token.mayAsk = (requests, _project, now) => mayAsk(requests, 'everybody', now);
    },
  },
  {
    id: 'published-token.bucket-never-fills',
    rule: 'PUB-TOKEN-THROTTLE-01',
    says: 'A bucket that is empty stays empty.',
    decide: ({ token }) => {
      const { mayAsk } = token;
      token.mayAsk = (requests, project) => mayAsk(requests, project, 0);
    },
  },
  {
    id: 'published-lookup.flag-without-equals',
    rule: 'PUB-LOOKUP-NOCACHE-01',
    says: 'The flag nocache counts only when it has a value.',
    decide: ({ lookup }) => {
      lookup.wantsFresh = (flag) => flag !== undefined && flag !== '';
    },
  },
  {
    id: 'published-lookup.flag-is-a-number',
    rule: 'PUB-LOOKUP-NOCACHE-01',
    says: 'The flag nocache counts unless it is true.',
    decide: ({ lookup }) => {
      lookup.wantsFresh = (flag) => flag !== undefined && flag !== 'true';
    },
  },
];
