import type { Credential } from '../../example/session/credential.ts';
import { ACCOUNT_FEATURES } from '../../ground/account-features.ts';
import type { Facts } from '../../ground/facts.ts';
import type { ResolvedTarget } from '../../wire/target/target.ts';
import { type Ask, declaredPair, harmlessRequest } from './asker.ts';
import { type Finding, fine, gap, note, type Place, spell, tagsOf } from './finding.ts';

const KEYS: Readonly<Record<string, string>> = { messaging: 'messaging', messagingApac: 'messaging', lookup: 'lookup' };

function judged(place: Place, good: number, wrong: number): Finding {
  const about = spell(place);
  const blocks = { tags: tagsOf(place) };
  if (good === 401 || good === 403) {
    const remedy = `fix credentials.${KEYS[place.of] ?? 'project'}`;
    return gap('credentials', about, `it refuses your credentials with HTTP status ${good}; ${remedy}`, blocks);
  }
  if (good >= 500) return gap('credentials', about, `it answers good credentials with HTTP status ${good}`, blocks);
  if (wrong === 401) {
    const says = `it takes your credentials (HTTP status ${good}) and refuses wrong ones with 401`;
    return fine('credentials', about, says);
  }
  if (good === 404) {
    const says = 'it does not have the requested resource, which says nothing about the credentials';
    return note('credentials', about, says);
  }
  const says = `it answers wrong credentials with HTTP status ${wrong}, not 401: nothing shows that yours are the right ones`;
  return gap('credentials', about, says, { by: 'credentials' });
}

/** One harmless request with the credentials of the target file, and the same with wrong ones. */
export async function examineCredentials(
  place: Place,
  facts: Facts,
  ask: Ask,
  auth: ResolvedTarget['auth'],
): Promise<Finding> {
  const { of } = place;
  const pair = declaredPair(of, facts);
  if (of === 'lab' || pair === undefined) {
    const says = `the target file has no credentials for it; add credentials.${KEYS[of] ?? 'project'}`;
    return gap('credentials', spell(place), says, { tags: tagsOf(place) });
  }

  let own: Credential = { scheme: 'basic', pair };
  let strange: Credential = { scheme: 'basic', pair: { ...pair, password: `${pair.password}-wrong` } };
  // Where Basic is not granted, a bearer token and one that was never issued.
  if ((of === 'conversation' || of === 'standalone') && auth?.[of] !== 'basic') {
    own = { scheme: 'own token', role: 'main' };
    strange = { scheme: 'bearer', token: 'never-issued' };
  }
  const request = harmlessRequest(of, facts);
  const asked = [ask(place, { ...request, as: own }), ask(place, { ...request, as: strange })] as const;
  const [good, wrong] = await Promise.all(asked);
  return judged(place, good.status, wrong.status);
}

export async function examineAccounts(target: ResolvedTarget, messaging: Place, ask: Ask): Promise<Finding[]> {
  const accounts = target.credentials?.accounts ?? [];
  const asked = accounts.map(async (account): Promise<Finding[]> => {
    const parent = accounts.find(({ subAccount, key }) => subAccount === account.account && key !== undefined);
    const isSub = account.key === undefined;
    const { key, secret } = isSub ? (parent ?? {}) : account;
    if (key === undefined || secret === undefined) return [];
    const as = { scheme: 'basic', pair: { user: key, password: secret } } as const;
    const headers: Record<string, string> = isSub ? { account: account.account } : {};
    const { status } = await ask(messaging, { method: 'GET', path: '/v1/replies', as, headers });
    const about = `${account.name}, the account ${account.account}`;
    if (status < 300) return [fine('account', about, `it lets its key in (HTTP status ${status})`)];
    const remedy = isSub ? `is ${account.account} a sub-account of ${parent?.account}?` : 'fix its key and secret';
    const does = status === 401 || status === 403 ? 'refuses the request' : 'answers';
    return [gap('account', about, `it ${does} with HTTP status ${status}; ${remedy}`)];
  });
  const findings = (await Promise.all(asked)).flat();
  const claimed = target.claim.capabilities;
  for (const { name: called, account, features = [] } of accounts) {
    const names: string[] = [];
    for (const name of features)
      if (name !== 'self-managed-opt-out' && claimed?.includes(name) === false) names.push(ACCOUNT_FEATURES[name]);
    if (names.length === 0) continue;
    const says = 'switched on there, but claim.capabilities leaves it out, and its rules do not apply';
    findings.push(note('account', `${called}, the account ${account}`, `${names.join(', ')}: ${says}`));
  }
  return findings;
}
