import type { WireRequest } from '../../http/operation.ts';
import type { Answered, Decisions, Fault } from '../../worlds/behaviour.ts';
import { fault, faultsOf } from '../fault.ts';
import { around } from '../operators/decisions.ts';

interface Pair {
  readonly user: string;
  readonly password: string;
}

interface Key {
  readonly id: string;
  readonly secret: string;
}

const isAccountKey = (key: Key): boolean => 'account' in key;

/** Lets accounts in whose Basic credentials `matches` finds good enough; projects are judged as documented. */
const alsoMatching =
  (matches: (given: Pair, key: Key) => boolean) =>
  ({ auth }: Decisions): void => {
    const { basicMatches } = auth;
    auth.basicMatches = (given, key) => basicMatches(given, key) || (isAccountKey(key) && matches(given, key));
  };

const uses = ({ headers }: WireRequest, scheme: 'basic' | 'hmac'): boolean => (headers.authorization ?? '').toLowerCase().startsWith(scheme);

/** Refuses one operation to everybody who uses `scheme`. */
const refusing = (operation: string, scheme: 'basic' | 'hmac') => (reply: Parameters<NonNullable<Fault['reply']>>[0], answered: Answered) =>
  answered.operation === operation && uses(answered.request, scheme) ? { status: 401, body: { message: 'Invalid authentication credentials' } } : reply;

/** TODO */
export const faults = faultsOf({
  'AUTH-BASIC-01': {
    'basic.not-for-confirmations': fault('Delivery reports cannot be confirmed with Basic credentials.', { reply: refusing('reports.confirm', 'basic') }),
    'basic.not-for-webhook-changes': fault('Webhooks cannot be changed with Basic credentials.', { reply: refusing('webhooks.change', 'basic') }),
  },
  'AUTH-BASIC-02': {
    'basic.secret-not-checked': fault('A known key is enough; nobody looks at the secret.', { decide: alsoMatching(() => true) }),
    'basic.secret-trimmed': fault('Blanks at the end of the secret do not matter.', {
      decide: alsoMatching((given, key) => given.password.trimEnd() === key.secret),
    }),
    'basic.longer-secret-taken': fault('What follows the right secret does not matter.', {
      decide: alsoMatching((given, key) => given.password.startsWith(key.secret)),
    }),
    'basic.shorter-secret-taken': fault('The last character of the secret may be left out.', {
      decide: alsoMatching((given, key) => given.password === key.secret.slice(0, -1)),
    }),
  },
  'AUTH-BASIC-03': {
    'basic.secret-cut-at-colon': fault('Only what stands between the first two colons counts as the secret.', {
      decide: alsoMatching((given, key) => given.password.split(':')[0] === key.secret.split(':')[0]),
    }),
    'basic.colons-refused': fault('A secret that has a colon is never right.', {
      decide: around('auth', 'basicMatches', (basicMatches) => (given, key) => !given.password.includes(':') && basicMatches(given, key)),
    }),
  },
  'AUTH-EITHER-01': {
    'either.replies-want-basic': fault('Replies can be listed with Basic credentials only.', { reply: refusing('replies.list', 'hmac') }),
    'either.labels-want-hmac': fault('Sender addresses can be labelled with an HMAC signature only.', { reply: refusing('senders.change', 'basic') }),
  },
});
