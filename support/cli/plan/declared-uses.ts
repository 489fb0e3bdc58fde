import { castFor } from '../../example/session/account-choice.ts';
import { wishesFromWords } from '../../example/session/account-wishes.ts';
import { lookupFromWords, numberKnownAs } from '../../example/session/register-stand-ins.ts';
import { realTime } from '../../ground/time/pause.ts';
import { candidatesIn } from '../../wire/target/declared-account.ts';
import { usualCast } from '../../wire/target/declared-facts.ts';
import { type Facility, hasPort, type ResolvedTarget } from '../../wire/target/target.ts';
import type { Price } from './price.ts';

/** What becomes of messages to a number where nothing but a script of the carrier makes it so. */
const SCRIPTED = new Set(['undeliverable', 'expires']);

type Present = (target: ResolvedTarget, detail: string) => boolean;

/** Whether some account is as the words of an example ask for now. */
function isAccountThere({ credentials = {} }: ResolvedTarget, words: string): boolean {
  try {
    castFor(wishesFromWords(words), credentials, realTime.now());
    return true;
  } catch {
    return false;
  }
}

const accountIs = (role: string, target: ResolvedTarget, member: 'id' | 'key'): boolean => {
  const { credentials = {} } = target;
  const { main, stranger } = usualCast(credentials);
  const sub = candidatesIn(credentials).find((each) => each.sub)?.sub;
  const played = { main, stranger, sub, 'stranger-sub': stranger?.sub }[role];
  return (member === 'id' ? played?.account : played?.key) !== undefined;
};

const projectIn = ({ credentials }: ResolvedTarget, role: string) =>
  role === 'main' ? credentials?.project : role === 'other' ? credentials?.otherProject : undefined;

/** Whether a target without a lab declares something, by the beginning of its name. */
const PRESENT: ReadonlyArray<readonly [start: string, present: Present]> = [
  ['id of the account ', (target, role) => accountIs(role, target, 'id')],
  ['account', (target, rest) => isAccountThere(target, `account${rest}`)],
  ['other customer', (target, rest) => isAccountThere(target, `other customer${rest}`)],
  [
    'lookup with the result ',
    ({ lookups = {} }, rest) => numberKnownAs(lookups, lookupFromWords(`lookup with the result ${rest}`)) !== undefined,
  ],
  ['key of the account ', (target, role) => accountIs(role, target, 'key')],
  ['project ', (target, role) => projectIn(target, role) !== undefined],
  [
    'service 2 of ',
    (target, role) => {
      const project = projectIn(target, role);
      return project !== undefined && project.secondServiceId !== undefined;
    },
  ],
  ['service 1 of ', (target, role) => projectIn(target, role)?.serviceId !== undefined],
  ['lookup user', ({ credentials }) => credentials?.lookup !== undefined],
  ['app', ({ credentials }) => credentials?.conversation?.appId !== undefined],
  ['bot', ({ credentials }) => credentials?.conversation?.botId !== undefined],
  [
    'number ',
    ({ numbers, facilities }, detail) => {
      const [role = '', place = '1'] = detail.split(' ');
      return (numbers[role] ?? []).length >= Number(place) || (SCRIPTED.has(role) && facilities?.carrier !== undefined);
    },
  ],
];

/** What stands for a facility, by its words: it need not be declared where somebody does what the facility does. */
const STANDS_FOR: ReadonlyArray<readonly [words: RegExp, facility: Facility]> = [
  [/^(?:account|other customer)/, 'accounts'],
  [/^number (?:undeliverable|expires) /, 'carrier'],
  [/^number optsOut /, 'handset'],
  [/^lookup with the result /, 'hlr'],
];

function isDeclared(target: ResolvedTarget, use: string): boolean {
  if (STANDS_FOR.some(([words, facility]) => words.test(use) && hasPort(target, facility))) return true;
  const found = PRESENT.find(([start]) => use.startsWith(start));
  return found === undefined || found[1](target, use.slice(found[0].length));
}

/** What an example would take from the target file that is not in it. */
export function undeclaredFor(target: ResolvedTarget, { uses }: Price): string[] {
  const denied = (target.deniedBindings ?? []).map((name) => `binding ${name}`);
  const missing = uses.filter((use) => denied.includes(use));
  return target.lab ? missing : [...missing, ...uses.filter((use) => !isDeclared(target, use))];
}
