import { expect } from 'chai';
import type { DeliveryReport } from '../verbs/delivery-reports.ts';
import type { Sending } from '../verbs/sending.ts';
import { expectRefused } from './outcome.ts';

/** How a message is reported: with one of these statuses and one of these report codes; any where none is named. */
export interface Outcome {
  readonly statuses: readonly string[];
  readonly codes: readonly string[];
}

function isLike({ status, error_code }: DeliveryReport, { statuses, codes }: Outcome): boolean {
  if (statuses.length > 0 && !statuses.includes(status)) return false;
  return codes.length === 0 || codes.includes(error_code);
}

export function outcomeInWords({ statuses, codes }: Outcome): string {
  const code = codes.length > 0 ? `with report code ${codes.join(' or ')}` : '';
  return [statuses.join(' or '), code].filter(Boolean).join(' ');
}

function seenIn(reports: readonly DeliveryReport[], { statuses, codes }: Outcome): unknown[] {
  return reports.map(({ status, error_code }) => {
    if (codes.length === 0) return status;
    return statuses.length === 0 ? error_code : [status, error_code];
  });
}

/** Every combination of a status and a code that an outcome allows, as `seenIn` shows it. */
function wantedBy({ statuses, codes }: Outcome): unknown[] {
  if (codes.length === 0) return [...statuses];
  return statuses.length === 0 ? [...codes] : statuses.flatMap((status) => codes.map((code) => [status, code]));
}

/** A report says so; where the step names several codes, no report with that status has another. */
export function expectOutcome(reports: readonly DeliveryReport[], outcome: Outcome, name: string): void {
  const told = outcome.codes.length > 0 ? `reports of ${name}` : `reported statuses of ${name}`;
  const wanted = wantedBy(outcome);
  if (wanted.length <= 1) return void expect(seenIn(reports, outcome), told).to.deep.include(wanted[0]);

  const judged = outcome.codes.length > 1 ? { ...outcome, codes: [] } : outcome;
  const alike = reports.filter((report) => isLike(report, judged));
  expect(seenIn(alike, outcome), told).to.not.have.lengthOf(0);
  for (const seen of seenIn(alike, outcome)) expect(wanted, told).to.deep.include(seen);
}

/** No report says so, or all that come do; `refused or` is for those that may have been refused. */
export type Manner = 'never' | 'only' | 'refused or';

/** The status of a message that the platform has received, and of one that a carrier has. Section "Delivery status values". */
const RECEIVED = 'enroute';
const WITH_A_CARRIER = 'submitted';

/**
 * The reports without those that lead to the first one that says so: of a message that is received, or with a carrier
 * where this is no end itself. Reports may overtake each other; their dates tell.
 */
function fromTheEnd(reports: readonly DeliveryReport[], outcome: Outcome): DeliveryReport[] {
  const changedAt = ({ submitted_date: date }: DeliveryReport): number => Date.parse(String(date));
  const isEarly = outcome.statuses.some((status) => [RECEIVED, WITH_A_CARRIER].includes(status));
  const before = isEarly ? [RECEIVED] : [RECEIVED, WITH_A_CARRIER];
  const end = reports.findIndex((report) => isLike(report, outcome));
  const first = reports[Math.max(end, 0)];
  return reports.filter((report, place) => {
    const isBefore = place < end || (first !== undefined && changedAt(report) <= changedAt(first));
    return !isBefore || !before.includes(report.status);
  });
}

/** No report says so, or none says anything else; a message may be enroute, and with a carrier, before its only end. */
export function expectInManner(
  reports: readonly DeliveryReport[],
  manner: Manner,
  outcome: Outcome,
  name: string,
): void {
  const judged = manner === 'only' ? fromTheEnd(reports, outcome) : reports;
  const wrong = judged.filter((report) => isLike(report, outcome) === (manner === 'never'));
  const told = `reports of ${name}, which is ${manner} reported ${outcomeInWords(outcome)}`;
  expect(seenIn(wrong, outcome), told).to.deep.equal([]);
}

export function expectCountOf(
  reported: ReadonlyArray<readonly DeliveryReport[]>,
  outcome: Outcome,
  count: number,
): void {
  const found = reported.filter((reports) => reports.some((report) => isLike(report, outcome)));
  expect(found, `messages reported ${outcomeInWords(outcome)}`).to.have.lengthOf(count);
}

/** An accepted message is reported like this; a refused one is not reported at all. */
export function expectRefusedOrReported(sending: Sending, outcome: Outcome, name: string): void {
  const { exchange, isAccepted, reports } = sending;
  if (isAccepted) return void expectOutcome(reports, outcome, name);

  expectRefused(exchange);
  const statuses = seenIn(reports, { statuses: [], codes: [] });
  expect(statuses, `reports after ${name} was refused`).to.deep.equal([]);
}
