import type { Exchange } from '../http/exchange.ts';
import { ownCredential } from '../session/own-credential.ts';
import type { Session } from '../session/session.ts';

/** What can be reported, by the words a feature uses for it. */
export const REPORTS = ['detail report', 'metadata keys', 'summary', 'detail file', 'summary file'] as const;

export type ReportKind = (typeof REPORTS)[number];

/** Members of a report request, as they go over the wire. */
export type ReportMembers = Readonly<Record<string, unknown>>;

const BASE = '/v2-preview/reporting/messages';

/** Asks for reports on past messages. Section "Report requests". */
export class ReportsApi {
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
  }

  #pathOf(kind: ReportKind): string {
    if (kind === 'metadata keys') return `${BASE}/metakeys`;
    if (kind === 'detail report') return `${BASE}/detail`;
    if (kind === 'detail file') return `${BASE}/async/detail`;
    if (kind === 'summary file') return `${BASE}/async/summary`;
    return this.#session.run.target.bindings.summaryReportPath;
  }

  /** POSTs a report request with the key of the account in `role`; a summary has to name a zone, and is in UTC unless it says otherwise. */
  ask(role: string, kind: ReportKind, members: ReportMembers): Promise<Exchange> {
    return this.#session.send({
      interface: 'messaging',
      method: 'POST',
      path: this.#pathOf(kind),
      as: ownCredential(this.#session, 'messaging', role),
      raw: JSON.stringify(kind === 'summary' ? { timezone: 'UTC', ...members } : members),
    });
  }
}
