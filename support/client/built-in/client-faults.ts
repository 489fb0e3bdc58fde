import { keyClientFaults, readingClientFaults, repeatClientFaults, tokenClientFaults } from './bearer-client-faults.ts';
import { type BearerPolicy, bearerPolicy } from './bearer-policy.ts';
import type { ClientFault } from './client-fault.ts';
import { lookupClientFaults, subprojectClientFaults } from './lookup-client-faults.ts';
import { type LookupPolicy, lookupPolicy } from './lookup-policy.ts';
import { type OptInPolicy, optInPolicy } from './opt-in-client.ts';
import { optInClientFaults } from './opt-in-client-faults.ts';
import type { KeyPolicy } from './retrying-client.ts';
import { type SubprojectPolicy, subprojectPolicy } from './subproject-client.ts';

/** Every deviation of the harness's own client. */
export const clientFaults: readonly ClientFault[] = [
  ...tokenClientFaults,
  ...repeatClientFaults,
  ...readingClientFaults,
  ...keyClientFaults,
  ...lookupClientFaults,
  ...subprojectClientFaults,
  ...optInClientFaults,
];

/** The usual decisions, but for what these faults take differently; ids of other faults change nothing. */
function altered<Policy extends object>(
  usual: Policy,
  ids: readonly string[],
  changeOf: (fault: ClientFault) => Partial<Policy> | undefined,
): Policy {
  const changes = clientFaults.filter(({ id }) => ids.includes(id)).map(changeOf);
  return Object.assign({}, usual, ...changes) as Policy;
}

/** How the client treats tokens in a run with these faults. */
export const clientPolicyWith = (ids: readonly string[]): BearerPolicy =>
  altered(bearerPolicy, ids, ({ policy }) => policy);

/** When the client takes a new Idempotency-Key in a run with these faults. */
export const keyPolicyWith = (ids: readonly string[]): KeyPolicy =>
  altered<KeyPolicy>({ keyPer: 'operation' }, ids, ({ keys }) => keys);

/** How the client looks numbers up in a run with these faults. */
export const lookupPolicyWith = (ids: readonly string[]): LookupPolicy =>
  altered(lookupPolicy, ids, ({ lookups }) => lookups);

/** How the client treats subprojects in a run with these faults. */
export const subprojectPolicyWith = (ids: readonly string[]): SubprojectPolicy =>
  altered(subprojectPolicy, ids, ({ subprojects }) => subprojects);

/** How the client treats opt-ins in a run with these faults. */
export const optInPolicyWith = (ids: readonly string[]): OptInPolicy =>
  altered(optInPolicy, ids, ({ optIns }) => optIns);
