import type { Reply } from '../http/operation.ts';
import { originOf } from '../http/origin.ts';
import { instantOf, isoOf } from '../kernel/instant.ts';
import { Problem } from '../kernel/problem.ts';
import { badQuery, pageSizeIn, type Query, requireSense, textIn, tokenIn } from './asked.ts';
import { FIELD_NAMES, METADATA_FIELD } from './detail-file.ts';
import type { HistoryRequest } from './history.ts';
import { judgedBy } from './judged-operations.ts';
import type { ReportsCall, ReportsOperation } from './part.ts';
import { type JobKind, orderReport, type ReportJob } from './report-job.ts';
import { keysInUse } from './report-operations.ts';
import type { DetailRequest, ReportRequest } from './report-request.ts';
import { ASYNC_DETAIL_SCHEMA, ASYNC_SUMMARY_SCHEMA, INSTANT, KEYS_SCHEMA } from './request-schemas.ts';
import { accountsOf } from './selection.ts';
import type { ReportRecords } from './state.ts';

const BASE = '/v2-preview/reporting/messages/async';
const STATUSES = ['REQUESTED', 'RUNNING', 'FAILED', 'CANCELLED', 'DONE'];

/** The report records of the calling account. */
export function recordsOf({ scope, caller }: ReportsCall): ReportRecords {
  return scope.state.recordsOf(scope.decisions.keeperOf(caller.account));
}

const order =
  (kind: JobKind) =>
  ({ scope, caller, body }: ReportsCall<DetailRequest>): Reply => {
    requireSense(scope, body);
    const { detailWindow, periodWindow } = scope.decisions;
    const { period, timezone = 'UTC' } = body;
    const window = period ? periodWindow(period, scope.clock.now(), timezone) : detailWindow(body);
    const accounts = accountsOf(scope, caller.account, body);
    const selection = { accounts, request: body, window };
    const { id } = orderReport(scope, { kind, account: caller.account, selection });
    scope.ledger.record(`reporting.async.${kind.toLowerCase()}`, 'report');
    return { status: 202, body: { report_id: id } };
  };

function status(call: ReportsCall): Reply {
  const id = textIn(call.query, 'report_id');
  if (id === undefined) throw badQuery('report_id', 'is required');
  const job = recordsOf(call).jobs.get(id);
  if (!job) throw badQuery('report_id', 'names no report');
  return { status: 200, body: { report_status: job.status } };
}

/** The fields that a report can have; unlike other lists of reports, its pages are counted from 1. */
function fields(call: ReportsCall<ReportRequest>): Reply {
  requireSense(call.scope, call.body);
  const { page = 1, page_size } = call.body;
  const all = [...FIELD_NAMES, ...[...keysInUse(call)].sort().map((key) => METADATA_FIELD + key)];
  const { pageOf } = call.scope.decisions;
  return { status: 200, body: { fields: pageOf(all, Math.max(0, page - 1), page_size ?? 100).entries } };
}

/** A job as the history lists it. */
const jobBody = (job: ReportJob, vendorId: string): object => ({
  report_id: job.id,
  report_name: job.name,
  report_type: job.kind,
  direction: job.request.direction ?? 'all',
  requested_by: job.account.id,
  requested_at: isoOf(job.requestedAt),
  updated_at: isoOf(job.updatedAt),
  status: job.status,
  account_id: job.account.id,
  vendor_id: vendorId,
  ...(job.file === undefined ? {} : { s3_file_size: Buffer.byteLength(job.file) }),
  request_data: job.request,
});

function instantIn(query: Query, name: string): number | undefined {
  const text = textIn(query, name)?.replace(/ (?=\d\d:?\d\d$)/, '+');
  if (text === undefined) return undefined;
  const instant = new RegExp(INSTANT.pattern).test(text) ? instantOf(text) : Number.NaN;
  if (Number.isNaN(instant)) throw badQuery(name, 'must be a timestamp');
  return instant;
}

function statusesIn(query: Query): string[] | undefined {
  const given = query.status === undefined ? undefined : [query.status].flat().flatMap((each) => each.split(','));
  if (given?.some((each) => !STATUSES.includes(each)))
    throw badQuery('status', `must be one of ${STATUSES.join(', ')}`);
  return given;
}

function isUpwardsIn(query: Query): boolean {
  const given = textIn(query, 'sort_direction') ?? 'DESCENDING';
  if (given !== 'ASCENDING' && given !== 'DESCENDING')
    throw badQuery('sort_direction', 'must be ASCENDING or DESCENDING');
  return given === 'ASCENDING';
}

function history(call: ReportsCall): Reply {
  const { query, scope } = call;
  const { historyFilters, inOrder, tokenPage } = scope.decisions;
  const size = pageSizeIn(query);
  const request: HistoryRequest = {
    name: textIn(query, 'report_name'),
    statuses: statusesIn(query),
    from: instantIn(query, 'start_date'),
    to: instantIn(query, 'end_date'),
  };
  const isUpwards = isUpwardsIn(query);
  const kept = [...recordsOf(call).jobs.values()].filter((job) =>
    historyFilters.every(({ keeps }) => keeps(job, request)),
  );
  const page = tokenPage(inOrder(kept, isUpwards), size, { token: tokenIn(query), isUpwards });
  if (!page) throw badQuery('page_token', 'was never issued');
  const { vendorId } = scope.settings;
  const items = page.entries.map((job) => jobBody(job, vendorId));
  return {
    status: 200,
    body: { items, ...(page.nextToken === undefined ? {} : { next_page_token: page.nextToken }) },
  };
}

function downloadUrl(call: ReportsCall): Reply {
  const { scope, params, request } = call;
  const job = recordsOf(call).jobs.get(params.reportId as string);
  if (job?.file === undefined) throw new Problem(404, 'Resource not found.');
  const now = scope.clock.now();
  const life = scope.decisions.ticketLife;
  const ticket = scope.ids.secret(40);
  scope.state.admit(ticket, { job, expiresAt: now + life }, now);
  return {
    status: 200,
    body: {
      download_url: `${originOf(request)}${BASE}/reports/${job.id}/download?ticket=${ticket}`,
      file_name: `${job.kind.toLowerCase()}-report-${job.id}.csv`,
      file_size: Buffer.byteLength(job.file),
      expires_in_seconds: life / 1000,
      expires_at: now + life,
    },
  };
}

const ordering = (kind: JobKind, schema: { properties: object }): ReportsOperation => ({
  id: `reporting.async.${kind.toLowerCase()}`,
  method: 'POST',
  path: `${BASE}/${kind.toLowerCase()}`,
  ...judgedBy(schema, order(kind)),
});

/**
 * Reports that are made in the background: requested, watched, listed, downloaded. Section "Reports".
 * Rules: PUB-ASYNC-FIELDS-01, PUB-ASYNC-HIST-01, PUB-ASYNC-STATUS-02.
 */
export const asyncReportOperations: readonly ReportsOperation[] = [
  ordering('DETAIL', ASYNC_DETAIL_SCHEMA),
  ordering('SUMMARY', ASYNC_SUMMARY_SCHEMA),
  { id: 'reporting.async.status', method: 'GET', path: `${BASE}/status`, run: status },
  {
    id: 'reporting.async.fields',
    method: 'POST',
    path: `${BASE}/detail/fields`,
    ...judgedBy(KEYS_SCHEMA, fields),
  },
  { id: 'reporting.async.history', method: 'GET', path: `${BASE}/reports`, run: history },
  {
    id: 'reporting.async.download-url',
    method: 'GET',
    changes: true,
    path: `${BASE}/reports/:reportId/download-url`,
    run: downloadUrl,
  },
];
