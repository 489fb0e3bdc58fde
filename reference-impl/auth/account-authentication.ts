import type { Account } from '../accounts/account.ts';
import type { Identity, WireRequest } from '../http/operation.ts';
import { realNow } from '../kernel/host-time.ts';
import { Problem } from '../kernel/problem.ts';
import type { Platform } from '../worlds/platform.ts';
import type { ApiKey } from '../worlds/registry.ts';
import { type HmacHeader, parseHmac, type SignedRequest } from './hmac-checks.ts';
import { parseBasic } from './schemes.ts';

/** Who calls the messaging API: the account of the key, and the account it acts for. */
export interface AccountCaller {
  readonly own: Account;
  readonly account: Account;
}

const refused = (headers: Record<string, string> = {}): Problem =>
  new Problem(401, 'Invalid authentication credentials', [], headers);

function keyOfBasic({ registry, behaviour }: Platform, header: string): ApiKey | undefined {
  const given = parseBasic(header);
  const key = given && registry.apiKeys.get(given.user);
  const decisions = (key?.world.behaviour ?? behaviour).decisions.auth;
  return key && decisions.basicMatches(given, key, 'account') ? key : undefined;
}

/** A request as the checks of its signature see it, which begins with `header` and names `key`. */
export function signedRequest(
  platform: Platform,
  key: ApiKey,
  header: HmacHeader,
  request: WireRequest,
): SignedRequest {
  const { method, target, headers, body } = request;
  const { settings, journal } = platform;
  const now = key.world.clock.now();
  const alsoNow = settings.signedDates === 'either' ? (journal?.host.now() ?? realNow()) : undefined;
  return { header, method, target, headers, body, secret: key.secret, now, alsoNow, legacy: settings.legacyHmac };
}

function keyOfHmac(platform: Platform, request: WireRequest, header: string): ApiKey | undefined {
  const parsed = parseHmac(header);
  const key = parsed && platform.registry.apiKeys.get(parsed.username);
  if (!key) return undefined;
  const signed = signedRequest(platform, key, parsed, request);
  const objection = key.world.behaviour.decisions.auth.hmacChecks.find((check) => check.objects(signed));
  return objection ? undefined : key;
}

/** The account named by the `Account` header, when the key may act for it. Section "Sub-accounts". */
function actingAccount(key: ApiKey, request: WireRequest): Account {
  const { namedAccount, mayActFor } = key.world.behaviour.decisions.auth;
  const wanted = namedAccount(request, key);
  if (wanted === undefined) return key.account;
  const account = key.world.accounts.get(wanted)?.account;
  if (!account || !mayActFor(key.account, account)) {
    throw new Problem(403, 'The Account header names no sub-account of this key.');
  }
  return account;
}

/**
 * Basic or HMAC, then the `Account` header. Section "Messaging API: two schemes".
 * Rules: AUTH-EITHER-01, COM-AUTH-01, COM-AUTH-02, ERR-401-01.
 */
export function authenticateAccount(platform: Platform) {
  return (request: WireRequest): Identity<AccountCaller> => {
    const header = request.headers.authorization;
    if (header === undefined) throw refused({ 'www-authenticate': 'Basic realm="platform"' });
    const key = /^basic\b/i.test(header) ? keyOfBasic(platform, header) : keyOfHmac(platform, request, header);
    if (!key) throw refused();
    return { world: key.world, caller: { own: key.account, account: actingAccount(key, request) } };
  };
}
