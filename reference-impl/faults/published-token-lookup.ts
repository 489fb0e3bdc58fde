import { fault, faultsOf } from './fault.ts';
import { around, decision } from './operators/decisions.ts';
import { on } from './operators/replies.ts';

type Json = Record<string, unknown>;

const TOKEN = 'token.issue';

/** Deviations of what the token service and number lookup publish. */
export const faults = faultsOf({
  'PUB-TOKEN-REFUSE-01': {
    'published-token.refusal-untitled': fault('A refusal of the token service has no title.', {
      reply: on(
        TOKEN,
        ({ status }) => status === 401,
        (reply) => ({ ...reply, body: { ...(reply.body as Json), title: undefined } }),
      ),
    }),
    'published-token.refusal-of-the-grant': fault('A wrong secret is told in the words of OAuth alone.', {
      reply: on(
        TOKEN,
        ({ status }) => status === 401,
        (reply) => ({ ...reply, body: { error: 'invalid_client' } }),
      ),
    }),
  },
  'PUB-TOKEN-FORM-01': {
    'published-token.no-character-set': fault('A form that names its character set is not read.', {
      reply: on(
        TOKEN,
        ({ status }, { request }) => status === 200 && /charset/i.test(request.headers['content-type'] ?? ''),
        () => ({ status: 415, body: { title: 'Unsupported media type' } }),
      ),
    }),
    'published-token.form-in-capitals': fault('The type of a form is not read in capitals.', {
      reply: on(
        TOKEN,
        ({ status }, { request }) => status === 200 && /FORM/.test(request.headers['content-type'] ?? ''),
        () => ({ status: 415, body: { title: 'Unsupported media type' } }),
      ),
    }),
  },
  'PUB-TOKEN-THROTTLE-01': {
    'published-token.bucket-without-bottom': fault('A project may ask for any number of tokens at once.', { decide: decision('token', 'mayAsk', () => true) }),
    'published-token.one-bucket-for-all': fault('All projects share one bucket.', {
      decide: around('token', 'mayAsk', (mayAsk) => (requests, _project, now) => mayAsk(requests, 'everybody', now)),
    }),
    'published-token.bucket-never-fills': fault('A bucket that is empty stays empty.', {
      decide: around('token', 'mayAsk', (mayAsk) => (requests, project) => mayAsk(requests, project, 0)),
    }),
  },
  'PUB-LOOKUP-NOCACHE-01': {
    'published-lookup.flag-without-equals': fault('The flag nocache counts only when it has a value.', {
      decide: decision('lookup', 'wantsFresh', (flag) => flag !== undefined && flag !== ''),
    }),
    'published-lookup.flag-is-a-number': fault('The flag nocache counts unless it is true.', {
      decide: decision('lookup', 'wantsFresh', (flag) => flag !== undefined && flag !== 'true'),
    }),
  },
});
