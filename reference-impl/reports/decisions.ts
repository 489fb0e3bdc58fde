import type { Account } from '../accounts/account.ts';
import { type Filter, filters } from './filters.ts';
import { type Page, pageOf } from './page.ts';
import { instantOf, type ReportRequest } from './report-request.ts';
import { reportRow } from './report-row.ts';
import { type RequestCheck, requestChecks } from './request-checks.ts';
import { addTo, type Summary } from './summary.ts';
import type { ReportedMessage } from './traffic.ts';

/** The stretch of time that a report covers, both ends included; milliseconds since the epoch. */
export interface Window {
  readonly from: number;
  readonly to: number;
}

/** Every decision about reports, replaceable one by one. Section "Reports". */
export interface ReportDecisions {
  requestChecks: readonly RequestCheck[];
  /** Whether an account may have another one's traffic reported to it. */
  mayReport(own: Account, wanted: Account): boolean;
  /** The ids of the accounts that a request names. */
  namedAccounts(request: ReportRequest): readonly string[] | undefined;
  /** What metadata keys are gathered from. */
  keysWindow(request: ReportRequest): Window;
  detailWindow(request: ReportRequest): Window;
  /** All of them keep a message, or it is not reported. */
  filters: readonly Filter[];
  reportRow(message: ReportedMessage): Record<string, unknown>;
  keysOf(message: ReportedMessage): readonly string[];
  pageOf<Entry>(all: Iterable<Entry>, page: number, size: number): Page<Entry>;
  addToSummary(summary: Summary, message: ReportedMessage): void;
}

const windowOf = ({ start_date, end_date }: ReportRequest): Window => ({
  from: instantOf(start_date),
  to: instantOf(end_date),
});

/** The decisions about reports as documented. */
export const reportDecisions: ReportDecisions = {
  requestChecks,
  mayReport: (own, wanted) => wanted === own || wanted.parent === own,
  namedAccounts: ({ accounts }) => accounts,
  keysWindow: windowOf,
  detailWindow: windowOf,
  filters,
  reportRow,
  keysOf: ({ metadata }) => Object.keys(metadata),
  pageOf,
  addToSummary: addTo,
};
