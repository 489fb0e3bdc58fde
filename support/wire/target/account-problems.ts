import { isTimeZone } from '../../ground/time/wall-clock.ts';
import type { DeclaredAccount } from './declared-account.ts';
import type { TargetCredentials } from './target.ts';
import type { TargetProblem } from './target-problem.ts';

/** The part of a target file that is about accounts. */
export interface WrittenAccounts {
  readonly accounts?: readonly DeclaredAccount[] | undefined;
  readonly credentials?: TargetCredentials | undefined;
}

/** Somebody with an id and a key, and the place in the file that says so. */
interface Known {
  readonly at: string;
  readonly account?: string | undefined;
  readonly key?: string | undefined;
  readonly secret?: string | undefined;
}

const problem = (pointer: string, says: string): TargetProblem => ({ pointer, says: `${pointer} ${says}` });

function inCredentials({ messaging, account, stranger }: TargetCredentials): Known[] {
  return [
    ...(account === undefined ? [] : [{ ...messaging, account, at: '/credentials/messaging' }]),
    ...(stranger ? [{ ...stranger, at: '/credentials/stranger' }] : []),
  ];
}

const differs = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && one !== other;

/** In what an entry contradicts what an earlier place says of the same account, or of another with the same key. */
function contradictions(entry: Known, before: readonly Known[]): TargetProblem[] {
  const { at, account, key } = entry;
  const same = before.find((each) => each.account === account);
  const twin = before.find((each) => each.account === account && each.at.startsWith('/accounts/'));
  const holder = key === undefined ? undefined : before.find((each) => each.key === key && each.account !== account);
  const again = twin ? [problem(at, `describes ${account} again, as ${twin.at} does; join the two`)] : [];
  return [
    ...(same && differs(same.key, key)
      ? [problem(`${at}/key`, `is not the one that ${same.at} gives ${account}; write the right one in one place`)]
      : []),
    ...(same && differs(same.secret, entry.secret)
      ? [problem(`${at}/secret`, `is not the one that ${same.at} gives ${account}; write the right one in one place`)]
      : []),
    ...again,
    ...(holder
      ? [problem(`${at}/key`, `is that of ${holder.account} at ${holder.at} too; each account has a key of its own`)]
      : []),
  ];
}

/** Key and secret come together, and only an account that another place lets in can do without them. */
function credentialProblem({ at, account, key, secret }: Known, reachable: ReadonlySet<string>): TargetProblem[] {
  if ((key === undefined) !== (secret === undefined))
    return [problem(at, `has a ${key === undefined ? 'secret but no key' : 'key but no secret'}; add it`)];
  if (key !== undefined || reachable.has(account ?? '')) return [];
  return [
    problem(at, `has neither key nor secret, and ${account} is no account or sub-account of another entry; add them`),
  ];
}

function memberProblems(
  accounts: readonly DeclaredAccount[],
  { name, account, timeZone, subAccount }: DeclaredAccount,
  place: number,
): TargetProblem[] {
  const at = `/accounts/${place}`;
  const twin = accounts.findIndex((each) => each.name === name);
  return [
    ...(twin < place
      ? [problem(`${at}/name`, `${name} is the name of /accounts/${twin} too; give each account its own`)]
      : []),
    ...(timeZone === undefined || isTimeZone(timeZone)
      ? []
      : [problem(`${at}/timeZone`, `${timeZone} is not a time zone; write one such as Europe/Stockholm`)]),
    ...(subAccount === account
      ? [problem(`${at}/subAccount`, 'is the account itself; give the id of a sub-account')]
      : []),
  ];
}

/** Everything in which the accounts of a target file contradict each other. */
export function accountProblems({ accounts = [], credentials = {} }: WrittenAccounts): TargetProblem[] {
  const named = inCredentials(credentials);
  const entries = accounts.map((each, place): Known => ({ ...each, at: `/accounts/${place}` }));
  const subs = [credentials.subAccount, ...accounts.map(({ subAccount }) => subAccount)];
  const reachable = new Set([...named.map(({ account }) => account), ...subs].filter((id) => id !== undefined));
  return [
    ...accounts.flatMap((each, place) => memberProblems(accounts, each, place)),
    ...entries.flatMap((each) => credentialProblem(each, reachable)),
    ...entries.flatMap((each, place) => contradictions(each, [...named, ...entries.slice(0, place)])),
  ];
}
