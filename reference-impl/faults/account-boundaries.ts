import type { WireRequest } from '../http/operation.ts';
import type { ApiKey } from '../worlds/registry.ts';
import type { Decisions, Fault } from './behaviour.ts';

type Named = (request: WireRequest, key: ApiKey, named: string | undefined) => string | undefined;

/** Changes which account a request is taken to name. */
export const naming =
  (change: Named) =>
  ({ auth }: Decisions): void => {
    const { namedAccount } = auth;
    auth.namedAccount = (request, key) => change(request, key, namedAccount(request, key));
  };

/** Keys that act for accounts they have no business with. Section "Sub-accounts". */
export const accountBoundaryFaults: readonly Fault[] = [
  {
    id: 'accounts.anybody',
    rule: 'ACCT-05',
    says: 'A key acts for any account that exists.',
    decide: ({ auth }) => {
      auth.mayActFor = () => true;
    },
  },
  {
    id: 'accounts.unknown-ignored',
    rule: 'ACCT-05',
    says: 'An Account header that names nobody is ignored.',
    decide: naming((_request, key, named) =>
      named !== undefined && key.world.accounts.has(named) ? named : undefined,
    ),
  },
  {
    id: 'accounts.parent-for-sub',
    rule: 'ACCT-06',
    says: "A sub-account's key acts for its parent.",
    decide: ({ auth }) => {
      const { mayActFor } = auth;
      auth.mayActFor = (own, wanted) => mayActFor(own, wanted) || own.parent === wanted;
    },
  },
  {
    id: 'accounts.siblings',
    rule: 'ACCT-06',
    says: "A sub-account's key acts for its siblings.",
    decide: ({ auth }) => {
      const { mayActFor } = auth;
      auth.mayActFor = (own, wanted) =>
        mayActFor(own, wanted) || (own.parent !== undefined && own.parent === wanted.parent);
    },
  },
  {
    id: 'accounts.any-sub-account',
    rule: 'X-17',
    says: 'A key acts for every sub-account, also for those of other customers.',
    decide: ({ auth }) => {
      const { mayActFor } = auth;
      auth.mayActFor = (own, wanted) => mayActFor(own, wanted) || wanted.parent !== undefined;
    },
  },
];
