import { type Naming, performs } from './naming.ts';

/**
 * What shows that a claim of absence is not empty: a similar request was accepted, something similar arrived, or an
 * earlier or other value was read.
 */
export type WitnessKind = 'accepted' | 'arrived' | 'read';

/** The things that steps make claims about, and how each is observed; `{}` is the name that a step gives it. */
const THINGS = {
  'do the same in a valid way': 'accepted',
  'any handset': 'arrived',
  'any receiver': 'arrived',
  'a handset from the address it was sent from': 'arrived',
  'a lookup host': 'arrived',
  'the conversation service': 'arrived',
  'the count of clicks': 'arrived',
  'the customer': 'arrived',
  'the receiver': 'arrived',
  'the receiver of delivery reports': 'arrived',
  'the receiver of the reports of "{}"': 'arrived',
  'a signature that a key made': 'read',
  'the answer': 'read',
  'the blacklist': 'read',
  'the conversation call': 'read',
  'the enabled signature key': 'read',
  'the list of subprojects': 'read',
  'the list with a reply': 'read',
  'the list with a sender address': 'read',
  'the list with a signature key': 'read',
  'the list with a webhook': 'read',
  'the member "{}"': 'read',
  'the notification': 'read',
  'the numbers that are held': 'read',
  'the pages of a list': 'read',
  'the report': 'read',
  'the report of a link': 'read',
  'the text "{}"': 'read',
  'what was made': 'read',
  '{} as it was': 'read',
} as const satisfies Readonly<Record<string, WitnessKind>>;

export type Thing = keyof typeof THINGS;

export interface Subject {
  readonly thing: Thing;
  readonly kind: WitnessKind;
  readonly name: string;
  readonly of: string;
}

export type Claim =
  | { readonly says: 'absent' | 'present'; readonly subject: Subject }
  | { readonly says: 'evident' | 'refused' | 'shown by other rows' };

const about = (thing: Thing, name: string): Subject => ({
  thing,
  kind: THINGS[thing],
  name,
  of: thing.replace('{}', name),
});

/** The step says that something is missing or unchanged. That counts only if the example also shows it present. */
export const absent = (thing: Thing, name = ''): Claim => ({ says: 'absent', subject: about(thing, name) });

export const present = (thing: Thing, name = ''): Claim => ({ says: 'present', subject: about(thing, name) });

export const counted = (thing: Thing, count: number): Claim => (count === 0 ? absent(thing) : present(thing));

/** The step denies something and proves it itself: it fails where there is nothing to look at. */
export const evident: Claim = { says: 'evident' };

/** The step says that something was refused; the journal wants an accepted request for every refusal. */
export const refused: Claim = { says: 'refused' };

/** An empty list under a filter or after the last page: the other rows of its outline show what is found. */
export const shownByOtherRows: Claim = { says: 'shown by other rows' };

type Declared<Said extends unknown[]> = Claim | ((...said: Said) => Claim | readonly Claim[]) | Naming<Said>;

/** What a step declares, worked out from what its phrase says. */
export interface Claims<Said extends unknown[]> {
  readonly wrapperOptions: { readonly claims: ReadonlyArray<Declared<Said>> };
}

export const claims = <Said extends unknown[]>(...declared: ReadonlyArray<Declared<Said>>): Claims<Said> => ({
  wrapperOptions: { claims: declared },
});

/** The step performs the operation that its phrase says right after who asks. */
export const ASKED = claims(performs((_who: unknown, operation: string) => operation));

export function claimsOf(wrapperOptions: unknown, parameters: readonly unknown[]): Claim[] {
  const { claims: declared = [] } = (wrapperOptions ?? {}) as { readonly claims?: ReadonlyArray<Declared<unknown[]>> };
  return declared.flatMap((each) => {
    if (typeof each === 'function') return each(...parameters);
    return 'says' in each ? each : [];
  });
}
