import type { TrafficEntry } from '../accounts/traffic-entry.ts';
import type { Reply } from '../http/operation.ts';
import { pageNumbered } from '../kernel/list.ts';
import { objectionsTo, refuse } from '../kernel/problem.ts';
import { grouped, partsShown } from './groups.ts';
import type { ReportsCall, ReportsOperation } from './part.ts';
import { reportRow } from './report-row.ts';
import type { DetailRequest, ObjectSchema, ReportRequest } from './request-schemas.ts';
import { DETAIL_SCHEMA, KEYS_SCHEMA, listedIn, SUMMARY_SCHEMA } from './request-schemas.ts';
import { accountsOf, messagesOf } from './selection.ts';

const PAGE_SIZE = 100;

/** The schema of an operation, and its run, which sees only members that the schema lists, once they make sense. */
export const judgedBy = (
  schema: ObjectSchema,
  run: (call: ReportsCall<DetailRequest>) => Reply,
): Pick<ReportsOperation, 'schema' | 'run'> => ({
  schema,
  run: (call: ReportsCall<DetailRequest>) => {
    const body = listedIn(schema, call.body);
    refuse(objectionsTo(call.scope.decisions.requestChecks, body));
    return run({ ...call, body });
  },
});

function askedFor({ scope, caller, body }: ReportsCall<DetailRequest>): Iterable<TrafficEntry> {
  const accounts = accountsOf(scope, caller.account, body);
  return messagesOf(scope, { accounts, request: body, window: scope.decisions.windowOf(body) });
}

/** The metadata keys of the messages that a call asks about, each once. */
export function keysInUse(call: ReportsCall<ReportRequest>): Set<string> {
  const keys = new Set<string>();
  for (const { metadata } of askedFor(call)) for (const key of Object.keys(metadata)) keys.add(key);
  return keys;
}

function metakeys(call: ReportsCall<ReportRequest>): Reply {
  const { page = 0, page_size = PAGE_SIZE } = call.body;
  return { status: 200, body: { keys: pageNumbered(keysInUse(call), page, page_size).entries } };
}

function detail(call: ReportsCall<DetailRequest>): Reply {
  const { page = 0, page_size = PAGE_SIZE } = call.body;
  const { entries, hasNext } = pageNumbered(askedFor(call), page, page_size);
  const pagination = { page, page_size, has_next: hasNext };
  return { status: 200, body: { messages: entries.map(reportRow), pagination } };
}

function summary(call: ReportsCall<DetailRequest>): Reply {
  const { scope, body } = call;
  const group = grouped(scope.decisions, askedFor(call), body);
  return { status: 200, body: { summaries: partsShown(group, body.group_by ?? []), ...group.total } };
}

const place = { method: 'POST' } as const;
const BASE = '/v2-preview/reporting/messages';

/**
 * Reports that are made at once: metadata keys, detail, summary. Section "Report requests".
 * Rules: PUB-REPORT-PAGE-01, PUB-REPORT-PAGE-02, REPORT-DET-01, REPORT-EMPTY-01, REPORT-META-01, REPORT-META-02,
 * REPORT-META-03, REPORT-META-04, REPORT-PAGE-01, REPORT-PATH-01.
 */
export const reportingOperations: readonly ReportsOperation[] = [
  { ...place, id: 'reporting.metakeys', path: `${BASE}/metakeys`, ...judgedBy(KEYS_SCHEMA, metakeys) },
  { ...place, id: 'reporting.detail', path: `${BASE}/detail`, ...judgedBy(DETAIL_SCHEMA, detail) },
  { ...place, id: 'reporting.summary', path: `${BASE}/insights`, ...judgedBy(SUMMARY_SCHEMA, summary) },
];
