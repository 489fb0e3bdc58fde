import { castFor } from '../../example/session/account-choice.ts';
import { wishesFromWords } from '../../example/session/account-wishes.ts';
import { lookupFromWords, numberKnownAs } from '../../example/session/stand-ins.ts';
import { realTime } from '../../ground/time/pause.ts';
import { candidatesIn, type DeclaredAccount, type TargetCredentials } from '../../wire/target/declared-account.ts';
import { usualCast } from '../../wire/target/declared-facts.ts';
import { type Facility, hasPort, type ResolvedTarget } from '../../wire/target/target.ts';
import type { Price } from './price.ts';

/** What becomes of messages to a number where nothing but a script of the carrier makes it so. */
const SCRIPTED = new Set(['undeliverable', 'expires']);

/** What a target without a lab declares, by the beginning of its name. */
const DECLARED =
  /^(id of the account |key of the account |account|other customer|lookup with the result |lookup user|project |service 1 of |service 2 of |app|bot|number )(.*)/;

/** What stands for a facility, by its words: it need not be declared where somebody does what the facility does. */
const STANDS_FOR: ReadonlyArray<readonly [words: RegExp, facility: Facility]> = [
  [/^(?:account|other customer)/, 'accounts'],
  [/^number (?:undeliverable|expires) /, 'carrier'],
  [/^number optsOut /, 'handset'],
  [/^lookup with the result /, 'hlr'],
];

export function isAccountThere(credentials: TargetCredentials, words: string): boolean {
  try {
    castFor(wishesFromWords(words), credentials, realTime.now());
    return true;
  } catch {
    return false;
  }
}

function accountOf(role: string, credentials: TargetCredentials): Partial<DeclaredAccount> | undefined {
  const { main, stranger } = usualCast(credentials);
  const sub = candidatesIn(credentials).find((each) => each.sub)?.sub;
  return { main, stranger, sub, 'stranger-sub': stranger?.sub }[role];
}

function isDeclared({ credentials = {}, lookups = {}, numbers, facilities }: ResolvedTarget, use: string): boolean {
  const [, thing, role = ''] = DECLARED.exec(use) ?? [];
  if (thing === undefined) return true;
  if (thing === 'account' || thing === 'other customer') return isAccountThere(credentials, use);
  if (thing === 'lookup with the result ') return numberKnownAs(lookups, lookupFromWords(use)) !== undefined;
  if (thing === 'number ') {
    const [fate = '', place = '1'] = role.split(' ');
    return (numbers[fate] ?? []).length >= Number(place) || (SCRIPTED.has(fate) && facilities?.carrier !== undefined);
  }

  const account = accountOf(role, credentials);
  const project = { main: credentials.project, other: credentials.otherProject }[role];
  const declared: Readonly<Record<string, unknown>> = {
    'id of the account ': account?.account,
    'key of the account ': account?.key,
    'lookup user': credentials.lookup,
    'project ': project,
    'service 1 of ': project?.serviceId,
    'service 2 of ': project?.secondServiceId,
    app: credentials.conversation?.appId,
    bot: credentials.conversation?.botId,
  };
  return declared[thing] !== undefined;
}

/** What an example would take from the target file that is not in it: what is denied first. */
export function undeclaredFor(target: ResolvedTarget, { uses }: Price): string[] {
  const denied = new Set<string>();
  for (const name of target.deniedBindings ?? []) denied.add(`binding ${name}`);
  const missing = uses.filter((use) => denied.has(use));
  if (target.lab) return missing;
  for (const use of uses) {
    const isDone = STANDS_FOR.some(([words, facility]) => words.test(use) && hasPort(target, facility));
    if (!isDone && !isDeclared(target, use)) missing.push(use);
  }
  return missing;
}
