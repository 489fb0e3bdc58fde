import { declaredThing } from '../ground/problems/declared-thing.ts';

/** Accounts that show once more what the account of an example shows. */
const FURTHER_ROLES = ['colon', 'umlaut', 'second-sub', 'stranger-sub'];

/** Whether it is one more number, account, network or time zone, without which the same shows in fewer ways; a feature never is. */
export function isMoreOfTheSame(undeclared: string): boolean {
  const { kind, of } = declaredThing(undeclared);
  if (undeclared.startsWith('number ') || kind === 'lookup' || undeclared.startsWith('user of the ')) return true;
  if (kind === 'account id' || kind === 'account key')
    return FURTHER_ROLES.includes(of) || undeclared.includes(' in the role ');
  return undeclared.startsWith('account on which to ') || undeclared.includes(' in the time zone ');
}
