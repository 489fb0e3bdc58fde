import { originOf } from '../../http/address.ts';
import type { Reply } from '../../http/operation.ts';
import { objectOf } from '../../kernel/json.ts';
import { Problem, refuse } from '../../kernel/problem.ts';
import { type MessagingCall, type MessagingOperation, recordsOf } from '../part.ts';

const AT_MOST = 10;
const PAGE = 100;
const NUMBER = /^\s*\+?[1-9]\d{5,14}\s*$/;
const BASE = '/v1/number_authorisation';
const BLACKLIST = `${BASE}/mt/blacklist`;

/** Numbers are kept with their plus sign, which clients sometimes omit. */
const withPlus = (number: string): string => `+${number.trim().replace(/^\+/, '')}`;

function list(call: MessagingCall): Reply {
  const { token } = call.query;
  const page = typeof token === 'string' && /^[1-9]\d{0,5}$/.test(token) ? Number(token) : 1;
  const numbers = [...recordsOf(call).blacklist].sort();
  const shown = numbers.slice((page - 1) * PAGE, page * PAGE);
  // Whole, because clients follow it unchanged.
  const next_uri = `${originOf(call.request)}${BLACKLIST}?token=${page + 1}`;
  const pagination = { page: String(page), ...(page * PAGE < numbers.length ? { next_uri } : {}) };
  return { status: 200, body: { uri: BLACKLIST, numbers: shown, pagination } };
}

function add(call: MessagingCall<{ numbers: string[] }>): Reply {
  const { blacklist } = recordsOf(call);
  const numbers = call.body.numbers.map(withPlus);
  const fresh = numbers.filter((number) => !blacklist.has(number));
  for (const number of fresh) {
    blacklist.add(number);
    call.scope.ledger.record('blacklist.add', number);
  }
  return { status: fresh.length > 0 ? 201 : 200, body: { uri: BLACKLIST, numbers } };
}

function remove(call: MessagingCall): Reply {
  const number = withPlus(call.params.number as string);
  if (!recordsOf(call).blacklist.delete(number)) throw new Problem(404, 'Resource not found.');
  call.scope.ledger.record('blacklist.remove', number);
  return { status: 200, text: '' };
}

function isAuthorised(call: MessagingCall): Reply {
  const { blacklist } = recordsOf(call);
  const given = (call.params.numbers as string).split(',');
  const strange = given.filter((each) => !NUMBER.test(each));
  refuse(strange.map((each) => ({ pointer: '/numbers', message: `[${each}] is no international number` })));
  const numbers = given.map(withPlus);
  const authorised = numbers.map((number) => ({ number, authorised: !blacklist.has(number) }));
  return { status: 200, body: { uri: `${BASE}/is_authorised/${numbers.join(',')}`, numbers: authorised } };
}

const PHONE_NUMBER = {
  type: 'string',
  pattern: NUMBER.source,
  description: 'a phone number in international form, such as +46700000001',
};
const NUMBERS = objectOf({ numbers: { type: 'array', minItems: 1, maxItems: AT_MOST, items: PHONE_NUMBER } });

/**
 * Number authorisation: who has opted out of this account's messages. Section "Blacklists".
 * Rules: PUB-BL-ACCOUNT-01, PUB-BL-ADD-01, PUB-BL-ASK-01, PUB-BL-EFFECT-01, PUB-BL-FORM-01,
 * PUB-BL-INVALID-01, PUB-BL-LIMIT-01, PUB-BL-PAGE-01, PUB-BL-PLUS-01, PUB-BL-UNKNOWN-01.
 */
export const blacklistOperations: readonly MessagingOperation[] = [
  { id: 'blacklist.list', method: 'GET', path: BLACKLIST, run: list },
  { id: 'blacklist.add', method: 'POST', path: BLACKLIST, schema: NUMBERS, run: add },
  { id: 'blacklist.remove', method: 'DELETE', path: `${BLACKLIST}/:number`, run: remove },
  { id: 'blacklist.isAuthorised', method: 'GET', path: `${BASE}/is_authorised/:numbers`, run: isAuthorised },
];
