import type { WireRequest } from '../http/operation.ts';
import type { Decisions } from '../worlds/behaviour.ts';
import type { ApiKey } from '../worlds/registry.ts';
import { fault, faultsOf } from './fault.ts';
import { around, decision } from './operators/decisions.ts';

type Named = (request: WireRequest, key: ApiKey, named: string | undefined) => string | undefined;

/** Changes which account a request is taken to name. */
export const naming =
  (change: Named) =>
  ({ auth }: Decisions): void => {
    const { namedAccount } = auth;
    auth.namedAccount = (request, key) => change(request, key, namedAccount(request, key));
  };

/** Keys that act for accounts they have no business with. Section "Sub-accounts". */
export const faults = faultsOf({
  'ACCT-05': {
    'accounts.anybody': fault('A key acts for any account that exists.', { decide: decision('auth', 'mayActFor', () => true) }),
    'accounts.unknown-ignored': fault('An Account header that names nobody is ignored.', {
      decide: naming((_request, key, named) => (named !== undefined && key.world.accounts.has(named) ? named : undefined)),
    }),
  },
  'ACCT-06': {
    'accounts.parent-for-sub': fault("A sub-account's key acts for its parent.", {
      decide: around('auth', 'mayActFor', (mayActFor) => (own, wanted) => mayActFor(own, wanted) || own.parent === wanted),
    }),
    'accounts.siblings': fault("A sub-account's key acts for its siblings.", {
      decide: around('auth', 'mayActFor', (mayActFor) => (own, wanted) => mayActFor(own, wanted) || (own.parent !== undefined && own.parent === wanted.parent)),
    }),
  },
  'X-17': {
    'accounts.any-sub-account': fault('A key acts for every sub-account, also for those of other customers.', {
      decide: around('auth', 'mayActFor', (mayActFor) => (own, wanted) => mayActFor(own, wanted) || wanted.parent !== undefined),
    }),
  },
});
