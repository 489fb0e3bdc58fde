import type { Session } from '../session/session.ts';

type Members = Readonly<Record<string, unknown>>;

const KEYS = 'list metadata keys';
const DETAIL = 'read the detail report';

/** What a request for metadata keys can have besides its dates. Section "Report requests". */
const MEMBERS_OF_KEYS = ['page', 'page_size', 'direction', 'accounts'];

/** What this platform wants said in every request for a report: which members one needs is left open. */
export function usualMembers(session: Session, operation: string, role: string): Members {
  if (operation !== KEYS && operation !== DETAIL) return {};
  const { reportMembers } = session.run.target.bindings;
  const wanted = JSON.parse(reportMembers.replaceAll('{account}', session.account(role).id)) as Members;
  if (operation === DETAIL) return wanted;
  return Object.fromEntries(Object.entries(wanted).filter(([name]) => MEMBERS_OF_KEYS.includes(name)));
}
