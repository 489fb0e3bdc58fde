import { isTimeZone } from '../../ground/time/wall-clock.ts';
import type { DeclaredAccount, TargetCredentials } from './declared-account.ts';
import { problemAt, type TargetProblem } from './target-text.ts';

export interface WrittenAccounts {
  readonly accounts?: readonly DeclaredAccount[] | undefined;
  readonly credentials?: TargetCredentials | undefined;
}

interface Known {
  readonly at: string;
  readonly account?: string | undefined;
  readonly key?: string | undefined;
  readonly secret?: string | undefined;
}

function contradictions(entry: Known, before: readonly Known[]): TargetProblem[] {
  const { at, account, key } = entry;
  const problems: TargetProblem[] = [];
  let [same, twin, holder]: Array<Known | undefined> = [];
  for (const each of before) {
    if (each.account === account) {
      same ??= each;
      if (each.at.startsWith('/accounts/')) twin ??= each;
    } else if (key !== undefined && each.key === key) holder ??= each;
  }

  for (const name of ['key', 'secret'] as const) {
    const [said, known] = [entry[name], same?.[name]];
    if (said === undefined || known === undefined || said === known) continue;
    const words = `is not the one that ${same?.at} gives ${account}; write the right one in one place`;
    problems.push(problemAt(`${at}/${name}`, words));
  }
  if (twin) problems.push(problemAt(at, `describes ${account} again, as ${twin.at} does; join the two`));
  if (holder) {
    const words = `is that of ${holder.account} at ${holder.at} too; each account has a key of its own`;
    problems.push(problemAt(`${at}/key`, words));
  }
  return problems;
}

export function accountProblems({ accounts = [], credentials = {} }: WrittenAccounts): TargetProblem[] {
  const { messaging, account: usual, stranger } = credentials;
  const named: Known[] = [];
  if (usual !== undefined) named.push({ ...messaging, account: usual, at: '/credentials/messaging' });
  if (stranger) named.push({ ...stranger, at: '/credentials/stranger' });
  const entries: Known[] = [];
  const reachable = new Set<string>();
  for (const { account } of named) reachable.add(account ?? '');
  for (const { subAccount } of [credentials, ...accounts]) if (subAccount !== undefined) reachable.add(subAccount);

  const problems: TargetProblem[] = [];
  for (const [place, { name, account, timeZone, subAccount }] of accounts.entries()) {
    const at = `/accounts/${place}`;
    entries.push({ ...accounts[place], at });
    const twin = accounts.findIndex((each) => each.name === name);
    if (twin < place)
      problems.push(problemAt(`${at}/name`, `${name} is the name of /accounts/${twin} too; give each account its own`));
    if (timeZone !== undefined && !isTimeZone(timeZone))
      problems.push(problemAt(`${at}/timeZone`, `${timeZone} is not a time zone; write one such as Europe/Stockholm`));
    if (subAccount === account)
      problems.push(problemAt(`${at}/subAccount`, 'is the account itself; give the id of a sub-account'));
  }
  // key and secret come together, and only an account that another place lets in can do without them
  for (const { at, account = '', key, secret } of entries) {
    const words = `has neither key nor secret, and ${account} is no account or sub-account of another entry; add them`;
    if ((key === undefined) !== (secret === undefined))
      problems.push(problemAt(at, `has a ${key === undefined ? 'secret but no key' : 'key but no secret'}; add it`));
    else if (key === undefined && !reachable.has(account)) problems.push(problemAt(at, words));
  }
  for (const [place, entry] of entries.entries())
    problems.push(...contradictions(entry, [...named, ...entries.slice(0, place)]));
  return problems;
}
