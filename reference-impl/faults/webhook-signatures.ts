import type { MessagingDecisions } from '../messaging/decisions.ts';
import type { SignatureKey, SignatureKeys } from '../messaging/signature-key.ts';
import type { Fault } from './behaviour.ts';

type SignedText = MessagingDecisions['signedText'];

/** Signs something else than what is documented of a webhook. */
const signing =
  (text: SignedText): NonNullable<Fault['decide']> =>
  ({ messaging }) => {
    messaging.signedText = text;
  };

/** Picks another key to sign with; `first` is the one that signed first. */
const choosing =
  (
    choose: (
      key: SignatureKey | undefined,
      first: SignatureKey | undefined,
      keys: SignatureKeys,
    ) => SignatureKey | undefined,
  ): NonNullable<Fault['decide']> =>
  ({ messaging }) => {
    const { signingKey } = messaging;
    const firsts = new WeakMap<SignatureKeys, SignatureKey>();
    messaging.signingKey = (keys) => {
      const key = signingKey(keys);
      if (key && !firsts.has(keys)) firsts.set(keys, key);
      return choose(key, firsts.get(keys), keys);
    };
  };

/** Deviations in how webhooks are signed. */
export const webhookSignatureFaults: readonly Fault[] = [
  {
    id: 'signatures.none',
    rule: 'KEY-SIGN-01',
    says: 'Webhooks are never signed.',
    decide: choosing(() => undefined),
  },
  {
    id: 'signatures.body-only',
    rule: 'KEY-SIGN-01',
    says: 'The signature covers the body alone.',
    decide: signing(({ body }) => body),
  },
  {
    id: 'signatures.lines',
    rule: 'KEY-SIGN-01',
    says: 'Line ends stand between the parts that are signed.',
    decide: signing(({ method, path, date, body }) => `${method} ${path} HTTP/1.1\n${date}\n${body}`),
  },
  {
    id: 'signatures.without-query',
    rule: 'KEY-SIGN-01',
    says: 'The query is left out of what is signed.',
    decide: signing(
      ({ method, path, date, body }) => `${method} ${path.replace(/\?.*/, '')} HTTP/1.1${date}${body}`,
    ),
  },
  {
    id: 'signatures.of-disabled-key',
    rule: 'KEY-SIGN-02',
    says: 'A key goes on signing after it was disabled.',
    decide: choosing((key, first) => key ?? first),
  },
  {
    id: 'signatures.of-any-key',
    rule: 'KEY-SIGN-02',
    says: 'Without an enabled key the newest key signs.',
    decide: choosing((key, _first, keys) => key ?? [...keys.values()].at(-1)),
  },
  {
    id: 'signatures.of-first-key',
    rule: 'KEY-SIGN-03',
    says: 'The first key that was enabled signs for ever.',
    decide: choosing((key, first) => key && first),
  },
  {
    id: 'signatures.once',
    rule: 'X-23',
    says: 'A webhook that is sent again is not signed.',
    decide: ({ delivery }) => {
      const { repeated } = delivery;
      delivery.repeated = (letter) => {
        const { seal, ...plain } = repeated(letter);
        return plain;
      };
    },
  },
  {
    id: 'signatures.spoilt-by-repeating',
    rule: 'X-23',
    says: 'A webhook that is sent again has the signature of its first attempt under a new date.',
    decide: ({ delivery }) => {
      const { repeated } = delivery;
      delivery.repeated = (letter) => {
        const { seal, ...again } = repeated(letter);
        if (!seal) return again;
        const date = new Date(0).toUTCString();
        return { ...again, seal: async (parcel) => ({ ...(await seal(parcel)), date }) };
      };
    },
  },
];
