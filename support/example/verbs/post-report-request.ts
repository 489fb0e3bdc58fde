import type { Exchange } from '../../wire/http/exchange.ts';
import { ownCredential } from '../session/own-credential.ts';
import type { Session } from '../session/session.ts';
import { usualMembers } from './report-members.ts';

/** What can be reported, by the words a feature uses for it. */
export const REPORTS = ['detail report', 'metadata keys', 'summary', 'detail file', 'summary file'] as const;

export type ReportKind = (typeof REPORTS)[number];

/** Members of a report request, as they go over the wire. */
export type ReportMembers = Readonly<Record<string, unknown>>;

const OPERATIONS: Readonly<Record<ReportKind, string>> = {
  'detail report': 'read the detail report',
  'metadata keys': 'list metadata keys',
  summary: 'sum messages up',
  'detail file': 'order a detail report',
  'summary file': 'order a summary',
};

/** Posts a report request with the key of the account in `role`. Section "Report requests". */
export function postReportRequest(
  session: Session,
  role: string,
  kind: ReportKind,
  members: ReportMembers,
): Promise<Exchange> {
  const { bindings } = session.run.target;
  const usual = kind === 'summary' ? { timezone: 'UTC' } : usualMembers(session, OPERATIONS[kind], role);
  return session.send(OPERATIONS[kind], {
    ...(kind === 'summary' ? { path: bindings.summaryReportPath } : {}),
    as: ownCredential(session, 'messaging', role),
    raw: JSON.stringify({ ...usual, ...members }),
  });
}
