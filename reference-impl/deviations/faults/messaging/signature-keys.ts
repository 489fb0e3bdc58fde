import type { SignatureKey as Key, SignatureKeys } from '../../../messaging/signature-key.ts';
import { fault, faultsOf } from '../../fault.ts';
import { delivery } from '../../operators/decisions.ts';
import { unsigned } from '../../operators/letters.ts';
import { around, decision, instead, result } from '../../operators/messaging.ts';
import { always, good, members, on } from '../../operators/replies.ts';

const PUBLIC_KEY = 'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8A';

/** Deviations of signature keys, and in what they sign. */
export const faults = faultsOf({
  'KEY-DIS-01': {
    'keys.one-before-comes-back': fault('Disabling a key enables the oldest other key.', {
      decide: around('disableKeys', (disableKeys, { enabledKey }) => (keys) => {
        const other = [...keys.values()].find((key) => key !== enabledKey(keys));
        disableKeys(keys);
        if (other) other.enabled = true;
      }),
    }),
  },
  'KEY-LIST-01': {
    'keys.first-page-only': fault('Every page of the list after the first is empty.', {
      decide: result('keysOnPage', (entries, _keys, page) => (page === 1 ? entries : [])),
    }),
  },
  'KEY-DEL-01': {
    'keys.none-enabled-after-a-deletion': fault('Deleting a key disables the others.', {
      decide: around('deleteKey', (deleteKey, { disableKeys }) => (keys, id) => {
        disableKeys(keys);
        deleteKey(keys, id);
      }),
    }),
    'keys.deleted-but-enabled': fault('A key that is deleted while enabled stays enabled.', {
      decide: ({ messaging }) => {
        const { enabledKey, deleteKey } = messaging;
        const kept = new WeakMap<SignatureKeys, Key>();
        messaging.enabledKey = (keys) => enabledKey(keys) ?? kept.get(keys);
        messaging.deleteKey = (keys, id) => {
          const key = keys.get(id);
          if (key?.enabled) kept.set(keys, key);
          deleteKey(keys, id);
        };
      },
    }),
  },
  'PUB-KEY-FORM-01': {
    'published-keys.born-enabled': fault('A new signature key is shown as enabled.', {
      reply: on('keys.create', good, members({ enabled: true })),
    }),
  },
  'PUB-KEY-SHOWN-01': {
    'published-keys.shown-again': fault('The public key is shown every time the key is read.', {
      reply: on('keys.read', good, members({ public_key: PUBLIC_KEY })),
    }),
    'published-keys.shown-when-enabled': fault('The public key is shown again when the key is enabled.', {
      reply: on('keys.enable', good, members({ public_key: PUBLIC_KEY })),
    }),
  },
  'PUB-KEY-PAGE-01': {
    'published-keys.pages-optional': fault('The page parameter is optional.', {
      reply: on('keys.list', 400, { status: 200, body: [] }),
    }),
  },
  'PUB-KEY-DISABLE-01': {
    'published-keys.nothing-to-disable': fault('Disabling is refused when no key is enabled.', {
      decide: around('disableKeys', (disableKeys, { enabledKey }) => (keys) => {
        if (enabledKey(keys)) disableKeys(keys);
        else keys.clear();
      }),
      reply: on('keys.disable', always, (reply, { call }) => {
        const caller = call?.caller as { account?: { id: string } } | undefined;
        const records = caller?.account && call?.scope.state.recordsOf(caller.account.id);
        return records?.signatureKeys.size === 0 ? { status: 404, body: { message: 'No key is enabled' } } : reply;
      }),
    }),
  },
  'KEY-SIGN-01': {
    'signatures.without-query': fault('The signature does not cover the query.', {
      decide: decision(
        'signedText',
        ({ method, path, date, body }) => `${method} ${path.replace(/\?.*/, '')} HTTP/1.1${date}${body}`,
      ),
    }),
  },
  'KEY-SIGN-02': {
    'signatures.of-disabled-key': fault('A disabled key still signs.', {
      decide: (decisions) => {
        const firsts = new WeakMap<SignatureKeys, Key>();
        result('signingKey', (key, keys) => {
          if (key && !firsts.has(keys)) firsts.set(keys, key);
          return key ?? firsts.get(keys);
        })(decisions);
      },
    }),
  },
  'X-23': {
    'signatures.once': fault('A retried webhook is not signed.', {
      decide: delivery.result('repeated', ({ seal, ...plain }) => plain),
    }),
    'signatures.spoilt-by-repeating': fault('A retried webhook has a new date but its first signature.', {
      decide: delivery.result('repeated', ({ seal, ...again }) =>
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
      decide: (decisions) => {
        let latest: Key | undefined;
        instead('enableKey', (enableKey, keys, key) => {
          enableKey(keys, key);
          latest = key;
        })(decisions);
        result('signingKey', (key) => key && latest)(decisions);
      },
    }),
  },
});
