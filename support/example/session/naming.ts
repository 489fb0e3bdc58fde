export interface Named {
  /** The operation, or what is pushed, that has them; if it is missing, the operation that was performed last. */
  readonly of?: string;
  readonly statuses?: readonly number[];
  readonly members?: readonly string[];
}

type Of<Value, Said extends unknown[]> = Value | ((...said: Said) => Value);

/** What the definition of a step declares about operations, beside its claims. */
export type Naming<Said extends unknown[]> =
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
