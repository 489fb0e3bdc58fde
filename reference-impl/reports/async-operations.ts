import { originOf } from '../http/address.ts';
import type { Reply } from '../http/operation.ts';
import { kept, pageNumbered } from '../kernel/list.ts';
import { badRequest, found } from '../kernel/problem.ts';
import { instantOf, isoOf } from '../kernel/time.ts';
import type { ReportsCall, ReportsOperation } from './part.ts';
import { METADATA_FIELD } from './report-file.ts';
import { judgedBy, keysInUse } from './report-operations.ts';
import { FIELD_NAMES } from './report-row.ts';
import type { DetailRequest, ObjectSchema, ReportRequest } from './request-schemas.ts';
import { ASYNC_DETAIL_SCHEMA, ASYNC_SUMMARY_SCHEMA, FIELDS_SCHEMA, INSTANT } from './request-schemas.ts';
import { accountsOf, orderReport } from './selection.ts';
import { admit, type JobKind, recordsOf as keptRecords, type ReportRecords } from './state.ts';
import { inOrder, pageSizeIn, type Query, textIn, tokenIn, tokenPage } from './token-page.ts';

const BASE = '/v2-preview/reporting/messages/async';
const STATUSES = ['REQUESTED', 'RUNNING', 'FAILED', 'CANCELLED', 'DONE'];

export function recordsOf({ scope, caller }: ReportsCall): ReportRecords {
  return keptRecords(scope.state, scope.decisions.keeperOf(caller.account));
}

function ordering(kind: JobKind, schema: ObjectSchema): ReportsOperation {
  const name = kind.toLowerCase();
  return {
    id: `reporting.async.${name}`,
    method: 'POST',
    path: `${BASE}/${name}`,
    ...judgedBy(schema, ({ scope, caller: { account }, body }: ReportsCall<DetailRequest>) => {
      const { windowOf, periodWindow } = scope.decisions;
      const { period, timezone = 'UTC' } = body;
      const window = period ? periodWindow(period, scope.clock.now(), timezone) : windowOf(body);
      const selection = { accounts: accountsOf(scope, account, body), request: body, window };
      const { id } = orderReport(scope, { kind, account, selection });
      scope.ledger.record(`reporting.async.${name}`, 'report');
      return { status: 202, body: { report_id: id } };
    }),
  };
}

function status(call: ReportsCall): Reply {
  const id = textIn(call.query, 'report_id');
  if (id === undefined) throw badRequest('/report_id', 'is required');
  const job = recordsOf(call).jobs.get(id);
  if (!job) throw badRequest('/report_id', 'names no report');
  return { status: 200, body: { report_status: job.status } };
}

/** The fields that a report can have; unlike other lists of reports, its pages are counted from 1. */
function fields(call: ReportsCall<ReportRequest>): Reply {
  const { page = 1, page_size } = call.body;
  const all = [...FIELD_NAMES, ...[...keysInUse(call)].sort().map((key) => METADATA_FIELD + key)];
  return { status: 200, body: { fields: pageNumbered(all, Math.max(0, page - 1), page_size ?? 100).entries } };
}

function instantIn(query: Query, name: string): number | undefined {
  const text = textIn(query, name)?.replace(/ (?=\d\d:?\d\d$)/, '+');
  if (text === undefined) return undefined;
  const instant = new RegExp(INSTANT.pattern).test(text) ? instantOf(text) : Number.NaN;
  if (Number.isNaN(instant)) throw badRequest(`/${name}`, 'must be a timestamp');
  return instant;
}

function history(call: ReportsCall): Reply {
  const { query } = call;
  const { decisions, settings } = call.scope;
  const direction = textIn(query, 'sort_direction') ?? 'DESCENDING';
  if (direction !== 'ASCENDING' && direction !== 'DESCENDING')
    throw badRequest('/sort_direction', 'must be ASCENDING or DESCENDING');
  const statuses = query.status === undefined ? undefined : [query.status].flat().flatMap((each) => each.split(','));
  if (statuses?.some((each) => !STATUSES.includes(each)))
    throw badRequest('/status', `must be one of ${STATUSES.join(', ')}`);
  const request = {
    size: pageSizeIn(query),
    token: tokenIn(query),
    name: textIn(query, 'report_name'),
    statuses,
    from: instantIn(query, 'start_date'),
    to: instantIn(query, 'end_date'),
    isUpwards: direction === 'ASCENDING',
  };
  const jobs = [...kept(recordsOf(call).jobs.values(), decisions.historyFilters, request)].sort(inOrder(request));
  const { entries, nextToken } = tokenPage(jobs, request);
  // A job as the history lists it.
  const items = entries.map((job) => ({
    report_id: job.id,
    report_name: job.name,
    report_type: job.kind,
    direction: job.request.direction ?? 'all',
    requested_by: job.account.id,
    requested_at: isoOf(job.requestedAt),
    updated_at: isoOf(job.updatedAt),
    status: job.status,
    account_id: job.account.id,
    vendor_id: settings.vendorId,
    ...(job.file === undefined ? {} : { s3_file_size: Buffer.byteLength(job.file) }),
    request_data: job.request,
  }));
  return { status: 200, body: { items, ...(nextToken === undefined ? {} : { next_page_token: nextToken }) } };
}

function downloadUrl(call: ReportsCall): Reply {
  const { scope, params, request } = call;
  const job = found(recordsOf(call).jobs.get(params.reportId as string));
  const { id, kind } = job;
  const file = found(job.file);
  const now = scope.clock.now();
  const life = scope.decisions.ticketLife;
  const ticket = scope.ids.secret(40);
  admit(scope.state, ticket, { job, expiresAt: now + life }, now);
  return {
    status: 200,
    body: {
      download_url: `${originOf(request)}${BASE}/reports/${id}/download?ticket=${ticket}`,
      file_name: `${kind.toLowerCase()}-report-${id}.csv`,
      file_size: Buffer.byteLength(file),
      expires_in_seconds: life / 1000,
      expires_at: now + life,
    },
  };
}

const DOWNLOAD = `${BASE}/reports/:reportId/download-url`;

/**
 * Reports that are made in the background: requested, watched, listed, downloaded. Section "Reports".
 * Rules: PUB-ASYNC-FIELDS-01, PUB-ASYNC-HIST-01, PUB-ASYNC-STATUS-02.
 */
export const asyncReportOperations: readonly ReportsOperation[] = [
  ordering('DETAIL', ASYNC_DETAIL_SCHEMA),
  ordering('SUMMARY', ASYNC_SUMMARY_SCHEMA),
  { id: 'reporting.async.status', method: 'GET', path: `${BASE}/status`, run: status },
  { id: 'reporting.async.fields', method: 'POST', path: `${BASE}/detail/fields`, ...judgedBy(FIELDS_SCHEMA, fields) },
  { id: 'reporting.async.history', method: 'GET', path: `${BASE}/reports`, run: history },
  { id: 'reporting.async.download-url', method: 'GET', changes: true, path: DOWNLOAD, run: downloadUrl },
];
