import type { Account } from '../accounts/account.ts';
import { instantOf, MINUTE } from '../kernel/time.ts';
import { nextFiring, parseCron } from './cron.ts';
import { filters } from './filters.ts';
import { addTo, groupings } from './groups.ts';
import { type Window, windowOfPeriod } from './period.ts';
import { requestChecks } from './request-checks.ts';
import type { ReportRequest } from './request-schemas.ts';
import type { JobStatus } from './state.ts';
import { historyFilters } from './token-page.ts';

/** The decisions about reports as documented, replaceable one by one. Section "Reports". */
export const reportDecisions = {
  requestChecks,
  mayReport: (own: Account, wanted: Account): boolean => wanted === own || wanted.parent === own,
  /** Whether an account's reports cover another one by default. */
  reportsAlong: (own: Account, other: Account): boolean => other === own || other.parent === own,
  windowOf: ({ start_date = '', end_date = '' }: ReportRequest): Window => ({
    from: instantOf(start_date),
    to: instantOf(end_date),
  }),
  periodWindow: windowOfPeriod,
  /** All of them keep a message, or it is not reported. */
  filters,
  addToSummary: addTo,
  groupings,
  /** Under whose id the reports of an account are kept. */
  keeperOf: ({ id }: Account): string => id,
  /** A job's next statuses, and how long after the request it has each, in milliseconds. */
  jobSteps: [
    { status: 'RUNNING', after: 1000 },
    { status: 'DONE', after: 2000 },
  ] as ReadonlyArray<{ readonly status: JobStatus; readonly after: number }>,
  /** All of them keep a job, or the history leaves it out. */
  historyFilters,
  /** How long a file can be downloaded after its address was asked for, in milliseconds. */
  ticketLife: 15 * MINUTE,
  parseCron,
  nextFiring,
};

export type ReportDecisions = typeof reportDecisions;
