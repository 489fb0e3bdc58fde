import type { ClientFault } from './client-fault.ts';

/** Deviations of how the client looks numbers up. */
export const lookupClientFaults: readonly ClientFault[] = [
  {
    id: 'client.one-lookup-host',
    rule: 'LOOKUP-HOST-02',
    says: 'The client begins every lookup at the same primary host.',
    lookups: { beginsAt: () => 0 },
  },
  {
    id: 'client.lookup-gives-up',
    rule: 'LOOKUP-HOST-02',
    says: 'The client gives a lookup up when the first host it asks is down.',
    lookups: { hostsTried: 1 },
  },
  {
    id: 'client.no-backup-host',
    rule: 'LOOKUP-HOST-03',
    says: 'The client never asks the backup host.',
    lookups: { hostsTried: 2 },
  },
  {
    id: 'client.location-expected',
    rule: 'LOOKUP-CLI-01',
    says: 'The client cannot read a lookup that tells no location.',
    lookups: { isReadable: ({ result, location }) => result !== 'OK' || location !== undefined },
  },
  {
    id: 'client.lookups-as-utf-8',
    rule: 'LOOKUP-CLI-01',
    says: 'The client reads lookups as UTF-8.',
    lookups: { decode: (text) => Buffer.from(text, 'latin1').toString('utf8') },
  },
];

/** Deviations of how the client treats subprojects. */
export const subprojectClientFaults: readonly ClientFault[] = [
  {
    id: 'client.no-accept',
    rule: 'SUB-ACCEPT-01',
    says: 'The client does not say what it accepts.',
    subprojects: { accept: undefined },
  },
  {
    id: 'client.accepts-anything',
    rule: 'SUB-ACCEPT-01',
    says: 'The client accepts anything.',
    subprojects: { accept: '*/*' },
  },
  {
    id: 'client.impatient',
    rule: 'SUB-DELAY-02',
    says: 'The client gives a new subproject ten seconds and no more.',
    subprojects: { patience: 10_000 },
  },
];
