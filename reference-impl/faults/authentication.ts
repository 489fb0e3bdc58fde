import type { WireRequest } from '../http/operation.ts';
import type { Answered, Decisions, Fault } from './behaviour.ts';

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
    auth.basicMatches = (given, key) =>
      basicMatches(given, key) || (isAccountKey(key) && matches(given, key));
  };

const uses = ({ headers }: WireRequest, scheme: 'basic' | 'hmac'): boolean =>
  (headers.authorization ?? '').toLowerCase().startsWith(scheme);

/** Refuses one operation to everybody who uses `scheme`. */
const refusing =
  (operation: string, scheme: 'basic' | 'hmac') =>
  (reply: Parameters<NonNullable<Fault['reply']>>[0], answered: Answered) =>
    answered.operation === operation && uses(answered.request, scheme)
      ? { status: 401, body: { message: 'Invalid authentication credentials' } }
      : reply;

/** Deviations of Basic authentication. Section "Messaging API: two schemes". */
export const authenticationFaults: readonly Fault[] = [
  {
    id: 'basic.not-for-confirmations',
    rule: 'AUTH-BASIC-01',
    says: 'Delivery reports cannot be confirmed with Basic credentials.',
    reply: refusing('reports.confirm', 'basic'),
  },
  {
    id: 'basic.not-for-webhook-changes',
    rule: 'AUTH-BASIC-01',
    says: 'Webhooks cannot be changed with Basic credentials.',
    reply: refusing('webhooks.change', 'basic'),
  },
  {
    id: 'basic.secret-not-checked',
    rule: 'AUTH-BASIC-02',
    says: 'A known key is enough; nobody looks at the secret.',
    decide: alsoMatching(() => true),
  },
  {
    id: 'basic.secret-trimmed',
    rule: 'AUTH-BASIC-02',
    says: 'Blanks at the end of the secret do not matter.',
    decide: alsoMatching((given, key) => given.password.trimEnd() === key.secret),
  },
  {
    id: 'basic.longer-secret-taken',
    rule: 'AUTH-BASIC-02',
    says: 'What follows the right secret does not matter.',
    decide: alsoMatching((given, key) => given.password.startsWith(key.secret)),
  },
  {
    id: 'basic.shorter-secret-taken',
    rule: 'AUTH-BASIC-02',
    says: 'The last character of the secret may be left out.',
    decide: alsoMatching((given, key) => given.password === key.secret.slice(0, -1)),
  },
  {
    id: 'basic.secret-cut-at-colon',
    rule: 'AUTH-BASIC-03',
    says: 'Only what stands between the first two colons counts as the secret.',
    decide: alsoMatching((given, key) => given.password.split(':')[0] === key.secret.split(':')[0]),
  },
  {
    id: 'basic.colons-refused',
    rule: 'AUTH-BASIC-03',
    says: 'A secret that has a colon is never right.',
    decide: ({ auth }) => {
      const { basicMatches } = auth;
      auth.basicMatches = (given, key) => !given.password.includes(':') && basicMatches(given, key);
    },
  },
  {
    id: 'either.replies-want-basic',
    rule: 'AUTH-EITHER-01',
    says: 'Replies can be listed with Basic credentials only.',
    reply: refusing('replies.list', 'hmac'),
  },
  {
    id: 'either.labels-want-hmac',
    rule: 'AUTH-EITHER-01',
    says: 'Sender addresses can be labelled with an HMAC signature only.',
    reply: refusing('senders.change', 'basic'),
  },
];
