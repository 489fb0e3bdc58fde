import type { Call, Reply, Sequence } from './operation.ts';

/** Any waiting comes first: nothing else happens between the look and the end of the act. */
export const inOneGo: Sequence = ({ holds }, { point, judge, act }) => {
  const parked = holds.reach(point);
  return parked ? parked.then(() => act(judge())) : act(judge());
};

/** The id and the run of an operation that looks before it acts: `act` gets what `judge` saw. */
export const guarded = <
  Scope extends Parameters<Sequence>[0] & { readonly http: { readonly sequence: Sequence } },
  Caller,
  Body,
  Seen,
>(
  id: string,
  judge: (call: Call<Scope, Caller, Body>) => Seen,
  act: (call: Call<Scope, Caller, Body>, seen: Seen) => Reply,
) => ({
  id,
  run: (call: Call<Scope, Caller, Body>): Reply | Promise<Reply> =>
    call.scope.http.sequence(call.scope, { point: id, judge: () => judge(call), act: (seen: Seen) => act(call, seen) }),
});
