import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import type { Notification } from '../../wire/callbacks/notification.ts';
import type { Session } from '../session/session.ts';
import type { DeliveryReport } from './delivery-reports.ts';
import { observe } from './observations.ts';

/** One attempt to deliver a report: what came, and when in milliseconds since the epoch. */
export interface Attempt {
  readonly report: DeliveryReport;
  readonly at: number;
  /** The credentials that came with it. */
  readonly authorization: string | null;
}

const ONE_SECOND = 1000;

/** How long to wait for another retry after so long a wait: a tenth more, since retries become rarer; milliseconds. */
const untilNextLook = (waited: number): number => Math.max(1, Math.round(waited / 10_000)) * ONE_SECOND;

const isReport = ({ json }: Notification): boolean =>
  typeof json === 'object' && json !== null && 'delivery_report_id' in json;

/** Every attempt to deliver a report to a receiver, in the order they came. */
export async function attemptsAt(session: Session, receiver: string): Promise<Attempt[]> {
  const arrivals = await session.arrivals(receiver);
  return arrivals.filter(isReport).map(({ json, at, headers }) => {
    return { report: json as DeliveryReport, at, authorization: headers.authorization ?? null };
  });
}

/** The attempts to deliver the report that came first to a receiver. */
export async function attemptsOfFirst(session: Session, receiver: string): Promise<Attempt[]> {
  const attempts = await attemptsAt(session, receiver);
  const first = attempts[0]?.report.delivery_report_id;
  return attempts.filter(({ report }) => report.delivery_report_id === first);
}

/**
 * Waits for the first retry of the first report. Throws Inconclusive (time-unreachable) when none comes in that time, in
 * milliseconds: the document does not say how soon it comes.
 */
export async function awaitRetry(session: Session, receiver: string, span: number): Promise<void> {
  await session.time.pass(span);
  if ((await attemptsOfFirst(session, receiver)).length < 2)
    throw new Inconclusive('time-unreachable', 'no retry came yet, and nothing says how soon one has to');
}

/** The attempts of each report that came more than once. */
export async function repeatedChanges(session: Session, receiver: string): Promise<DeliveryReport[][]> {
  const changes = new Map<string, DeliveryReport[]>();
  for (const { report } of await attemptsAt(session, receiver)) {
    const { delivery_report_id: id } = report;
    changes.set(id, [...(changes.get(id) ?? []), report]);
  }
  return [...changes.values()].filter((reports) => reports.length > 1);
}

/**
 * The waits before the first report is sent again `count` times, in milliseconds; fewer when nothing more is to come.
 * Lets time pass until then.
 */
export async function waitsBetweenRetries(session: Session, receiver: string, count: number) {
  const moments = [(await attemptsOfFirst(session, receiver))[0]?.at ?? session.time.now()];
  while (moments.length <= count) {
    const waited = session.time.now() - (moments[0] as number);
    const kind = session.hasLab ? await session.time.next() : await session.time.pass(untilNextLook(waited));
    if (kind === null) break;
    const attempts = await attemptsOfFirst(session, receiver);
    const isNew = attempts.length > moments.length;
    if (isNew) moments.push(session.hasLab ? session.time.now() : (attempts[moments.length]?.at as number));
  }
  return moments.slice(1).map((moment, place) => moment - (moments[place] as number));
}

function differingMembers([first, ...others]: readonly Attempt[]): string[] {
  const members = Object.entries(first?.report ?? {});
  return members
    .filter(([name, value]) => others.some(({ report }) => JSON.stringify(report[name]) !== JSON.stringify(value)))
    .map(([name]) => name);
}

/** Notes how often the first report came, with which credentials, and what differed between its attempts. Answers the attempts. */
export async function observeAttempts(session: Session, receiver: string): Promise<Attempt[]> {
  const attempts = await attemptsOfFirst(session, receiver);
  observe(session, `attempts at ${receiver}`, {
    count: attempts.length,
    differing: differingMembers(attempts),
    authorization: [...new Set(attempts.map(({ authorization }) => authorization))],
    billingUnits: attempts.map(({ report }) => report.billing_units ?? null),
  });
  return attempts;
}
