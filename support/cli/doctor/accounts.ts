import { ACCOUNT_FEATURES } from '../../ground/account-features.ts';
import type { DeclaredAccount } from '../../wire/target/declared-account.ts';
import type { ResolvedTarget } from '../../wire/target/target.ts';
import type { Ask } from './credentials.ts';
import { type Finding, fine, gap, note } from './finding.ts';
import type { Place } from './place.ts';

const READING = { method: 'GET', path: '/v1/replies' } as const;

const aboutOf = ({ name, account }: DeclaredAccount): string => `${name}, the account ${account}`;

/** Features that are on at an account while the target does not claim them: their rules do not apply. */
function unclaimedFeatures(account: DeclaredAccount, { claim: { capabilities } }: ResolvedTarget): Finding[] {
  const unclaimed = (account.features ?? []).filter(
    (name) => name !== 'self-managed-opt-out' && capabilities?.includes(name) === false,
  );
  if (unclaimed.length === 0) return [];
  const names = unclaimed.map((name) => ACCOUNT_FEATURES[name]).join(', ');
  return [
    note(
      'account',
      aboutOf(account),
      `${names}: switched on there, but claim.capabilities leaves it out, and its rules do not apply`,
    ),
  ];
}

function judged(account: DeclaredAccount, status: number, remedy: string): Finding {
  const about = aboutOf(account);
  if (status < 300) return fine('account', about, `it lets its key in (HTTP status ${status})`);
  const says =
    status === 401 || status === 403
      ? `it refuses the request with HTTP status ${status}`
      : `it answers with HTTP status ${status}`;
  return gap('account', about, `${says}; ${remedy}`);
}

/** Reads the replies of one declared account, with its own key; of a sub-account, with that of its parent. */
async function examineAccount(
  account: DeclaredAccount,
  all: readonly DeclaredAccount[],
  messaging: Place,
  ask: Ask,
): Promise<Finding[]> {
  const parent = all.find(({ subAccount, key }) => subAccount === account.account && key !== undefined);
  const { key, secret } = account.key === undefined ? (parent ?? {}) : account;
  if (key === undefined || secret === undefined) return [];
  const isSub = account.key === undefined;
  const as = { scheme: 'basic', pair: { user: key, password: secret } } as const;
  const headers: Record<string, string> = isSub ? { account: account.account } : {};
  const { status } = await ask(messaging, { ...READING, as, headers });
  const remedy = isSub ? `is ${account.account} a sub-account of ${parent?.account}?` : 'fix its key and secret';
  return [judged(account, status, remedy)];
}

/** Tries every account that the target file declares with one request that only reads. */
export async function examineAccounts(target: ResolvedTarget, messaging: Place, ask: Ask): Promise<Finding[]> {
  const accounts = target.credentials?.accounts ?? [];
  const found = await Promise.all(accounts.map((each) => examineAccount(each, accounts, messaging, ask)));
  return [...found.flat(), ...accounts.flatMap((each) => unclaimedFeatures(each, target))];
}
