/** How the words of a kind begin; earlier versions wrote "in the role main" where "main" stands now. */
const BEGINNINGS = [
  ['id of the account ', 'account id'],
  ['key of the account ', 'account key'],
  ['account in the role ', 'account id'],
  ['account', 'account'],
  ['other customer', 'other customer'],
  ['lookup with the result ', 'lookup'],
  ['lookup user', 'lookup user'],
  ['user of the ', 'lookup user'],
  ['project ', 'project'],
  ['service ', 'service'],
  ['voice service number ', 'service'],
  ['app', 'app'],
  ['bot', 'bot'],
  ['binding ', 'binding'],
  ['address of the interface ', 'interface'],
] as const;

/** A kind of thing that a target file can declare; `other` is in words that no key has. */
export type DeclaredKind = (typeof BEGINNINGS)[number][1] | 'number' | 'other';

/** What an example takes from the target file, as runs record it: the one place where those words are read. */
export interface DeclaredThing {
  readonly kind: DeclaredKind;
  readonly of: string;
  readonly place: number;
}

/** Numbers from here on are phone numbers and no places. */
const LONGEST_LIST = 10_000;

export function declaredThing(words: string): DeclaredThing {
  const all = words.split(' ');
  if (all[0] === 'number') {
    const [, first = '', second = '1', ...more] = all;
    const number = Number.parseInt(first, 10);
    if (number >= LONGEST_LIST) return { kind: 'number', of: '', place: 1 };
    const role = second === 'in' ? more.at(-1) : more.length === 0 ? first : undefined;
    if (role === undefined) return { kind: 'other', of: '', place: 1 };
    return { kind: 'number', of: role, place: second === 'in' ? number : Number(second) };
  }
  const kind = BEGINNINGS.find(([beginning]) => words.startsWith(beginning))?.[1] ?? 'other';
  return { kind, of: all.at(-1) ?? '', place: kind === 'service' ? Number(all.find(Number)) : 1 };
}
