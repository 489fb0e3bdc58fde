import { castFor } from '../../example/session/account-choice.ts';
import { wishesFromWords } from '../../example/session/account-wishes.ts';
import { castOf } from '../../example/session/set-up.ts';
import { lookupFromWords, numberKnownAs } from '../../example/session/stand-ins.ts';
import type { SeenKind } from '../../ground/evidence/seen.ts';
import { keyFor } from '../../ground/problems/declared-keys.ts';
import { declaredThing } from '../../ground/problems/declared-thing.ts';
import { realTime } from '../../ground/time/pause.ts';
import { candidatesIn, type TargetCredentials } from '../../wire/target/declared-account.ts';
import { usualCast } from '../../wire/target/declared-facts.ts';
import { type Facility, hasPort, type ResolvedTarget } from '../../wire/target/target.ts';
import type { WrittenExample } from '../phrases/written-examples.ts';
import type { Price } from './price.ts';

/** What becomes of messages to a number where nothing but a script of the carrier makes it so. */
const SCRIPTED = new Set(['undeliverable', 'expires']);

export function isAccountThere(credentials: TargetCredentials, words: string): boolean {
  try {
    castFor(wishesFromWords(words), credentials, realTime.now());
    return true;
  } catch {
    return false;
  }
}

/** The kind of account that a run asks an example with first, and the others that are declared. */
export function kindFor(target: ResolvedTarget, { tags, steps }: WrittenExample): SeenKind | undefined {
  const read = steps.map(({ text, type }) => ({ text, isGiven: type === 'Context' }));
  try {
    return castOf({ tags, steps: read }, target, realTime.now()).kind;
  } catch {
    return undefined;
  }
}

function isDeclared({ credentials = {}, lookups = {}, numbers, facilities }: ResolvedTarget, use: string): boolean {
  const { kind, of, place } = declaredThing(use);
  if (kind === 'account' || kind === 'other customer') return isAccountThere(credentials, use);
  if (kind === 'lookup') return numberKnownAs(lookups, lookupFromWords(use)) !== undefined;
  if (kind === 'number')
    return (numbers[of] ?? []).length >= place || (SCRIPTED.has(of) && facilities?.carrier !== undefined);

  const { main, stranger } = usualCast(credentials);
  const sub = candidatesIn(credentials).find((each) => each.sub)?.sub;
  const account = { main, stranger, sub, 'stranger-sub': stranger?.sub }[of];
  const project = { main: credentials.project, other: credentials.otherProject }[of];
  const declared: Partial<Record<typeof kind, unknown>> = {
    'account id': account?.account,
    'account key': account?.key,
    'lookup user': credentials.lookup,
    project,
    service: place === 1 ? project?.serviceId : project?.secondServiceId,
    app: credentials.conversation?.appId,
    bot: credentials.conversation?.botId,
  };
  return !(kind in declared) || declared[kind] !== undefined;
}

/** What an example would take from the target file that is not in it: what is denied first. */
export function undeclaredFor(target: ResolvedTarget, { uses }: Price): string[] {
  const denied = new Set<string>();
  for (const name of target.deniedBindings ?? []) denied.add(`binding ${name}`);
  const missing = uses.filter((use) => denied.has(use));
  if (target.lab) return missing;
  for (const use of uses) {
    const { kind, of } = declaredThing(use);
    // A facility that is offered does what the thing would be declared for.
    let facility: Facility | undefined;
    if (kind === 'account' || kind === 'other customer') facility = 'accounts';
    if (kind === 'number' && SCRIPTED.has(of)) facility = 'carrier';
    if (kind === 'number' && of === 'optsOut') facility = 'handset';
    if (kind === 'lookup') facility = 'hlr';
    const isDone = facility !== undefined && hasPort(target, facility);
    if (!isDone && !isDeclared(target, use)) missing.push(use);
  }
  // Who declares a project declares what is in it.
  const keys = missing.map(keyFor);
  return missing.filter((_, at) => !keys.some((key) => keys[at]?.startsWith(`${key}.`)));
}
