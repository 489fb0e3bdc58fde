import type { AccountCaller } from '../auth/account-authentication.ts';
import type { Call, Operation, Reply } from '../http/operation.ts';
import { requireSense } from './asked.ts';
import { grouped } from './decisions.ts';
import { judgedBy } from './judged-operations.ts';
import type { Window } from './period.ts';
import type { DetailRequest, ReportRequest } from './report-request.ts';
import { DETAIL_SCHEMA, KEYS_SCHEMA, SUMMARY_SCHEMA } from './request-schemas.ts';
import { accountsOf, messagesOf } from './selection.ts';
import type { ReadTraffic, ReportedMessage } from './traffic.ts';

const PAGE_SIZE = 100;

type Asked<Request extends ReportRequest> = Call<AccountCaller, Request>;

/** The messages that a call asks about, once it was found to make sense. */
function askedFor(call: Asked<DetailRequest>, readTraffic: ReadTraffic, window: Window) {
  const { world, caller, body } = call;
  const accounts = accountsOf(world, caller.account, body);
  return messagesOf(world, readTraffic, { accounts, request: body, window });
}

/** The metadata keys of the messages that a call asks about, each once. */
export function keysInUse(call: Asked<ReportRequest>, readTraffic: ReadTraffic): Set<string> {
  const { keysWindow, keysOf } = call.world.behaviour.decisions.reports;
  const messages: Iterable<ReportedMessage> = askedFor(call, readTraffic, keysWindow(call.body));
  const keys = new Set<string>();
  for (const message of messages) for (const key of keysOf(message)) keys.add(key);
  return keys;
}

const metakeys =
  (readTraffic: ReadTraffic) =>
  (call: Asked<ReportRequest>): Reply => {
    requireSense(call.world, call.body);
    const { page = 0, page_size = PAGE_SIZE } = call.body;
    const { pageOf } = call.world.behaviour.decisions.reports;
    return { status: 200, body: { keys: pageOf(keysInUse(call, readTraffic), page, page_size).entries } };
  };

const detail =
  (readTraffic: ReadTraffic) =>
  (call: Asked<DetailRequest>): Reply => {
    requireSense(call.world, call.body);
    const { detailWindow, pageOf, reportRow } = call.world.behaviour.decisions.reports;
    const { page = 0, page_size = PAGE_SIZE } = call.body;
    const { entries, hasNext } = pageOf(
      askedFor(call, readTraffic, detailWindow(call.body)),
      page,
      page_size,
    );
    const pagination = { page, page_size, has_next: hasNext };
    return { status: 200, body: { messages: entries.map(reportRow), pagination } };
  };

const summary =
  (readTraffic: ReadTraffic) =>
  (call: Asked<DetailRequest>): Reply => {
    const { world, body } = call;
    requireSense(world, body);
    const { detailWindow, partsShown } = world.behaviour.decisions.reports;
    const group = grouped(world, askedFor(call, readTraffic, detailWindow(body)), body);
    return { status: 200, body: { summaries: partsShown(group, body.group_by ?? []), ...group.total } };
  };

/** Reports on the messages that `readTraffic` finds: metadata keys, detail, summary. Section "Report requests". */
export function reportingOperations(readTraffic: ReadTraffic): readonly Operation<AccountCaller>[] {
  const place = { method: 'POST' } as const;
  const base = '/v2-preview/reporting/messages';
  return [
    {
      ...place,
      id: 'reporting.metakeys',
      path: `${base}/metakeys`,
      ...judgedBy(KEYS_SCHEMA, metakeys(readTraffic)),
    },
    {
      ...place,
      id: 'reporting.detail',
      path: `${base}/detail`,
      ...judgedBy(DETAIL_SCHEMA, detail(readTraffic)),
    },
    {
      ...place,
      id: 'reporting.summary',
      path: `${base}/insights`,
      ...judgedBy(SUMMARY_SCHEMA, summary(readTraffic)),
    },
  ];
}
