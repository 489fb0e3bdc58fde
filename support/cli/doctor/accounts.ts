import { ACCOUNT_FEATURES } from '../../ground/account-features.ts';
import type { DeclaredAccount } from '../../wire/target/declared-account.ts';
import type { ResolvedTarget } from '../../wire/target/target.ts';
import type { Ask } from './asker.ts';
import { type Finding, fine, gap, note } from './finding.ts';
import type { Place } from './place.ts';

const aboutOf = ({ name, account }: DeclaredAccount): string => `${name}, the account ${account}`;

/** Reads the replies of one declared account, with its own key; of a sub-account, with that of its parent. */
async function examineAccount(
  account: DeclaredAccount,
  all: readonly DeclaredAccount[],
  messaging: Place,
  ask: Ask,
): Promise<Finding[]> {
  const parent = all.find(({ subAccount, key }) => subAccount === account.account && key !== undefined);
  const isSub = account.key === undefined;
  const { key, secret } = isSub ? (parent ?? {}) : account;
  if (key === undefined || secret === undefined) return [];
  const as = { scheme: 'basic', pair: { user: key, password: secret } } as const;
  const headers: Record<string, string> = isSub ? { account: account.account } : {};
  const { status } = await ask(messaging, { method: 'GET', path: '/v1/replies', as, headers });

  if (status < 300) return [fine('account', aboutOf(account), `it lets its key in (HTTP status ${status})`)];
  const remedy = isSub ? `is ${account.account} a sub-account of ${parent?.account}?` : 'fix its key and secret';
  const does = status === 401 || status === 403 ? 'refuses the request' : 'answers';
  return [gap('account', aboutOf(account), `it ${does} with HTTP status ${status}; ${remedy}`)];
}

/** Tries every account that the target file declares with one request that only reads. */
export async function examineAccounts(target: ResolvedTarget, messaging: Place, ask: Ask): Promise<Finding[]> {
  const accounts = target.credentials?.accounts ?? [];
  const asked = await Promise.all(accounts.map((each) => examineAccount(each, accounts, messaging, ask)));
  const findings = asked.flat();
  const claimed = target.claim.capabilities;
  for (const account of accounts) {
    const names: string[] = [];
    for (const name of account.features ?? [])
      if (name !== 'self-managed-opt-out' && claimed?.includes(name) === false) names.push(ACCOUNT_FEATURES[name]);
    if (names.length === 0) continue;
    const says = 'switched on there, but claim.capabilities leaves it out, and its rules do not apply';
    findings.push(note('account', aboutOf(account), `${names.join(', ')}: ${says}`));
  }
  return findings;
}
