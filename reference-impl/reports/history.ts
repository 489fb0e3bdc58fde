import type { ReportJob } from './report-job.ts';

/** The filters of a report history; instants in milliseconds since the epoch. */
export interface HistoryRequest {
  readonly name: string | undefined;
  readonly statuses: readonly string[] | undefined;
  readonly from: number | undefined;
  readonly to: number | undefined;
}

/** One filter of a history: it keeps every job if the request does not use it. */
export interface HistoryFilter {
  readonly name: string;
  readonly keeps: (job: ReportJob, request: HistoryRequest) => boolean;
}

/**
 * A name matches by any part of it, ignoring case.
 * Rules: PUB-ASYNC-HIST-02, PUB-ASYNC-HIST-03.
 */
export const historyFilters: readonly HistoryFilter[] = [
  {
    name: 'name',
    keeps: ({ name }, request) => request.name === undefined || name.toLowerCase().includes(request.name.toLowerCase()),
  },
  {
    name: 'status',
    keeps: ({ status }, { statuses }) => statuses === undefined || statuses.includes(status),
  },
  { name: 'from', keeps: ({ requestedAt }, { from }) => from === undefined || requestedAt >= from },
  { name: 'to', keeps: ({ requestedAt }, { to }) => to === undefined || requestedAt <= to },
];
