import type { Letter } from '../kernel/outbox.ts';
import type { Fault } from '../worlds/behaviour.ts';
import { fault, faultsOf } from './fault.ts';

/** What came of the template is written anew by whoever sends it. */
const rewritten = (letter: Letter): Letter => {
  try {
    return { ...letter, body: JSON.stringify(JSON.parse(letter.body), null, 1) };
  } catch {
    return letter;
  }
};

const sealing =
  (change: (headers: Readonly<Record<string, string>>) => Record<string, string>): NonNullable<Fault['notify']> =>
  (letter) => {
    const { seal } = letter;
    if (!seal) return [letter];
    return [{ ...letter, seal: (parcel) => seal(parcel)?.then(change) }];
  };

const without = (name: RegExp) => sealing((headers) => Object.fromEntries(Object.entries(headers).filter(([each]) => !name.test(each))));

/** Deviations in what a signed webhook says of its signature. */
export const faults = faultsOf({
  'PUB-KEY-HEADERS-01': {
    'signed-webhooks.nameless-key': fault('A signature does not say whose key it is of.', { notify: without(/key-id$/i) }),
    'signed-webhooks.cipher-unsaid': fault('A signature does not name its cipher.', { notify: without(/cipher-type$/i) }),
    'signed-webhooks.latest-key-of-anybody': fault('Webhooks are signed with the key that anybody enabled last.', {
      decide: ({ messaging }) => {
        const { enableKey, signingKey } = messaging;
        let latest: ReturnType<typeof signingKey>;
        messaging.enableKey = (keys, key) => {
          enableKey(keys, key);
          latest = key;
        };
        messaging.signingKey = (keys) => signingKey(keys) && latest;
      },
    }),
    'signed-webhooks.key-of-the-parent': fault('The webhooks of a sub-account are signed with the key of its parent.', {
      decide: ({ messaging }) => {
        const { signingKey, enableKey } = messaging;
        let first: ReturnType<typeof signingKey>;
        messaging.enableKey = (keys, key) => {
          enableKey(keys, key);
          first ??= key;
        };
        messaging.signingKey = (keys) => signingKey(keys) && first;
      },
    }),
  },
  'KEY-SIGN-01': {
    'signed-webhooks.date-unsent': fault('The date that is signed is not sent.', { notify: without(/^date$/i) }),
    'signed-webhooks.written-anew-after-signing': fault('What is signed is written anew before it is sent.', {
      notify: (letter) => {
        const { seal } = letter;
        return [seal ? { ...rewritten(letter), seal: (parcel) => seal({ ...parcel, body: letter.body }) } : letter];
      },
    }),
  },
});
