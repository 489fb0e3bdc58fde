import type { AccountCaller } from '../auth/account-authentication.ts';
import type { Interface, Reply } from '../http/operation.ts';
import { found, Problem } from '../kernel/problem.ts';
import { operationsOf, type Platform } from '../worlds/platform.ts';
import { asyncReportOperations } from './async-operations.ts';
import type { ReportsCall, ReportsOperation } from './part.ts';
import { reportingOperations } from './report-operations.ts';
import { scheduledReportOperations } from './scheduled-operations.ts';
import { textIn } from './token-page.ts';

const PATH = '/v2-preview/reporting/messages/async/reports/:reportId/download';

const gone = (): Problem => new Problem(403, 'This address cannot be used, or not any more.');

/** A finished report, under its issued address. Rules: PUB-ASYNC-URL-01, PUB-ASYNC-URL-02, PUB-ASYNC-URL-03. */
function download({ scope, params, query }: ReportsCall): Reply {
  const ticket = scope.state.tickets.get(textIn(query, 'ticket') ?? '');
  const isGood = ticket && ticket.job.id === params.reportId && scope.clock.now() < ticket.expiresAt;
  if (!isGood) throw gone();
  const { file, kind, id } = ticket.job;
  return {
    status: 200,
    text: found(file),
    type: 'text/csv; charset=utf-8',
    headers: { 'content-disposition': `attachment; filename="${kind.toLowerCase()}-report-${id}.csv"` },
  };
}

/** Everything that can be done with reports. Section "Reports". */
const operations: readonly ReportsOperation[] = [
  ...reportingOperations,
  ...asyncReportOperations,
  ...scheduledReportOperations,
  { id: 'reporting.async.download', method: 'GET', path: PATH, run: download },
];

/** The interface with reports at the same address; their files need no other credentials than their address. */
export const withReports = (platform: Platform, of: Interface<AccountCaller>): Interface<AccountCaller> => ({
  ...of,
  operations: [...of.operations, ...operationsOf('reports', operations)],
  authenticate: (request) => {
    if (!(request.method === 'GET' && /\/async\/reports\/[^/]+\/download\/?(\?|$)/.test(request.target)))
      return of.authenticate(request);
    const secret = textIn(request.query, 'ticket') ?? '';
    const known = platform.registry.findWorld('reports', ({ state }) => state.tickets.get(secret)?.job.account);
    if (!known) throw gone();
    return { world: known.world, caller: { own: known.found, account: known.found } };
  },
});
