import type { Fault } from '../../worlds/behaviour.ts';
import type { Decisions } from '../../worlds/parts.ts';

type Decide = NonNullable<Fault['decide']>;

type Part = keyof Decisions;

/** Replaces a decision. */
export const decision =
  <P extends Part, K extends keyof Decisions[P]>(part: P, name: K, value: Decisions[P][K]): Decide =>
  (decisions) => {
    decisions[part][name] = value;
  };

/** Replaces a decision by one that uses the documented one; `documented` has all others of the part. */
export const around =
  <P extends Part, K extends keyof Decisions[P]>(
    part: P,
    name: K,
    change: (usual: Decisions[P][K], documented: Decisions[P]) => Decisions[P][K],
  ): Decide =>
  (decisions) => {
    const documented = { ...decisions[part] };
    decisions[part][name] = change(documented[name], documented);
  };

/** The names of the decisions of a part that are functions. */
type Functions<P extends Part> = {
  [K in keyof Decisions[P]]: Decisions[P][K] extends (...given: never[]) => unknown ? K : never;
}[keyof Decisions[P]];

type Given<P extends Part, K extends keyof Decisions[P]> = Decisions[P][K] extends (
  ...given: infer G extends unknown[]
) => unknown
  ? G
  : never;

type Result<P extends Part, K extends keyof Decisions[P]> = Decisions[P][K] extends (...given: never[]) => infer R
  ? R
  : never;

/** Changes the result of a decision; its arguments follow the result. */
export const result = <P extends Part, K extends Functions<P>>(
  part: P,
  name: K,
  change: (usual: Result<P, K>, ...given: Given<P, K>) => Result<P, K>,
): Decide =>
  around(part, name, (usual) => {
    const decide = usual as (...given: Given<P, K>) => Result<P, K>;
    return ((...given: Given<P, K>) => change(decide(...given), ...given)) as Decisions[P][K];
  });

/** Changes the arguments of a decision; trailing ones that `change` leaves out stay as they are. */
export const given = <P extends Part, K extends Functions<P>>(
  part: P,
  name: K,
  change: (...given: Given<P, K>) => Partial<Given<P, K>>,
): Decide =>
  around(part, name, (usual) => {
    const decide = usual as (...given: unknown[]) => Result<P, K>;
    return ((...given: Given<P, K>) => {
      const changed: unknown[] = change(...given);
      return decide(...changed, ...given.slice(changed.length));
    }) as Decisions[P][K];
  });

/** Decides once for each key and repeats the first result forever. */
export const once = <P extends Part, K extends Functions<P>>(
  part: P,
  name: K,
  keyOf: (...given: Given<P, K>) => unknown,
): Decide =>
  around(part, name, (usual) => {
    const decide = usual as (...given: Given<P, K>) => Result<P, K>;
    const decided = new Map<unknown, Result<P, K>>();
    return ((...given: Given<P, K>) => {
      const key = keyOf(...given);
      if (!decided.has(key)) decided.set(key, decide(...given));
      return decided.get(key);
    }) as Decisions[P][K];
  });

/** The names of the decisions of a part that are yes or no. */
type Questions<P extends Part> = { [K in Functions<P>]: Result<P, K> extends boolean ? K : never }[Functions<P>];

/** Also says yes where `when` does. */
export const orWhen = <P extends Part, K extends Questions<P>>(
  part: P,
  name: K,
  when: (...given: Given<P, K>) => boolean,
): Decide => result(part, name, (usual, ...given) => ((usual as boolean) || when(...given)) as Result<P, K>);

/** Says yes only where `when` does too. */
export const onlyWhen = <P extends Part, K extends Questions<P>>(
  part: P,
  name: K,
  when: (...given: Given<P, K>) => boolean,
): Decide => result(part, name, (usual, ...given) => ((usual as boolean) && when(...given)) as Result<P, K>);

/** Changes some members of a decision that is an object. */
export const amend = <P extends Part, K extends keyof Decisions[P]>(
  part: P,
  name: K,
  members: Partial<Decisions[P][K]> | ((usual: Decisions[P][K]) => Partial<Decisions[P][K]>),
): Decide =>
  around(part, name, (usual) => ({ ...usual, ...(typeof members === 'function' ? members(usual) : members) }));

/** Several changes at once. */
export const all =
  (...changes: readonly Decide[]): Decide =>
  (decisions) => {
    for (const change of changes) change(decisions);
  };

type Named = { readonly name: string };

/** The names of the decisions of a part that are ordered lists of named rules. */
type Lists<P extends Part> = {
  [K in keyof Decisions[P]]: Decisions[P][K] extends readonly Named[] ? K : never;
}[keyof Decisions[P]];

type Member<P extends Part, K extends keyof Decisions[P]> = Decisions[P][K] extends readonly (infer M)[] ? M : never;

