import type { Account } from '../accounts/account.ts';
import type { AccountCaller } from '../auth/account-authentication.ts';
import type { Call, Operation, Reply } from '../http/operation.ts';
import { Problem } from '../kernel/problem.ts';
import type { Window } from './decisions.ts';
import {
  DETAIL_SCHEMA,
  type DetailRequest,
  KEYS_SCHEMA,
  type ReportRequest,
  SUMMARY_SCHEMA,
} from './report-request.ts';
import { emptySummary } from './summary.ts';
import { merged, type ReadTraffic, type ReportedMessage } from './traffic.ts';

const PAGE_SIZE = 100;

type Asked<Request extends ReportRequest> = Call<AccountCaller, Request>;

/** The accounts that a report is about: those that are named, else the caller's own and its sub-accounts. */
function accountsOf({ world, caller, body }: Asked<ReportRequest>): Account[] {
  const { mayReport, namedAccounts } = world.behaviour.decisions.reports;
  const named = namedAccounts(body);
  const isMine = (account: Account): boolean => mayReport(caller.account, account);
  if (!named)
    return [...world.accounts.values()]
      .map(({ account }) => account)
      .filter((account) => account === caller.account || account.parent === caller.account);
  return [...new Set(named)].map((id) => {
    const account = world.accounts.get(id)?.account;
    if (!account || !isMine(account)) throw new Problem(403, 'One of the accounts is not yours.');
    return account;
  });
}

function requireSense({ world, body }: Asked<DetailRequest>): void {
  const details = world.behaviour.decisions.reports.requestChecks.flatMap(({ member, objects }) => {
    const message = objects(body);
    return message ? [{ pointer: `/${member}`, message }] : [];
  });
  if (details.length > 0) throw new Problem(400, 'Bad Request', details);
}

function* messagesOf(
  call: Asked<DetailRequest>,
  readTraffic: ReadTraffic,
  { from, to }: Window,
): Generator<ReportedMessage> {
  const { world, body } = call;
  const { filters } = world.behaviour.decisions.reports;
  const streams = accountsOf(call).flatMap((account) => readTraffic(world, account, from, to));
  for (const message of merged(streams)) {
    if (filters.every(({ keeps }) => keeps(message, body))) yield message;
  }
}

function distinctKeys(
  messages: Iterable<ReportedMessage>,
  keysOf: (message: ReportedMessage) => readonly string[],
) {
  const keys = new Set<string>();
  for (const message of messages) for (const key of keysOf(message)) keys.add(key);
  return keys;
}

const metakeys =
  (readTraffic: ReadTraffic) =>
  (call: Asked<ReportRequest>): Reply => {
    requireSense(call);
    const { keysWindow, keysOf, pageOf } = call.world.behaviour.decisions.reports;
    const { page = 0, page_size = PAGE_SIZE } = call.body;
    const keys = distinctKeys(messagesOf(call, readTraffic, keysWindow(call.body)), keysOf);
    return { status: 200, body: { keys: pageOf(keys, page, page_size).entries } };
  };

const detail =
  (readTraffic: ReadTraffic) =>
  (call: Asked<DetailRequest>): Reply => {
    requireSense(call);
    const { detailWindow, pageOf, reportRow } = call.world.behaviour.decisions.reports;
    const { page = 0, page_size = PAGE_SIZE } = call.body;
    const { entries, hasNext } = pageOf(
      messagesOf(call, readTraffic, detailWindow(call.body)),
      page,
      page_size,
    );
    const pagination = { page, page_size, has_next: hasNext };
    return { status: 200, body: { messages: entries.map(reportRow), pagination } };
  };

const summary =
  (readTraffic: ReadTraffic) =>
  (call: Asked<DetailRequest>): Reply => {
    requireSense(call);
    const { detailWindow, addToSummary } = call.world.behaviour.decisions.reports;
    const total = emptySummary();
    for (const message of messagesOf(call, readTraffic, detailWindow(call.body)))
      addToSummary(total, message);
    return { status: 200, body: { summaries: [], ...total } };
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
      schema: KEYS_SCHEMA,
      run: metakeys(readTraffic),
    },
    {
      ...place,
      id: 'reporting.detail',
      path: `${base}/detail`,
      schema: DETAIL_SCHEMA,
      run: detail(readTraffic),
    },
    {
      ...place,
      id: 'reporting.summary',
      path: `${base}/insights`,
      schema: SUMMARY_SCHEMA,
      run: summary(readTraffic),
    },
  ];
}
