import type { Account } from '../accounts/account.ts';
import { MINUTE } from '../kernel/duration.ts';
import { instantOf } from '../kernel/instant.ts';
import { type CronSchedule, parseCron } from './cron.ts';
import { detailFile } from './detail-file.ts';
import { type Filter, filters } from './filters.ts';
import { countIn, emptyGroup, type Group, type GroupsOf, groupings, partsShown } from './groups.ts';
import { type HistoryFilter, historyFilters } from './history.ts';
import { nextFiring } from './next-firing.ts';
import { type Page, pageOf } from './page.ts';
import type { ReportsScope } from './part.ts';
import { type Window, windowOfPeriod } from './period.ts';
import type { JobKind, JobStatus, ReportJob } from './report-job.ts';
import type { DetailRequest, Grouping, ReportRequest } from './report-request.ts';
import { reportRow } from './report-row.ts';
import { type RequestCheck, requestChecks } from './request-checks.ts';
import type { ScheduledReport, ScheduleOrder } from './state.ts';
import { addTo, type Summary } from './summary.ts';
import { summaryFile } from './summary-file.ts';
import { type TokenPage, tokenPage } from './token-page.ts';
import type { ReportedMessage } from './traffic.ts';

export type { Window };

type Messages = Iterable<ReportedMessage>;

/** A job's next status, and how long after the request it has it, in milliseconds. */
interface JobStep {
  readonly status: JobStatus;
  readonly after: number;
}

/** Every decision about reports, replaceable one by one. Section "Reports". */
export interface ReportDecisions {
  requestChecks: readonly RequestCheck[];
  /** Whether an account may get reports on another one. */
  mayReport(own: Account, wanted: Account): boolean;
  /** Whether an account's reports cover another one by default. */
  reportsAlong(own: Account, other: Account): boolean;
  /** The ids of the accounts that a request names. */
  namedAccounts(request: ReportRequest): readonly string[] | undefined;
  /** What metadata keys are gathered from. */
  keysWindow(request: ReportRequest): Window;
  detailWindow(request: ReportRequest): Window;
  /** What a period means at an instant in a zone. */
  periodWindow(period: NonNullable<DetailRequest['period']>, now: number, zone: string): Window;
  /** All of them keep a message, or it is not reported. */
  filters: readonly Filter[];
  reportRow(message: ReportedMessage): Record<string, unknown>;
  keysOf(message: ReportedMessage): readonly string[];
  pageOf<Entry>(all: Iterable<Entry>, page: number, size: number): Page<Entry>;
  addToSummary(summary: Summary, message: ReportedMessage): void;
  /** What a message is counted under. */
  groupings: Readonly<Record<Grouping, GroupsOf>>;
  /** The parts of a summary as they are shown. */
  partsShown(group: Group, by: readonly Grouping[]): object[];
  /** Under whose id the reports of an account are kept. */
  keeperOf(account: Account): string;
  jobSteps: readonly JobStep[];
  /** Makes the file of each kind of report. */
  fileOf: Readonly<Record<JobKind, (scope: ReportsScope, messages: Messages, request: DetailRequest) => string>>;
  /** All of them keep a job, or the history leaves it out. */
  historyFilters: readonly HistoryFilter[];
  /** The jobs of a history in the order in which they are listed. */
  inOrder(jobs: readonly ReportJob[], isUpwards: boolean): ReportJob[];
  tokenPage<Entry extends { readonly sequence: number }>(
    all: readonly Entry[],
    size: number,
    place: { readonly token: string | undefined; readonly isUpwards: boolean },
  ): TokenPage<Entry> | undefined;
  /** How long a file can be downloaded after its address was asked for, in milliseconds. */
  ticketLife: number;
  parseCron(expression: string): CronSchedule | undefined;
  nextFiring(cron: CronSchedule, zone: string, after: number): number | undefined;
  /** Stops a schedule. */
  stopFiring(scheduled: ScheduledReport): void;
  /** The schedule after a change. */
  changedOrder(earlier: ScheduleOrder, later: ScheduleOrder): ScheduleOrder;
}

const windowOf = ({ start_date = '', end_date = '' }: ReportRequest): Window => ({
  from: instantOf(start_date),
  to: instantOf(end_date),
});

/** Counts the messages of a summary in the requested groups. */
export function grouped(scope: ReportsScope, messages: Messages, request: DetailRequest): Group {
  const { groupings: known, addToSummary } = scope.decisions;
  const by = (request.group_by ?? []).map((each) => known[each]);
  const group = emptyGroup();
  for (const message of messages) countIn(group, message, by, { request, add: addToSummary });
  return group;
}

/** The decisions about reports as documented. */
export const reportDecisions: ReportDecisions = {
  requestChecks,
  mayReport: (own, wanted) => wanted === own || wanted.parent === own,
  reportsAlong: (own, other) => other === own || other.parent === own,
  namedAccounts: ({ accounts }) => accounts,
  keysWindow: windowOf,
  detailWindow: windowOf,
  periodWindow: windowOfPeriod,
  filters,
  reportRow,
  keysOf: ({ metadata }) => Object.keys(metadata),
  pageOf,
  addToSummary: addTo,
  groupings,
  partsShown,
  keeperOf: ({ id }) => id,
  jobSteps: [
    { status: 'RUNNING', after: 1000 },
    { status: 'DONE', after: 2000 },
  ],
  fileOf: {
    DETAIL: (scope, messages, request) => detailFile(messages, request, scope.decisions.reportRow),
    SUMMARY: (scope, messages, request) => summaryFile(grouped(scope, messages, request), request.group_by ?? []),
  },
  historyFilters,
  inOrder: (jobs, isUpwards) =>
    [...jobs].sort((a, b) => (isUpwards ? a.sequence - b.sequence : b.sequence - a.sequence)),
  tokenPage,
  ticketLife: 15 * MINUTE,
  parseCron,
  nextFiring,
  stopFiring: ({ timer }) => {
    if (timer) timer.cancelled = true;
  },
  changedOrder: (_earlier, later) => later,
};
