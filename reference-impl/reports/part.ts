import type { AccountCaller } from '../auth/account-authentication.ts';
import type { Call, Operation } from '../http/operation.ts';
import type { Part } from '../worlds/parts.ts';
import type { Scope } from '../worlds/scope.ts';
import { type ReportDecisions, reportDecisions } from './decisions.ts';
import { ReportState } from './state.ts';
import type { ReadTraffic } from './traffic.ts';

/** What reports are made of. */
export interface Traffic {
  readonly readTraffic: ReadTraffic;
}

declare module '../worlds/parts.ts' {
  interface Parts {
    reports: { decisions: ReportDecisions; state: ReportState; others: Traffic };
  }
}

/** What reporting sees of a world. */
export type ReportsScope = Scope<'reports'>;

/** A call of reporting. */
export type ReportsCall<Body = unknown> = Call<ReportsScope, AccountCaller, Body>;

/** An operation of reporting. */
export type ReportsOperation = Operation<ReportsScope, AccountCaller>;

/** Reports on traffic, made at once, in the background or again and again. */
export const reportsPart: Part<'reports'> = {
  name: 'reports',
  decisions: reportDecisions,
  newState: () => new ReportState(),
};
