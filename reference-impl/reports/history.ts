import type { Filter } from '../kernel/list.ts';
import type { ReportJob } from './state.ts';
import type { PageRequest } from './token-page.ts';

/** What a client asks of a report history; instants in milliseconds since the epoch. */
export interface HistoryRequest extends PageRequest {
  readonly name: string | undefined;
  readonly statuses: readonly string[] | undefined;
  readonly from: number | undefined;
  readonly to: number | undefined;
}

/** A name matches by any part of it, ignoring case. Rules: PUB-ASYNC-HIST-02, PUB-ASYNC-HIST-03. */
export const historyFilters: readonly Filter<ReportJob, HistoryRequest>[] = [
  {
    name: 'name',
    keeps: ({ name }, request) => request.name === undefined || name.toLowerCase().includes(request.name.toLowerCase()),
  },
  { name: 'status', keeps: ({ status }, { statuses }) => statuses === undefined || statuses.includes(status) },
  { name: 'from', keeps: ({ requestedAt }, { from }) => from === undefined || requestedAt >= from },
  { name: 'to', keeps: ({ requestedAt }, { to }) => to === undefined || requestedAt <= to },
];
