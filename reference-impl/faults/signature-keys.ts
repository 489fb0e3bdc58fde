import type { MessagingDecisions } from '../messaging/decisions.ts';
import type { SignatureKey, SignatureKeys } from '../messaging/signature-key.ts';
import type { Decisions } from '../worlds/behaviour.ts';
import { fault, faultsOf } from './fault.ts';
import { on } from './operators/replies.ts';

type Replacement = (messaging: MessagingDecisions) => Partial<MessagingDecisions>;

/** Puts these decisions in the place of the documented ones. */
const instead =
  (replacement: Replacement) =>
  ({ messaging }: Decisions): void => {
    Object.assign(messaging, replacement({ ...messaging }));
  };

const newest = (keys: SignatureKeys): SignatureKey | undefined => [...keys.values()].at(-1);

const isTaken = ({ status }: { status: number }): boolean => status < 300;

const idFaults = faultsOf({
  'KEY-ID-01': {
    'keys.other-id': fault('The id given at creation is not the one the key is found by.', {
      reply: on('keys.create', isTaken, (reply) => ({ ...reply, body: { ...(reply.body as object), key_id: '00000000-0000-4000-8000-000000000000' } })),
    }),
    'keys.newest-only': fault('Whatever id is named, the newest key is read.', { decide: instead(() => ({ keyOf: newest })) }),
  },
  'KEY-EN-01': {
    'keys.not-to-be-enabled': fault('Enabling a key has no effect.', { decide: instead(() => ({ enableKey: () => undefined })) }),
    'keys.newest-told-as-enabled': fault('The newest key is told as the enabled one.', { decide: instead(() => ({ enabledKey: newest })) }),
  },
});

const switchFaults = faultsOf({
  'KEY-EN-02': {
    'keys.two-enabled': fault('Enabling a second key leaves the first enabled.', {
      decide: instead(() => ({
        enableKey: (_keys, key) => {
          key.enabled = true;
        },
      })),
    }),
    'keys.first-stays': fault('Once a key is enabled no other takes its place, though enabling it is accepted.', {
      decide: instead(({ enableKey, enabledKey }) => ({ enableKey: (keys, key) => enableKey(keys, enabledKey(keys) ?? key) })),
    }),
  },
  'KEY-DIS-01': {
    'keys.not-to-be-disabled': fault('Disabling the enabled key has no effect.', { decide: instead(() => ({ disableKeys: () => undefined })) }),
    'keys.one-before-comes-back': fault('When a key is disabled, the oldest other key is enabled.', {
      decide: instead(({ disableKeys, enabledKey }) => ({
        disableKeys: (keys) => {
          const other = [...keys.values()].find((key) => key !== enabledKey(keys));
          disableKeys(keys);
          if (other) other.enabled = true;
        },
      })),
    }),
  },
});

const listFaults = faultsOf({
  'KEY-LIST-01': {
    'keys.first-page-only': fault('Every page of the list after the first is empty.', {
      decide: instead(({ keysOnPage }) => ({ keysOnPage: (keys, page, size) => (page === 1 ? keysOnPage(keys, page, size) : []) })),
    }),
    'keys.pages-overlap': fault('Every page begins with the last key of the page before.', {
      decide: instead(() => ({
        keysOnPage: (keys, page, size) => {
          const start = Math.max(0, (page - 1) * size - 1);
          return [...keys.values()].slice(start, start + size);
        },
      })),
    }),
  },
  'KEY-DEL-01': {
    'keys.undying': fault('A deleted key stays.', { decide: instead(() => ({ deleteKey: () => undefined })) }),
    'keys.deleted-but-enabled': fault('A key that is deleted while it is enabled goes on as the enabled one.', {
      decide: instead(({ enabledKey, deleteKey }) => {
        const kept = new WeakMap<SignatureKeys, SignatureKey>();
        return {
          enabledKey: (keys) => enabledKey(keys) ?? kept.get(keys),
          deleteKey: (keys, id) => {
            const key = keys.get(id);
            if (key?.enabled) kept.set(keys, key);
            deleteKey(keys, id);
          },
        };
      }),
    }),
  },
  'KEY-ISO-01': {
    'keys.shared': fault('All accounts have their signature keys together.', {
      decide: instead(({ keeperOf }) => ({ keeperOf: (account, kept) => (kept === 'signatureKeys' ? 'everybody' : keeperOf(account, kept)) })),
    }),
    'keys.found-anywhere': fault('Whoever knows the id of a key can read and enable it.', {
      decide: instead(({ keyOf, keepKey }) => {
        const everyKey: SignatureKeys = new Map();
        return {
          keepKey: (keys, key) => {
            everyKey.set(key.id, key);
            keepKey(keys, key);
          },
          keyOf: (keys, id) => keyOf(keys, id) ?? everyKey.get(id),
        };
      }),
    }),
  },
});

/** Deviations of signature keys. */
export const faults = [...idFaults, ...switchFaults, ...listFaults];
