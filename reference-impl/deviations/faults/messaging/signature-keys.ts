import type { SignatureKey, SignatureKeys } from '../../../messaging/signature-key.ts';
import { fault, faultsOf } from '../../fault.ts';
import { around, decision, given, keptInCommon, result } from '../../operators/messaging.ts';
import { good, members, on, rewriting } from '../../operators/replies.ts';

const newest = (keys: SignatureKeys): SignatureKey | undefined => [...keys.values()].at(-1);

const PUBLIC_KEY = 'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8A';

const KEY = {
  ...{ key_id: '00000000-0000-4000-8000-000000000001', cipher: 'RSA', digest: 'SHA256' },
  ...{ created: '2024-01-15T12:00:00.000Z', enabled: false },
};

/** Deviations of signature keys. */
export const faults = faultsOf({
  'KEY-ID-01': {
    'keys.other-id': fault('The id returned at creation does not find the key.', {
      reply: on('keys.create', good, members({ key_id: '00000000-0000-4000-8000-000000000000' })),
    }),
    'keys.newest-only': fault('Reading a key returns the newest one, whatever the id.', {
      decide: decision('keyOf', newest),
    }),
  },
  'KEY-EN-01': {
    'keys.not-to-be-enabled': fault('Enabling a key has no effect.', {
      decide: decision('enableKey', () => undefined),
    }),
    'keys.newest-told-as-enabled': fault('The newest key is shown as the enabled one.', {
      decide: decision('enabledKey', newest),
    }),
  },
  'KEY-EN-02': {
    'keys.two-enabled': fault('Enabling a second key leaves the first enabled.', {
      decide: decision('enableKey', (_keys, key) => {
        key.enabled = true;
      }),
    }),
    'keys.first-stays': fault('Enabling a second key succeeds without effect.', {
      decide: around(
        'enableKey',
        (enableKey, { enabledKey }) =>
          (keys, key) =>
            enableKey(keys, enabledKey(keys) ?? key),
      ),
    }),
  },
  'KEY-DIS-01': {
    'keys.not-to-be-disabled': fault('Disabling the enabled key has no effect.', {
      decide: decision('disableKeys', () => undefined),
    }),
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
    'keys.pages-overlap': fault('A page of keys begins with the last key of the previous page.', {
      decide: decision('keysOnPage', (keys, page, size) => {
        const start = Math.max(0, (page - 1) * size - 1);
        return [...keys.values()].slice(start, start + size);
      }),
    }),
  },
  'KEY-DEL-01': {
    'keys.undying': fault('A deleted key stays.', { decide: decision('deleteKey', () => undefined) }),
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
  'KEY-ISO-01': {
    'keys.shared': fault('All accounts share their signature keys.', { decide: keptInCommon('signatureKeys') }),
    'keys.found-anywhere': fault('Anyone who knows the id of a key can read and enable it.', {
      decide: ({ messaging }) => {
        const { keyOf, keepKey } = messaging;
        const everyKey: SignatureKeys = new Map();
        messaging.keepKey = (keys, key) => {
          everyKey.set(key.id, key);
          keepKey(keys, key);
        };
        messaging.keyOf = (keys, id) => keyOf(keys, id) ?? everyKey.get(id);
      },
    }),
  },
  'PUB-KEY-FORM-01': {
    'published-keys.born-enabled': fault('A new signature key is shown as enabled.', {
      reply: on('keys.create', good, members({ enabled: true })),
    }),
    'published-keys.deleted-204': fault('Deleting a key returns HTTP status 204.', {
      reply: on('keys.remove', good, { status: 204 }),
    }),
  },
  'FORM-create-signature-key': {
    'published-keys.pem': fault('The public key is returned in PEM form.', {
      reply: on('keys.create', good, members({ public_key: '-----BEGIN PUBLIC KEY-----' })),
    }),
  },
  'FORM-list-signature-keys': {
    'published-keys.paged-object': fault('The list of keys is wrapped in an object.', {
      reply: rewriting('keys.list', (keys) => ({ pageData: keys })),
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
  'PUB-KEY-INVALID-01': {
    'published-keys.anything-goes': fault('An unknown digest or cipher counts as the default.', {
      reply: on('keys.create', 400, { status: 201, body: { ...KEY, public_key: PUBLIC_KEY } }),
    }),
    'published-keys.unexplained': fault('An unknown digest or cipher is refused without details.', {
      reply: on('keys.create', 400, members({ details: [] })),
    }),
  },
  'PUB-KEY-PAGE-01': {
    'published-keys.pages-optional': fault('The page parameter is optional.', {
      reply: on('keys.list', 400, { status: 200, body: [] }),
    }),
    'published-keys.pages-from-0': fault('Pages of keys count from 0.', {
      decide: given('keysOnPage', (keys, page) => [keys, page + 1]),
    }),
  },
  'PUB-KEY-UNKNOWN-01': {
    'published-keys.unknown-deleted': fault('Deleting an unknown key succeeds.', {
      reply: on('keys.remove', 404, { status: 200 }),
    }),
    'published-keys.id-unjudged': fault('An invalid id gets HTTP status 404.', {
      reply: on('keys.read', 400, { status: 404, body: { message: 'Entity not found' } }),
    }),
  },
  'PUB-KEY-ENABLE-01': {
    'published-keys.null-disables': fault('Enabling null succeeds.', {
      reply: on('keys.enable', 400, { status: 200, body: { ...KEY, enabled: true } }),
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
  'PUB-KEY-FEATURE-01': {
    'published-keys.for-everybody': fault('Every account has signature keys.', {
      decide: decision('hasSignatureKeys', () => true),
    }),
    'published-keys.feature-404': fault('Without the feature, listing keys gets HTTP status 404.', {
      reply: on('keys.list', 403, 404),
    }),
  },
});
