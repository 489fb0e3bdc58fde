import { type BearerPolicy, bearerPolicy } from './bearer-policy.ts';
import { clientFaults, type Policies } from './fault-list.ts';
import { type LookupPolicy, lookupPolicy } from './lookup-policy.ts';
import { type OptInPolicy, optInPolicy } from './opt-in-client.ts';
import type { KeyPolicy } from './retrying-client.ts';
import { type SubprojectPolicy, subprojectPolicy } from './subproject-client.ts';

export { clientFaults };

const USUAL: Policies = {
  policy: bearerPolicy,
  keys: { keyPer: 'operation' },
  lookups: lookupPolicy,
  subprojects: subprojectPolicy,
  optIns: optInPolicy,
};

/** The usual decisions of a kind, but for what these faults take differently; ids of other faults change nothing. */
function decisions<Kind extends keyof Policies>(kind: Kind, ids: readonly string[]): Policies[Kind] {
  const taken = { ...USUAL[kind] };
  for (const fault of clientFaults) if (ids.includes(fault.id)) Object.assign(taken, fault[kind]);
  return taken;
}

export const clientPolicyWith = (ids: readonly string[]): BearerPolicy => decisions('policy', ids);

export const keyPolicyWith = (ids: readonly string[]): KeyPolicy => decisions('keys', ids);

export const lookupPolicyWith = (ids: readonly string[]): LookupPolicy => decisions('lookups', ids);

export const subprojectPolicyWith = (ids: readonly string[]): SubprojectPolicy => decisions('subprojects', ids);

export const optInPolicyWith = (ids: readonly string[]): OptInPolicy => decisions('optIns', ids);
