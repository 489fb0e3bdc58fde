import { isObject, type Json } from '../../kernel/json.ts';
import type { Fault } from '../../worlds/behaviour.ts';
import type { Decisions } from '../../worlds/parts.ts';

type Decide = NonNullable<Fault['decide']>;

type Part = keyof Decisions;

type Functions<P extends Part> = {
  [K in keyof Decisions[P]]: Decisions[P][K] extends (...given: never[]) => unknown ? K : never;
}[keyof Decisions[P]];

type Given<F> = F extends (...given: infer G extends unknown[]) => unknown ? G : never;

type Result<F> = F extends (...given: never[]) => infer R ? R : never;

/** Decides with the documented decision at hand, which comes first. */
type Instead<F> = (usual: (...given: Given<F>) => Result<F>, ...given: Given<F>) => Result<F>;

type Questions<P extends Part> = {
  [K in Functions<P>]: Result<Decisions[P][K]> extends boolean ? K : never;
}[Functions<P>];

type Named = { readonly name: string };

type Lists<P extends Part> = {
  [K in keyof Decisions[P]]: Decisions[P][K] extends readonly Named[] ? K : never;
}[keyof Decisions[P]];

type Member<P extends Part, K extends keyof Decisions[P]> = Decisions[P][K] extends readonly (infer M)[] ? M : never;

export const all =
  (...changes: readonly Decide[]): Decide =>
  (decisions) => {
    for (const change of changes) change(decisions);
  };

class Operators<P extends Part> {
  readonly #part: P;

  constructor(part: P) {
    this.#part = part;
  }

  readonly decision = <K extends keyof Decisions[P]>(name: K, value: Decisions[P][K]): Decide =>
    this.around(name, () => value);

  /** Replaces a decision by one that uses the documented one; `documented` has all others of the part. Throws if there is none. */
  readonly around =
    <K extends keyof Decisions[P]>(
      name: K,
      change: (usual: Decisions[P][K], documented: Decisions[P]) => Decisions[P][K],
    ): Decide =>
    (decisions) => {
      const documented = { ...decisions[this.#part] };
      if (!(name in documented)) throw new Error(`there is no decision called ${this.#part}.${String(name)}`);
      decisions[this.#part][name] = change(documented[name], documented);
    };

  /** Replaces a decision by one that may ask the documented one. */
  readonly instead = <K extends Functions<P>>(name: K, decide: Instead<Decisions[P][K]>): Decide =>
    this.around(name, (usual) => {
      const ask = usual as (...given: Given<Decisions[P][K]>) => Result<Decisions[P][K]>;
      return ((...given: Given<Decisions[P][K]>) => decide(ask, ...given)) as Decisions[P][K];
    });

  /** Changes the result of a decision; its arguments follow the result. */
  readonly result = <K extends Functions<P>>(
    name: K,
    change: (usual: Result<Decisions[P][K]>, ...given: Given<Decisions[P][K]>) => Result<Decisions[P][K]>,
  ): Decide => this.instead(name, (decide, ...given) => change(decide(...given), ...given));

  /** Changes the arguments of a decision; trailing ones that `change` leaves out stay as they are. */
  readonly given = <K extends Functions<P>>(
    name: K,
    change: (...given: Given<Decisions[P][K]>) => Partial<Given<Decisions[P][K]>>,
  ): Decide =>
    this.instead(name, (decide, ...given) => {
      const changed: unknown[] = change(...given);
      return decide(...([...changed, ...given.slice(changed.length)] as Given<Decisions[P][K]>));
    });

  /** Also says yes where `when` does. */
  readonly orWhen = <K extends Questions<P>>(name: K, when: (...given: Given<Decisions[P][K]>) => boolean): Decide =>
    this.instead(name, (decide, ...given) => (decide(...given) || when(...given)) as Result<Decisions[P][K]>);

  /** Says yes only where `when` does too. */
  readonly onlyWhen = <K extends Questions<P>>(name: K, when: (...given: Given<Decisions[P][K]>) => boolean): Decide =>
    this.instead(name, (decide, ...given) => (decide(...given) && when(...given)) as Result<Decisions[P][K]>);

  /** Changes some members of a decision that is an object. Throws if it has no such member. */
  readonly amend = <K extends keyof Decisions[P]>(
    name: K,
    members: Partial<Decisions[P][K]> | ((usual: Decisions[P][K]) => Partial<Decisions[P][K]>),
  ): Decide =>
    this.around(name, (usual) => {
      const changed = typeof members === 'function' ? members(usual) : members;
      const unknown = Object.keys(changed).find((member) => !(member in Object(usual)));
      if (unknown !== undefined) throw new Error(`${this.#part}.${String(name)} has no member ${unknown} to change`);
      return { ...usual, ...changed };
    });

  /** Leaves a rule out of an ordered list. Throws if there is no such rule, so that no fault is void. */
  readonly leaveOut = <K extends Lists<P>>(name: K, rule: string): Decide =>
    this.#inList(name, rule, (list) => list.filter((each) => each.name !== rule));

  /** Changes one rule of an ordered list. Throws if there is no such rule. */
  readonly alter = <K extends Lists<P>>(
    name: K,
    rule: string,
    change: (member: Member<P, K>) => Member<P, K>,
  ): Decide =>
    this.#inList(name, rule, (list) =>
      list.map((each) => (each.name === rule ? (change(each as Member<P, K>) as Named) : each)),
    );

  /** Changes what one rule of an ordered list does. Throws if there is no such rule. */
  readonly inRule = <K extends Lists<P>, M extends keyof Member<P, K>>(
    name: K,
    rule: string,
    method: M,
    decide: Instead<Member<P, K>[M]>,
  ): Decide =>
    this.alter(name, rule, (member) => {
      const usual = member[method] as (...given: Given<Member<P, K>[M]>) => Result<Member<P, K>[M]>;
      const changed = (...given: Given<Member<P, K>[M]>) => decide(usual, ...given);
      return Object.assign({}, member, { [method]: changed });
    });

  /** Adds a rule at the head of an ordered list. */
  readonly ahead = <K extends Lists<P>>(name: K, rule: Member<P, K>): Decide =>
    this.#inList(name, undefined, (list) => [rule as Named, ...list]);

  /** Adds a rule at the end of an ordered list. */
  readonly behind = <K extends Lists<P>>(name: K, rule: Member<P, K>): Decide =>
    this.#inList(name, undefined, (list) => [...list, rule as Named]);

  /** Changes an ordered list that has to have a rule of this name. */
  #inList(name: keyof Decisions[P], rule: string | undefined, change: (list: readonly Named[]) => Named[]): Decide {
    return (decisions) => {
      const part = decisions[this.#part] as unknown as Record<PropertyKey, readonly Named[]>;
      const list = part[name] ?? [];
      if (rule !== undefined && !list.some((each) => each.name === rule))
        throw new Error(`${this.#part}.${String(name)} has no rule ${rule} to change`);
      part[name] = change(list);
    };
  }
}

export const auth = new Operators('auth');
export const contacts = new Operators('contacts');
export const conversation = new Operators('conversation');
export const delivery = new Operators('delivery');
export const http = new Operators('http');
export const lookup = new Operators('lookup');
export const mapping = new Operators('mapping');
export const messaging = new Operators('messaging');
export const reports = new Operators('reports');
export const subprojects = new Operators('subprojects');
export const token = new Operators('token');
export const voice = new Operators('voice');

/** Reads the JSON objects that are submitted in another way. */
export const reading = (change: (body: Json) => unknown): Decide =>
  http.result('parseJson', (body) => (isObject(body) ? change(body) : body));
