import type { SignatureKey, SignatureKeys } from '../../../messaging/signature-key.ts';
import { fault, faultsOf } from '../../fault.ts';
import { around, result } from '../../operators/messaging.ts';
import { good, members, on } from '../../operators/replies.ts';

const PUBLIC_KEY = 'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8A';

/** Deviations of signature keys. */
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
        const kept = new WeakMap<SignatureKeys, SignatureKey>();
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
      reply: on(
        'keys.disable',
        (_reply, { call }) => {
          const caller = call?.caller as { account?: { id: string } } | undefined;
          const records = caller?.account && call?.scope.state.recordsOf(caller.account.id);
          return records?.signatureKeys.size === 0;
        },
        { status: 404, body: { message: 'Currently no key is enabled' } },
      ),
    }),
  },
});
