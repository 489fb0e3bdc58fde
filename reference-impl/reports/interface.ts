import type { AccountCaller } from '../auth/account-authentication.ts';
import type { Interface } from '../http/operation.ts';
import { operationsOf } from '../worlds/operations.ts';
import type { Platform } from '../worlds/platform.ts';
import { asyncReportOperations } from './async-operations.ts';
import { admittingTickets, downloadOperations } from './download-operations.ts';
import type { ReportsOperation } from './part.ts';
import { reportingOperations } from './report-operations.ts';
import { scheduledReportOperations } from './scheduled-operations.ts';

/** Everything that can be done with reports. Section "Reports". */
const operations: readonly ReportsOperation[] = [
  ...reportingOperations,
  ...asyncReportOperations,
  ...scheduledReportOperations,
  ...downloadOperations,
];

/** The interface with reports at the same address; their files need no other credentials than their address. */
export const withReports = (platform: Platform, of: Interface<AccountCaller>): Interface<AccountCaller> => ({
  ...of,
  operations: [...of.operations, ...operationsOf('reports', operations)],
  authenticate: admittingTickets(platform, (request) => of.authenticate(request)),
});