const listIn = (part: unknown, name: PropertyKey): Named[] => (part as Record<PropertyKey, Named[]>)[name] ?? [];

const store = (part: unknown, name: PropertyKey, list: readonly Named[]): void => {
  (part as Record<PropertyKey, readonly Named[]>)[name] = list;
};

/** Leaves a rule out of an ordered list. Throws if there is no such rule, so that no fault is void. */
export const leaveOut =
  <P extends Part, K extends Lists<P>>(part: P, name: K, rule: string): Decide =>
  (decisions) => {
    const list = listIn(decisions[part], name);
    const rest = list.filter((each) => each.name !== rule);
    if (rest.length === list.length) throw new Error(`${part}.${String(name)} has no rule ${rule} to leave out`);
    store(decisions[part], name, rest);
  };

/** Changes one rule of an ordered list. Throws if there is no such rule. */
export const alter =
  <P extends Part, K extends Lists<P>>(
    part: P,
    name: K,
    rule: string,
    change: (member: Member<P, K>) => Member<P, K>,
  ): Decide =>
  (decisions) => {
    const list = listIn(decisions[part], name);
    if (!list.some((each) => each.name === rule))
      throw new Error(`${part}.${String(name)} has no rule ${rule} to change`);
    const altered = list.map((each) => (each.name === rule ? change(each as Member<P, K>) : each));
    store(decisions[part], name, altered as Named[]);
  };

/** Adds a rule at the head of an ordered list. */
export const ahead =
  <P extends Part, K extends Lists<P>>(part: P, name: K, rule: Member<P, K>): Decide =>
  (decisions) => {
    store(decisions[part], name, [rule as Named, ...listIn(decisions[part], name)]);
  };

/** Changes what one rule of an ordered list does. */
export const inRule = <P extends Part, K extends Lists<P>, M extends keyof Member<P, K>>(
  part: P,
  name: K,
  rule: string,
  method: M,
  change: (usual: Member<P, K>[M]) => Member<P, K>[M],
): Decide => alter(part, name, rule, (member) => Object.assign({}, member, { [method]: change(member[method]) }));

/** Adds a rule at the end of an ordered list. */
export const behind =
  <P extends Part, K extends Lists<P>>(part: P, name: K, rule: Member<P, K>): Decide =>
  (decisions) => {
    store(decisions[part], name, [...listIn(decisions[part], name), rule as Named]);
  };

/** The operators on the decisions of one part. */
export const operatorsOn = <P extends Part>(part: P) => ({
  decision: <K extends keyof Decisions[P]>(name: K, value: Decisions[P][K]) => decision(part, name, value),
  around: <K extends keyof Decisions[P]>(
    name: K,
    change: (usual: Decisions[P][K], documented: Decisions[P]) => Decisions[P][K],
  ) => around(part, name, change),
  result: <K extends Functions<P>>(name: K, change: (usual: Result<P, K>, ...given: Given<P, K>) => Result<P, K>) =>
    result(part, name, change),
  given: <K extends Functions<P>>(name: K, change: (...given: Given<P, K>) => Partial<Given<P, K>>) =>
    given(part, name, change),
  once: <K extends Functions<P>>(name: K, keyOf: (...given: Given<P, K>) => unknown) => once(part, name, keyOf),
  orWhen: <K extends Questions<P>>(name: K, when: (...given: Given<P, K>) => boolean) => orWhen(part, name, when),
  onlyWhen: <K extends Questions<P>>(name: K, when: (...given: Given<P, K>) => boolean) => onlyWhen(part, name, when),
  amend: <K extends keyof Decisions[P]>(
    name: K,
    members: Partial<Decisions[P][K]> | ((usual: Decisions[P][K]) => Partial<Decisions[P][K]>),
  ) => amend(part, name, members),
  leaveOut: <K extends Lists<P>>(name: K, rule: string) => leaveOut(part, name, rule),
  alter: <K extends Lists<P>>(name: K, rule: string, change: (member: Member<P, K>) => Member<P, K>) =>
    alter(part, name, rule, change),
  inRule: <K extends Lists<P>, M extends keyof Member<P, K>>(
    name: K,
    rule: string,
    method: M,
    change: (usual: Member<P, K>[M]) => Member<P, K>[M],
  ) => inRule(part, name, rule, method, change),
  ahead: <K extends Lists<P>>(name: K, rule: Member<P, K>) => ahead(part, name, rule),
  behind: <K extends Lists<P>>(name: K, rule: Member<P, K>) => behind(part, name, rule),
});

/** The list without its member called `name`; throws when there is none, so that no fault is silently void. */
export function without<Member extends { readonly name: string }>(list: readonly Member[], name: string): Member[] {
  const rest = list.filter((member) => member.name !== name);
  if (rest.length === list.length) throw new Error(`no rule called ${name} to leave out`);
  return rest;
}
