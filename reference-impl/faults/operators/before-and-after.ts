import type { Decisions, Fault } from '../../worlds/behaviour.ts';

type Decide = NonNullable<Fault['decide']>;

type Part = keyof Decisions;

type Given<P extends Part, K extends keyof Decisions[P]> = Decisions[P][K] extends (...given: infer G) => unknown ? G : never;

type Result<P extends Part, K extends keyof Decisions[P]> = Decisions[P][K] extends (...given: never[]) => infer R ? R : never;

/** Changes what the documented decision is given. */
export const before =
  <P extends Part, K extends keyof Decisions[P]>(part: P, name: K, change: (...given: Given<P, K>) => readonly [...Given<P, K>]): Decide =>
  (decisions) => {
    const usual = decisions[part][name] as (...given: Given<P, K>) => unknown;
    decisions[part][name] = ((...given: Given<P, K>) => usual(...change(...given))) as Decisions[P][K];
  };

/** Changes the result of the documented decision; what it was given comes behind the result. */
export const after =
  <P extends Part, K extends keyof Decisions[P]>(part: P, name: K, change: (result: Result<P, K>, ...given: Given<P, K>) => Result<P, K>): Decide =>
  (decisions) => {
    const usual = decisions[part][name] as (...given: Given<P, K>) => Result<P, K>;
    decisions[part][name] = ((...given: Given<P, K>) => change(usual(...given), ...given)) as Decisions[P][K];
  };

/** Changes some members of a decision that is an object. */
export const amend =
  <P extends Part, K extends keyof Decisions[P]>(
    part: P,
    name: K,
    members: Partial<Decisions[P][K]> | ((usual: Decisions[P][K]) => Partial<Decisions[P][K]>),
  ): Decide =>
  (decisions) => {
    const usual = decisions[part][name];
    decisions[part][name] = { ...usual, ...(typeof members === 'function' ? members(usual) : members) };
  };
