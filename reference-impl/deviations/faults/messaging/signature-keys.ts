import type { Perform } from '../../../http/operation.ts';
import type { SignatureKey as Key, SignatureKeys } from '../../../messaging/keys/signature.ts';
import { fault, faultsOf } from '../../fault.ts';
import { delivery } from '../../operators/decisions.ts';
import { unsigned } from '../../operators/letters.ts';
import { decision, recordsOf, result } from '../../operators/messaging.ts';
import { good, members, on } from '../../operators/replies.ts';

const NO_KEYS = { status: 200, body: [] };
const PUBLIC_KEY = 'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8A';

const enabledIn = (keys: SignatureKeys): Key | undefined => [...keys.values()].find(({ enabled }) => enabled);

/** Does something more to the keys of an account once an operation is done; `before` was enabled until then. */
const afterwards =
  (operation: string, act: (keys: SignatureKeys, before: Key | undefined, state: object) => void): Perform =>
  (run, { operation: name, call }) => {
    if (name !== operation) return run(call);
    const keys = recordsOf(call).signatureKeys;
    const before = enabledIn(keys);
    const reply = run(call);
    act(keys, before, call.scope.state);
    return reply;
  };

const deleted = new WeakMap<SignatureKeys, Key>();

/** The key that was enabled last in each world, and the world of keys that were ever enabled. */
const latest = new WeakMap<object, Key>();
const worlds = new WeakMap<SignatureKeys, object>();

export const faults = faultsOf({
  'KEY-DIS-01 keys.one-before-comes-back': fault('Disabling a key enables the oldest other key.', {
    perform: afterwards('keys.disable', (keys, before) => {
      const other = [...keys.values()].find((key) => key !== before);
      if (other) other.enabled = true;
    }),
  }),
  'KEY-LIST-01 keys.first-page-only': fault('Every page of the list after the first is empty.', {
    reply: on('keys.list', (reply, { request }) => good(reply) && request.query.page !== '1', NO_KEYS),
  }),
  'KEY-DEL-01 keys.none-enabled-after-a-deletion': fault('Deleting a key disables the others.', {
    perform: afterwards('keys.remove', (keys) => {
      for (const key of keys.values()) key.enabled = false;
    }),
  }),
  'KEY-DEL-01 keys.deleted-but-enabled': fault('A key that is deleted while enabled stays enabled.', {
    perform: afterwards('keys.remove', (keys, before) => {
      if (before && !keys.has(before.id)) deleted.set(keys, before);
    }),
    reply: on('keys.readEnabled', 404, (reply, { call }) => {
      const key = deleted.get(recordsOf(call).signatureKeys);
      return key ? { status: 200, body: { key_id: key.id, cipher: key.cipher, digest: key.digest } } : reply;
    }),
  }),
  'PUB-KEY-FORM-01 published-keys.born-enabled': fault('A new signature key is shown as enabled.', {
    reply: on('keys.create', good, members({ enabled: true })),
  }),
  'PUB-KEY-SHOWN-01 published-keys.shown-again': fault('The public key is shown every time the key is read.', {
    reply: on('keys.read', good, members({ public_key: PUBLIC_KEY })),
  }),
  'PUB-KEY-SHOWN-01 published-keys.shown-when-enabled': {
    says: 'The public key is shown again when the key is enabled.',
    reply: on('keys.enable', good, members({ public_key: PUBLIC_KEY })),
  },
  'PUB-KEY-PAGE-01 published-keys.pages-optional': fault('The page parameter is optional.', {
    reply: on('keys.list', 400, NO_KEYS),
  }),
  'PUB-KEY-DISABLE-01 published-keys.nothing-to-disable': fault('Disabling is refused when no key is enabled.', {
    perform: (run, { operation, call }) =>
      operation === 'keys.disable' && !enabledIn(recordsOf(call).signatureKeys)
        ? { status: 404, body: { message: 'No key is enabled' } }
        : run(call),
  }),
  'KEY-SIGN-01 signatures.without-query': fault('The signature does not cover the query.', {
    decide: decision(
      'signedText',
      ({ method, path, date, body }) => `${method} ${path.replace(/\?.*/, '')} HTTP/1.1${date}${body}`,
    ),
  }),
  'KEY-SIGN-02 signatures.of-disabled-key': fault('A disabled key still signs.', {
    decide: (decisions) => {
      const firsts = new WeakMap<SignatureKeys, Key>();
      result('signingKey', (key, keys) => {
        if (key && !firsts.has(keys)) firsts.set(keys, key);
        return key ?? firsts.get(keys);
      })(decisions);
    },
  }),
  'X-23 signatures.spoilt-by-repeating': fault('A retried webhook has a new date but its first signature.', {
    decide: delivery.result('repeated', ({ seal, ...again }) =>
      seal
        ? { ...again, seal: async (parcel) => ({ ...(await seal(parcel)), date: new Date(0).toUTCString() }) }
        : again,
    ),
  }),
  'PUB-PUSH-SIGN-01 signatures.reports-unsigned': fault('Delivery reports to a callback URL are not signed.', {
    notify: unsigned('delivery-report'),
  }),
  'PUB-PUSH-SIGN-01 signatures.replies-unsigned': fault('Replies to a callback URL are not signed.', {
    notify: unsigned('reply'),
  }),
  'PUB-KEY-HEADERS-01 signed-webhooks.latest-key-of-anybody': {
    says: 'Webhooks are signed with the key that any customer enabled last.',
    perform: afterwards('keys.enable', (keys, _before, state) => {
      const key = enabledIn(keys);
      if (key) latest.set(state, key);
      worlds.set(keys, state);
    }),
    decide: result('signingKey', (key, keys) => key && latest.get(worlds.get(keys) ?? keys)),
  },
});
