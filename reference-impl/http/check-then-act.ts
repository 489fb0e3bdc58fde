import type { Call, Reply } from './operation.ts';

/** An action that is allowed only by the current state. */
export interface CheckedAct<Seen> {
  /** The operation, by its id: where the lab can park requests. */
  readonly point: string;
  /** Looks, changes nothing, and throws a Problem to refuse. */
  readonly judge: () => Seen;
  readonly act: (seen: Seen) => Reply;
}

interface Place {
  readonly holds: { reach(point: string): Promise<void> | undefined };
}

/** The order in which a request waits, looks and acts; race faults change it to look, wait, act. */
export type Sequence = <Seen>(place: Place, checked: CheckedAct<Seen>) => Reply | Promise<Reply>;

/** Any waiting comes first: nothing else happens between the look and the end of the act. */
export const inOneGo: Sequence = ({ holds }, { point, judge, act }) => {
  const parked = holds.reach(point);
  return parked ? parked.then(() => act(judge())) : act(judge());
};

/** Runs an operation that looks before it acts: `act` gets what `judge` saw. */
export const guarded =
  <Scope extends Place & { readonly http: { readonly sequence: Sequence } }, Caller, Body, Seen>(
    point: string,
    judge: (call: Call<Scope, Caller, Body>) => Seen,
    act: (call: Call<Scope, Caller, Body>, seen: Seen) => Reply,
  ) =>
  (call: Call<Scope, Caller, Body>): Reply | Promise<Reply> =>
    call.scope.http.sequence(call.scope, {
      point,
      judge: () => judge(call),
      act: (seen: Seen) => act(call, seen),
    });
