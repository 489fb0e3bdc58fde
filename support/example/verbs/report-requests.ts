import { ContractViolation } from '../../ground/problems/contract-violation.ts';
import { Undeclared } from '../../ground/problems/undeclared.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import { type Mark, pagesOf } from '../../wire/http/page-reader.ts';
import { wayTo } from '../../wire/http/way.ts';
import { baseAddressesOf } from '../../wire/target/target.ts';
import { memberAt, valuesNamed } from '../session/json-members.ts';
import type { Session } from '../session/session.ts';
import { postReportRequest, type ReportKind, type ReportMembers } from './report-members.ts';
import { endless, lookUntil, messageIdsIn } from './report-pages.ts';
import { sendAs } from './requests.ts';

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
  if (way) return session.send({ ...way, interface: 'messaging', method: 'GET', as: { scheme: 'none' } });
  const { protocol, host } = new URL(url, request.url);
  throw new Undeclared(`address ${protocol}//${host}, where files are kept`);
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
async function awaitFile(session: Session, role: string, ordered: Exchange): Promise<Exchange> {
  if (ordered.status !== 202) return ordered;
  ordered.looked = true;
  await session.time.pass(LONGEST_REPORT);
  const names = { id: String(memberAt(ordered.json, 'report_id')) };
  const where = await sendAs(session, { role }, 'ask where a report is', { names });
  if (where.status !== 200) return where;
  where.looked = true;
  return download(session, where);
}

interface AskedReport {
  readonly role: string;
  readonly kind: ReportKind;
  readonly members: ReportMembers;
  readonly exchange: Exchange;
}

const LATEST = 'the report';

function askedReport({ handles }: Session, kind = handles.get<ReportKind>(LATEST)): AskedReport {
  return handles.get<AskedReport>(kind);
}

export async function askReport(session: Session, role: string, kind: ReportKind, members: ReportMembers) {
  await session.settle();
  const answer = await postReportRequest(session, role, kind, members);
  const exchange = kind.endsWith('file') ? await awaitFile(session, role, answer) : answer;
  session.handles.put<AskedReport>(kind, { role, kind, members, exchange });
  session.handles.put(LATEST, kind);
  return exchange;
}

/** The answers that hold the whole of a report: one, or as many as there are pages unless one page was asked for. */
export async function wholeReport(session: Session, wanted?: ReportKind): Promise<Exchange[]> {
  const { role, kind, members, exchange } = askedReport(session, wanted);
  const [told] = valuesNamed(exchange.json, 'page');
  const first = Number.isSafeInteger(told) ? Number(told) : 0;
  const paging = {
    list: `the ${kind}`,
    by: 'page',
    endless: () => endless(session),
    read: async (page: Mark | undefined) =>
      page === undefined ? exchange : postReportRequest(session, role, kind, { ...members, page }),
    next: ({ json }: Exchange, place: number) => {
      const isLast = members.page !== undefined || valuesNamed(json, 'has_next')[0] !== true;
      return isLast ? undefined : first + place;
    },
    content: (answer: Exchange) => {
      const ids = messageIdsIn(answer);
      return ids.length > 0 ? ids : answer.text;
    },
  };
  const answers: Exchange[] = [];
  for await (const answer of pagesOf(paging)) {
    answer.looked = true;
    answers.push(answer);
  }
  return answers;
}

/** The answers that hold the whole of the report that was asked for last, read again until they show enough. */
export function wholeOnceIt(session: Session, isEnough: (answers: readonly Exchange[]) => boolean) {
  const first = () => wholeReport(session);
  const again = async () => {
    const { role, kind, members } = askedReport(session);
    await askReport(session, role, kind, members);
    return wholeReport(session);
  };
  return lookUntil(session, { first, again, isEnough });
}

export async function listedIds(session: Session): Promise<unknown[]> {
  return (await wholeReport(session)).flatMap(messageIdsIn);
}

export async function listedIdsOnce(session: Session, id: string): Promise<unknown[]> {
  const answers = await wholeOnceIt(session, (read) => read.flatMap(messageIdsIn).includes(id));
  return answers.flatMap(messageIdsIn);
}
