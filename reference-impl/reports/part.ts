import type { AccountCaller } from '../auth/account-authentication.ts';
import type { Call, Operation } from '../http/operation.ts';
import type { Part } from '../worlds/parts.ts';
import { reportDecisions } from './decisions.ts';
import type { ReportsScope } from './scope.ts';
import { newReportState } from './state.ts';

export type ReportsCall<Body = unknown> = Call<ReportsScope, AccountCaller, Body>;

export type ReportsOperation = Operation<ReportsScope, AccountCaller>;

/** Reports on traffic, made at once, in the background or again and again. */
export const reportsPart: Part<'reports'> = { name: 'reports', decisions: reportDecisions, newState: newReportState };
