import type { AccountCaller } from '../auth/account-authentication.ts';
import type { Call, Operation } from '../http/operation.ts';
import type { Part, Scope } from '../worlds/parts.ts';
import { type ReportDecisions, reportDecisions } from './decisions.ts';
import type { ReportState } from './state.ts';
import type { ReadTraffic } from './traffic.ts';

declare module '../worlds/parts.ts' {
  interface Parts {
    reports: { decisions: ReportDecisions; state: ReportState; others: { readonly readTraffic: ReadTraffic } };
  }
}

export type ReportsScope = Scope<'reports'>;

export type ReportsCall<Body = unknown> = Call<ReportsScope, AccountCaller, Body>;

export type ReportsOperation = Operation<ReportsScope, AccountCaller>;

/** Reports on traffic, made at once, in the background or again and again. */
export const reportsPart: Part<'reports'> = {
  name: 'reports',
  decisions: reportDecisions,
  newState: () => ({ tickets: new Map(), records: new Map(), made: 0 }),
};
