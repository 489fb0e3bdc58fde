import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import { Undeclared } from '../../ground/problems/undeclared.ts';
import { accountCredential } from '../session/api/account-credential.ts';
import { entriesWith } from '../session/json-members.ts';
import type { Session } from '../session/session.ts';
import { confirmReports } from '../session/traces.ts';
import type { SentMessage } from './delivery-reports.ts';

/** The list shows so many of the oldest at most. Published: delivery reports. */
const MOST_LISTED = 100;

interface ListedReport {
  readonly delivery_report_id: string;
  readonly message_id: string;
}

/** The ids of the reports of a named message that an account finds when it lists its reports. */
export async function listedReportIds(session: Session, role: string, name: string): Promise<string[]> {
  await session.settle();
  if (!session.hasLab) await confirmReports(session);
  const { id } = session.handles.get<SentMessage>(name);
  const exchange = await session.send('list delivery reports', {
    as: accountCredential(session.account(role), 'basic'),
  });
  const reports = entriesWith<ListedReport>(exchange.json, 'delivery_report_id', 'message_id');
  const own = reports.filter(({ message_id }) => message_id === id);
  if (!session.hasLab && own.length === 0 && reports.length >= MOST_LISTED)
    throw new Undeclared(
      'account whose list of delivery reports has room: it is full of reports on messages of others; confirm them',
    );
  if (!session.hasLab && own.length === 0 && reports.length > 0)
    throw new Inconclusive('insufficient-evidence', 'the list is full of reports on messages of others');
  return own.map(({ delivery_report_id }) => delivery_report_id);
}
