import type { Exchange } from '../http/exchange.ts';
import { Undeclared } from '../problems/undeclared.ts';
import { baseAddressesOf } from '../target/target.ts';
import { memberAt } from './json-members.ts';
import { ownCredential } from './own-credential.ts';
import type { Session } from './session.ts';

/** A report of an example is finished by then, in milliseconds. */
const LONGEST_REPORT = 60_000;

const REPORTS = '/v2-preview/reporting/messages/async/reports';

/** Opens the address that an answer gives out, without credentials. Throws Undeclared when it leads elsewhere. */
export async function download(session: Session, { json }: Exchange): Promise<Exchange> {
  const { origin, pathname, search } = new URL(String(memberAt(json, 'download_url')));
  const bases = baseAddressesOf(session.run.target, 'messaging').map((base) => new URL(base).origin);
  if (!bases.includes(origin)) throw new Undeclared(`address ${origin}, where files are kept`);
  return session.send({
    interface: 'messaging',
    method: 'GET',
    path: pathname + search,
    as: { scheme: 'none' },
  });
}

/** Waits for a report that was ordered and downloads it; answers the first refusal on the way. */
export async function awaitFile(session: Session, role: string, ordered: Exchange): Promise<Exchange> {
  if (ordered.status !== 202) return ordered;
  ordered.looked = true;
  await session.time.pass(LONGEST_REPORT);
  const where = await session.send({
    interface: 'messaging',
    method: 'GET',
    path: `${REPORTS}/${memberAt(ordered.json, 'report_id')}/download-url`,
    as: ownCredential(session, 'messaging', role),
  });
  if (where.status !== 200) return where;
  where.looked = true;
  return download(session, where);
}
