import { guarded } from '../../http/check-then-act.ts';
import type { Reply } from '../../http/operation.ts';
import { objectOf } from '../../kernel/json.ts';
import { keyPair } from '../../kernel/key-pairs.ts';
import { badRequest, found, Problem, refuse } from '../../kernel/problem.ts';
import { notAmong } from '../list-query.ts';
import { type MessagingCall, type MessagingOperation, recordsOf } from '../part.ts';
import { CIPHERS, DIGESTS, enabledKey, enableKey, keyBody, type SignatureKey } from './signature.ts';

const LARGEST_PAGE = 100;

/** How many keys of one account are made at a time: each takes a processor most of a second. */
const MOST_IN_THE_MAKING = 4;

const show = (key: SignatureKey): Reply => ({ status: 200, body: keyBody(key) });

const find = (call: MessagingCall, id: string): SignatureKey =>
  found(recordsOf(call).signatureKeys.get(id), 'Entity not found');

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The key in the path; something that is no id at all is a mistake and not merely unknown. */
function findNamed(call: MessagingCall): SignatureKey {
  const id = call.params.keyId as string;
  if (!UUID.test(id)) throw new Problem(400, 'key_id property value is invalid');
  return find(call, id);
}

/** Throws a Problem with HTTP status 403 for an account without signature keys. */
const admit = ({ caller }: MessagingCall): void => {
  if (!caller.account.features.signatureKeys)
    throw new Problem(403, 'This feature has not been enabled in your account.');
};

async function create(call: MessagingCall<Pick<SignatureKey, 'digest' | 'cipher'>>): Promise<Reply> {
  const { scope, body } = call;
  refuse([...notAmong('digest', body.digest, DIGESTS), ...notAmong('cipher', body.cipher, CIPHERS)]);
  const records = recordsOf(call);
  if (records.keysInTheMaking >= MOST_IN_THE_MAKING)
    throw new Problem(429, 'Too many keys of this account are being made.', [], { 'retry-after': '1' });
  records.keysInTheMaking += 1;
  const pair = await keyPair(scope.state.keysMade++, scope.outside).finally(() => {
    records.keysInTheMaking -= 1;
  });
  const facts = { id: scope.ids.uuid(), createdAt: scope.clock.now(), enabled: false };
  const key: SignatureKey = { ...facts, digest: body.digest, cipher: body.cipher, ...pair };
  records.signatureKeys.set(key.id, key);
  scope.ledger.record('signature-keys.create', key.id);
  return { status: 201, body: { ...keyBody(key), public_key: key.publicKey } };
}

function pageNumber({ query }: MessagingCall, name: string, most: number): number {
  const text = query[name];
  const number = typeof text === 'string' && /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (number < 1 || number > most) throw new Problem(400, `${name} property value is invalid`);
  return number;
}

/** Pages are counted from 1; both numbers have to be named. */
function list(call: MessagingCall): Reply {
  const page = pageNumber(call, 'page', 999_999);
  const pageSize = pageNumber(call, 'page_size', LARGEST_PAGE);
  const keys = [...recordsOf(call).signatureKeys.values()].slice((page - 1) * pageSize, page * pageSize);
  return { status: 200, body: keys.map(keyBody) };
}

function remove(call: MessagingCall): Reply {
  const { id } = findNamed(call);
  recordsOf(call).signatureKeys.delete(id);
  call.scope.ledger.record('signature-keys.remove', id);
  return { status: 200 };
}

type Enable = MessagingCall<{ key_id?: string | null }>;

function judgeChange(call: Enable) {
  const { key_id: id } = call.body;
  if (id === undefined || id === null) throw badRequest('/key_id', 'Key id cannot be null');
  const key = find(call, id);
  const enabled = enabledKey(recordsOf(call).signatureKeys);
  return { key, enabled: enabled ? [enabled] : [] };
}

function enable(call: Enable, { key, enabled }: ReturnType<typeof judgeChange>): Reply {
  enableKey(key, enabled);
  call.scope.ledger.record('signature-keys.enable', key.id);
  return show(key);
}

const readEnabled = (call: MessagingCall): Reply =>
  show(found(enabledKey(recordsOf(call).signatureKeys), 'Currently no key is enabled'));

function disable(call: MessagingCall): Reply {
  for (const key of recordsOf(call).signatureKeys.values()) key.enabled = false;
  call.scope.ledger.record('signature-keys.disable', call.caller.account.id);
  return { status: 204 };
}

const KEY = objectOf({ digest: { type: 'string' }, cipher: { type: 'string' } });

const KEY_ID = objectOf({}, { key_id: { type: ['string', 'null'] } });

const ALL = '/v1/iam/signature_keys';
const ENABLED = `${ALL}/enabled`;
const ONE = `${ALL}/:keyId`;

/**
 * Keys that webhooks are signed with. Section "Signature key".
 * Rules: KEY-ID-01, PUB-KEY-ENABLE-01, PUB-KEY-FEATURE-01, PUB-KEY-FORM-01, PUB-KEY-INVALID-01,
 * PUB-KEY-PAGE-01, PUB-KEY-RACE-01, PUB-KEY-SHOWN-01, PUB-KEY-UNKNOWN-01.
 */
export const signatureKeyOperations: readonly MessagingOperation[] = [
  { id: 'keys.create', method: 'POST', path: ALL, admit, schema: KEY, run: create },
  { id: 'keys.list', method: 'GET', path: ALL, admit, run: list },
  { id: 'keys.readEnabled', method: 'GET', path: ENABLED, admit, run: readEnabled },
  { ...guarded('keys.enable', judgeChange, enable), method: 'PATCH', path: ENABLED, admit, schema: KEY_ID },
  { id: 'keys.disable', method: 'DELETE', path: ENABLED, admit, run: disable },
  { id: 'keys.read', method: 'GET', path: ONE, admit, run: (call) => show(findNamed(call)) },
  { id: 'keys.remove', method: 'DELETE', path: ONE, admit, run: remove },
];
