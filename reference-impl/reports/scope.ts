import type { Scope } from '../worlds/parts.ts';
import type { ReportDecisions } from './decisions.ts';
import type { ReportState } from './state.ts';
import type { ReadTraffic } from './traffic.ts';

declare module '../worlds/parts.ts' {
  interface Parts {
    reports: { decisions: ReportDecisions; state: ReportState; others: { readonly readTraffic: ReadTraffic } };
  }
}

export type ReportsScope = Scope<'reports'>;
