import type { ClientFault } from './client-fault.ts';

/** Deviations of how the harness's own client treats opt-ins. */
export const optInClientFaults: readonly ClientFault[] = [
  {
    id: 'client.writes-without-opt-in',
    rule: 'OPTIN-04',
    says: 'The client writes to everybody.',
    optIns: { writesAnyway: true },
  },
  {
    id: 'client.long-contact',
    rule: 'OPTIN-04',
    says: "The client takes a customer's contact for an opt-in of 25 hours.",
    optIns: { window: 25 * 60 * 60 * 1000 },
  },
  {
    id: 'client.short-contact',
    rule: 'OPTIN-04',
    says: "The client takes a customer's contact for an opt-in of 23 hours.",
    optIns: { window: 23 * 60 * 60 * 1000 },
  },
];
