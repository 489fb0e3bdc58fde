import { thereAre } from '../kernel/names.ts';
import { Problem } from '../kernel/problem.ts';
import type { KeyedAccount } from '../worlds/parts.ts';

/** The account with an id. Throws a Problem that names those there are. */
export function accountNamed(accounts: ReadonlyMap<string, KeyedAccount>, id: string): KeyedAccount {
  const found = accounts.get(id);
  if (found) return found;
  throw new Problem(404, `There is no account ${id.slice(0, 100)} in this world; ${thereAre([...accounts.keys()])}.`);
}
