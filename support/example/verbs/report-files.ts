import { ContractViolation } from '../../ground/problems/contract-violation.ts';
import { Undeclared } from '../../ground/problems/undeclared.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import { wayTo } from '../../wire/http/way.ts';
import { baseAddressesOf } from '../../wire/target/target.ts';
import { memberAt } from '../session/json-members.ts';
import { ownCredential } from '../session/own-credential.ts';
import type { Session } from '../session/session.ts';

/** A report of an example is finished by then, in milliseconds. */
const LONGEST_REPORT = 60_000;

const LONGEST_SHOWN = 200;

/**
 * Opens the address that an answer gives out, without credentials. Throws Undeclared when it leads elsewhere, for files may be
 * kept anywhere, and ContractViolation when it is not an address.
 */
export async function download(session: Session, { json, request }: Exchange): Promise<Exchange> {
  const url = memberAt(json, 'download_url');
  if (typeof url !== 'string' || !URL.canParse(url, request.url))
    throw new ContractViolation(`download_url is not an address: ${JSON.stringify(url)?.slice(0, LONGEST_SHOWN)}`);
  const way = wayTo(url, request.url, baseAddressesOf(session.run.target, 'messaging'));
  if (!way) {
    const { protocol, host } = new URL(url, request.url);
    throw new Undeclared(`address ${protocol}//${host}, where files are kept`);
  }
  return session.send({ ...way, interface: 'messaging', method: 'GET', as: { scheme: 'none' } });
}

const PLACE = 'where the file is';

/** Opens the address that the latest answer gives out, or the one that was opened last where it gives none. */
export function downloadLatest(session: Session): Promise<Exchange> {
  const { last, handles } = session;
  const isPlace = memberAt(last.json, 'download_url') !== undefined || !handles.has(PLACE);
  if (isPlace) handles.put(PLACE, last);
  return download(session, handles.get(PLACE));
}

/** Waits for a report that was ordered and downloads it; answers the first refusal on the way. */
export async function awaitFile(session: Session, role: string, ordered: Exchange): Promise<Exchange> {
  if (ordered.status !== 202) return ordered;
  ordered.looked = true;
  await session.time.pass(LONGEST_REPORT);
  const where = await session.send('ask where a report is', {
    names: { id: String(memberAt(ordered.json, 'report_id')) },
    as: ownCredential(session, 'messaging', role),
  });
  if (where.status !== 200) return where;
  where.looked = true;
  return download(session, where);
}
