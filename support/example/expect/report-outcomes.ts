import type { Session } from '../session/session.ts';
import { type DeliveryReport, reportsOf } from '../verbs/delivery-reports.ts';
import type { Sending } from '../verbs/sending.ts';
import { expectRefused } from './answers.ts';
import { expectAs } from './assertion.ts';

/** How a message is reported: with one of these statuses and one of these report codes; any where none is named. */
export interface Outcome {
  readonly statuses: readonly string[];
  readonly codes: readonly string[];
}

type Reports = readonly DeliveryReport[];

function isLike({ status, error_code }: DeliveryReport, { statuses, codes }: Outcome): boolean {
  if (statuses.length > 0 && !statuses.includes(status)) return false;
  return codes.length === 0 || codes.includes(error_code);
}

function outcomeInWords({ statuses, codes }: Outcome): string {
  const code = codes.length > 0 ? `with report code ${codes.join(' or ')}` : '';
  return [statuses.join(' or '), code].filter(Boolean).join(' ');
}

function seenIn(reports: Reports, { statuses, codes }: Outcome): unknown[] {
  return reports.map(({ status, error_code }) => {
    if (codes.length === 0) return status;
    return statuses.length === 0 ? error_code : [status, error_code];
  });
}

const expectOf = (value: unknown, told: string, { codes: [reportCode] }: Outcome): Chai.Assertion =>
  expectAs(value, told, { reportCode });

/** What an example says that its messages are reported as; a report that came is a witness. */
export async function expectReported(session: Session, names: readonly string[], outcome: Outcome): Promise<void> {
  for (const name of names) {
    expectOutcome(await reportsOf(session, name), outcome, name);
    session.journal.witness.push(`${name} was reported ${outcomeInWords(outcome)}`);
  }
}

/** A report says so; where the step names several codes, no report with that status has another. */
function expectOutcome(reports: Reports, outcome: Outcome, name: string): void {
  const told = outcome.codes.length > 0 ? `reports of ${name}` : `reported statuses of ${name}`;
  const { statuses, codes } = outcome;
  let wanted: readonly unknown[] = codes.length === 0 ? statuses : codes;
  if (codes.length > 0 && statuses.length > 0)
    wanted = statuses.flatMap((status) => codes.map((code) => [status, code]));
  if (wanted.length <= 1) return void expectOf(seenIn(reports, outcome), told, outcome).to.deep.include(wanted[0]);

  const judged = outcome.codes.length > 1 ? { ...outcome, codes: [] } : outcome;
  const alike = reports.filter((report) => isLike(report, judged));
  expectOf(seenIn(alike, outcome), told, outcome).to.not.have.lengthOf(0);
  for (const seen of seenIn(alike, outcome)) expectOf(wanted, told, outcome).to.deep.include(seen);
}

/** The status of a message that the platform has, and of one that a carrier has. Section "Delivery status values". */
const RECEIVED = 'enroute';
const WITH_A_CARRIER = 'submitted';

/** No report says so, or none says anything else: a message may be enroute, or with a carrier, before its only end. */
export function expectInManner(reports: Reports, manner: 'never' | 'only', outcome: Outcome, name: string): void {
  const isEarly = outcome.statuses.some((status) => [RECEIVED, WITH_A_CARRIER].includes(status));
  const before = isEarly ? [RECEIVED] : [RECEIVED, WITH_A_CARRIER];
  const end = reports.findIndex((report) => isLike(report, outcome));
  const ended = Date.parse(String(reports[Math.max(end, 0)]?.submitted_date));
  const wrong = reports.filter((report, place) => {
    if (isLike(report, outcome)) return manner === 'never';
    // What leads to the first report that says so is not wrong; reports may overtake each other, and their dates tell.
    const isBefore = place < end || Date.parse(String(report.submitted_date)) <= ended;
    return manner === 'only' && !(isBefore && before.includes(report.status));
  });
  const told = `reports of ${name}, which is ${manner} reported ${outcomeInWords(outcome)}`;
  expectOf(seenIn(wrong, outcome), told, outcome).to.deep.equal([]);
}

export function expectCountOf(reported: readonly Reports[], outcome: Outcome, count: number): void {
  const found: unknown[] = [];
  const others: Reports[] = [];
  for (const reports of reported)
    if (reports.some((report) => isLike(report, outcome))) found.push(reports);
    else if (reports.some((report) => isLike(report, { ...outcome, codes: [] }))) others.push(reports);
  const [odd] = others;
  // As many with the status, and one of them with another code: the code is what is wrong.
  if (odd && found.length < count && found.length + others.length === count) expectOutcome(odd, outcome, 'one of them');
  expectOf(found, `messages reported ${outcomeInWords(outcome)}`, outcome).to.have.lengthOf(count);
}

export function expectRefusedOrReported(sending: Sending, outcome: Outcome, name: string): void {
  const { exchange, isAccepted, reports } = sending;
  if (isAccepted) return void expectOutcome(reports, outcome, name);

  expectRefused(exchange);
  const statuses = seenIn(reports, { statuses: [], codes: [] });
  expectOf(statuses, `reports after ${name} was refused`, outcome).to.deep.equal([]);
}
