import type { MessagingDecisions } from '../../../messaging/decisions.ts';
import type { SignatureKey, SignatureKeys } from '../../../messaging/signature-key.ts';
import type { Decisions } from '../../../worlds/parts.ts';
import { fault, faultsOf } from '../../fault.ts';
import { around, decision, result } from '../../operators/decisions.ts';
import { unsigned } from '../../operators/letters.ts';

type SignedText = MessagingDecisions['signedText'];

/** Changes the text that is signed. */
const signing = (text: SignedText) => decision('messaging', 'signedText', text);

/** Picks another key to sign with; `first` is the one that signed first. */
const choosing = (
  choose: (
    key: SignatureKey | undefined,
    first: SignatureKey | undefined,
    keys: SignatureKeys,
  ) => SignatureKey | undefined,
) =>
  around('messaging', 'signingKey', (signingKey) => {
    const firsts = new WeakMap<SignatureKeys, SignatureKey>();
    return (keys) => {
      const key = signingKey(keys);
      if (key && !firsts.has(keys)) firsts.set(keys, key);
      return choose(key, firsts.get(keys), keys);
    };
  });

/** Signs all webhooks with one of the enabled keys of any account. */
const signingWith =
  (choose: (chosen: SignatureKey | undefined, key: SignatureKey) => SignatureKey) =>
  ({ messaging }: Decisions): void => {
    const { enableKey, signingKey } = messaging;
    let chosen: SignatureKey | undefined;
    messaging.enableKey = (keys, key) => {
      enableKey(keys, key);
      chosen = choose(chosen, key);
    };
    messaging.signingKey = (keys) => signingKey(keys) && chosen;
  };

/** Deviations of signed webhooks. */
export const faults = faultsOf({
  'KEY-SIGN-01': {
    'signatures.without-query': fault('The signature does not cover the query.', {
      decide: signing(({ method, path, date, body }) => `${method} ${path.replace(/\?.*/, '')} HTTP/1.1${date}${body}`),
    }),
  },
  'KEY-SIGN-02': {
    'signatures.of-disabled-key': fault('A disabled key still signs.', {
      decide: choosing((key, first) => key ?? first),
    }),
    'signatures.of-any-key': fault('Without an enabled key the newest key signs.', {
      decide: choosing((key, _first, keys) => key ?? [...keys.values()].at(-1)),
    }),
  },
  'X-23': {
    'signatures.once': fault('A retried webhook is not signed.', {
      decide: result('delivery', 'repeated', ({ seal, ...plain }) => plain),
    }),
    'signatures.spoilt-by-repeating': fault('A retried webhook has a new date but its first signature.', {
      decide: result('delivery', 'repeated', ({ seal, ...again }) =>
        seal
          ? { ...again, seal: async (parcel) => ({ ...(await seal(parcel)), date: new Date(0).toUTCString() }) }
          : again,
      ),
    }),
  },
  'PUB-PUSH-SIGN-01': {
    'signatures.reports-unsigned': fault('Delivery reports to a callback URL are not signed.', {
      notify: unsigned('delivery-report'),
    }),
    'signatures.replies-unsigned': fault('Replies to a callback URL are not signed.', { notify: unsigned('reply') }),
  },
  'PUB-KEY-HEADERS-01': {
    'signed-webhooks.latest-key-of-anybody': fault('Webhooks are signed with the key that any customer enabled last.', {
      decide: signingWith((_chosen, key) => key),
    }),
  },
});
