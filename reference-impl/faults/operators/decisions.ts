import type { Decisions, Fault } from '../../worlds/behaviour.ts';

type Decide = NonNullable<Fault['decide']>;

type Part = keyof Decisions;

/** Decides something otherwise, whatever the documented decision is. */
export const decision =
  <P extends Part, K extends keyof Decisions[P]>(part: P, name: K, value: Decisions[P][K]): Decide =>
  (decisions) => {
    decisions[part][name] = value;
  };

/** Decides something by way of the documented decision; `documented` holds those beside it. */
export const around =
  <P extends Part, K extends keyof Decisions[P]>(part: P, name: K, change: (usual: Decisions[P][K], documented: Decisions[P]) => Decisions[P][K]): Decide =>
  (decisions) => {
    const documented = { ...decisions[part] };
    decisions[part][name] = change(documented[name], documented);
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

/** Leaves a rule out of an ordered list. Throws when the list has none of that name, so that no fault is void. */
export const leaveOut =
  <P extends Part, K extends Lists<P>>(part: P, name: K, rule: string): Decide =>
  (decisions) => {
    const list = listIn(decisions[part], name);
    const rest = list.filter((each) => each.name !== rule);
    if (rest.length === list.length) throw new Error(`${part}.${String(name)} has no rule ${rule} to leave out`);
    store(decisions[part], name, rest);
  };

/** Changes one rule of an ordered list. Throws when the list has none of that name. */
export const alter =
  <P extends Part, K extends Lists<P>>(part: P, name: K, rule: string, change: (member: Member<P, K>) => Member<P, K>): Decide =>
  (decisions) => {
    const list = listIn(decisions[part], name);
    if (!list.some((each) => each.name === rule)) throw new Error(`${part}.${String(name)} has no rule ${rule} to change`);
    const altered = list.map((each) => (each.name === rule ? change(each as Member<P, K>) : each));
    store(decisions[part], name, altered as Named[]);
  };

/** Puts a rule of its own at the head of an ordered list. */
export const ahead =
  <P extends Part, K extends Lists<P>>(part: P, name: K, rule: Member<P, K>): Decide =>
  (decisions) => {
    store(decisions[part], name, [rule as Named, ...listIn(decisions[part], name)]);
  };

/** The list without its member called `name`; throws when there is none, so that no fault is silently void. */
export function without<Member extends { readonly name: string }>(list: readonly Member[], name: string): Member[] {
  const rest = list.filter((member) => member.name !== name);
  if (rest.length === list.length) throw new Error(`no rule called ${name} to leave out`);
  return rest;
}

/** The list with its member called `name` changed; throws when there is none. */
export function changed<Member extends { readonly name: string }>(list: readonly Member[], name: string, change: (member: Member) => Member): Member[] {
  if (!list.some((member) => member.name === name)) throw new Error(`no rule called ${name} to change`);
  return list.map((member) => (member.name === name ? change(member) : member));
}
