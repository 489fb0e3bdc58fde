export interface Named {
  /** The operation, or what is pushed, that has them; if it is missing, the operation that was performed last. */
  readonly of?: string;
  readonly statuses?: readonly number[];
  readonly members?: readonly string[];
}

type Of<Value, Said extends unknown[]> = Value | ((...said: Said) => Value);

/** What the definition of a step declares about operations, beside its claims. */
type Naming<Said extends unknown[]> =
  | { readonly performs: Of<string | undefined, Said> }
  | { readonly names: Of<Named, Said> }
  | { readonly looksAt: 'status' };

/** What is pushed, by the names that `features/operations` gives it, and who is named like an operation. */
export const PUSHED = { report: 'delivery report', event: 'conversation event' } as const;
export const STAND_IN = 'a stand-in';
export const SENT_BY_MAPPING = 'what the mapping sends';

export const performs = <Said extends unknown[]>(operation: Of<string | undefined, Said>): Naming<Said> => ({
  performs: operation,
});

export const names = <Said extends unknown[]>(named: Of<Named, Said>): Naming<Said> => ({ names: named });

/** The step looks at the status of an answer and at nothing else: it does not see what a request led to. */
export const statusAlone = { looksAt: 'status' } as const;

export const membersOfPath = (path: string): string[] =>
  path.split(/ or /).flatMap((one) => one.split('.').filter((name) => !/^\d*$/.test(name)));

/** The names of all members of a value; those of menus are the client's own. */
function membersIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(membersIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    if (name === 'menus' && inner !== null) return [name, ...Object.values(inner as object).flatMap(membersIn)];
    // A name in braces stands for what a binding says.
    return /^\{.*\}$/.test(name) ? membersIn(inner) : [name, ...membersIn(inner)];
  });
}

export function membersOfJson(text: string): string[] {
  try {
    return membersIn(JSON.parse(text));
  } catch {
    return [];
  }
}

export function namingOf(wrapperOptions: unknown, parameters: unknown[]) {
  const { claims: declared = [] } = (wrapperOptions ?? {}) as { readonly claims?: readonly unknown[] };
  const said = <Value>(of: Of<Value, unknown[]>): Value =>
    typeof of === 'function' ? (of as (...all: unknown[]) => Value)(...parameters) : of;
  let performed: string | undefined;
  const named: Named[] = [];
  let looksAtStatus = false;
  for (const each of declared as ReadonlyArray<Naming<unknown[]>>) {
    if (typeof each === 'function') continue;
    if ('performs' in each) performed = said(each.performs) ?? performed;
    else if ('names' in each) named.push(said(each.names));
    else if ('looksAt' in each) looksAtStatus = true;
  }
  return { performed, named, looksAtStatus };
}

/** What shows that a claim of absence is not empty: something similar that was accepted, arrived or was read. */
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
