import type { Reply } from '../http/operation.ts';
import { fault, faultsOf } from './fault.ts';
import { around, decision } from './operators/decisions.ts';
import { on } from './operators/replies.ts';

const good = ({ status }: Reply): boolean => status < 300;
const has =
  (status: number) =>
  (reply: Reply): boolean =>
    reply.status === status;

const PUBLIC_KEY = 'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8A';
const KEY = {
  ...{ key_id: '00000000-0000-4000-8000-000000000001', cipher: 'RSA', digest: 'SHA256' },
  ...{ created: '2024-01-15T12:00:00.000Z', enabled: false },
};

const withPublicKey = (reply: Reply): Reply => ({
  ...reply,
  body: { ...(reply.body as object), public_key: PUBLIC_KEY },
});

const formFaults = faultsOf({
  'PUB-KEY-FORM-01': {
    'published-keys.born-enabled': fault('A new signature key is told as enabled.', {
      reply: on('keys.create', good, (reply) => ({ ...reply, body: { ...(reply.body as object), enabled: true } })),
    }),
    'published-keys.pem': fault('The public half of a key comes with its armour.', {
      reply: on('keys.create', good, (reply) => ({ ...reply, body: { ...(reply.body as object), public_key: '-----BEGIN PUBLIC KEY-----' } })),
    }),
    'published-keys.deleted-204': fault('A deleted key is answered with HTTP status 204.', { reply: on('keys.remove', good, () => ({ status: 204 })) }),
    'published-keys.paged-object': fault('The list of keys is wrapped in an object.', {
      reply: on('keys.list', good, (reply) => ({ ...reply, body: { pageData: reply.body } })),
    }),
  },
  'PUB-KEY-SHOWN-01': {
    'published-keys.shown-again': fault('The public half of a key is shown whenever the key is read.', { reply: on('keys.read', good, withPublicKey) }),
    'published-keys.shown-when-enabled': fault('The public half of a key is shown again when it is enabled.', {
      reply: on('keys.enable', good, withPublicKey),
    }),
  },
});

const refusalFaults = faultsOf({
  'PUB-KEY-INVALID-01': {
    'published-keys.anything-goes': fault('A digest or a cipher that does not exist is taken for the usual one.', {
      reply: on('keys.create', has(400), () => ({ status: 201, body: { ...KEY, public_key: PUBLIC_KEY } })),
    }),
    'published-keys.unexplained': fault('A digest or a cipher that does not exist is refused without details.', {
      reply: on('keys.create', has(400), (reply) => ({ ...reply, body: { message: 'Bad Request', details: [] } })),
    }),
  },
  'PUB-KEY-PAGE-01': {
    'published-keys.pages-optional': fault('Without a page the first page is given.', { reply: on('keys.list', has(400), () => ({ status: 200, body: [] })) }),
    'published-keys.pages-from-0': fault('Pages of keys are counted from 0.', {
      decide: around('messaging', 'keysOnPage', (keysOnPage) => (keys, page, size) => keysOnPage(keys, page + 1, size)),
    }),
  },
  'PUB-KEY-UNKNOWN-01': {
    'published-keys.unknown-deleted': fault('Deleting a key that does not exist succeeds.', { reply: on('keys.remove', has(404), () => ({ status: 200 })) }),
    'published-keys.id-unjudged': fault('An id that is none is merely unknown.', {
      reply: on('keys.read', has(400), () => ({ status: 404, body: { message: 'Entity not found' } })),
    }),
  },
  'PUB-KEY-ENABLE-01': {
    'published-keys.null-disables': fault('Enabling without a key succeeds.', {
      reply: on('keys.enable', has(400), () => ({ status: 200, body: { ...KEY, enabled: true } })),
    }),
  },
  'PUB-KEY-DISABLE-01': {
    'published-keys.nothing-to-disable': fault('Disabling is refused when no key is enabled.', {
      decide: around('messaging', 'disableKeys', (disableKeys, { enabledKey }) => (keys) => {
        if (enabledKey(keys)) disableKeys(keys);
        else keys.clear();
      }),
      reply: on(
        'keys.disable',
        (_reply, { call }) => {
          const caller = call?.caller as { account?: { id: string } } | undefined;
          const records = caller?.account && call?.world.messaging.recordsOf(caller.account.id);
          return records?.signatureKeys.size === 0;
        },
        () => ({ status: 404, body: { message: 'Currently no key is enabled' } }),
      ),
    }),
  },
  'PUB-KEY-FEATURE-01': {
    'published-keys.for-everybody': fault('Every account has signature keys.', { decide: decision('messaging', 'hasSignatureKeys', () => true) }),
    'published-keys.feature-404': fault('Without the feature the list of keys is not found.', {
      reply: on('keys.list', has(403), (reply) => ({ ...reply, status: 404 })),
    }),
  },
});

/** Deviations from what is published of signature keys. */
export const faults = [...formFaults, ...refusalFaults];
