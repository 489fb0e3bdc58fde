import { expect } from 'chai';
import type { DeliveryReport } from '../verbs/delivery-reports.ts';
import type { Sending } from '../verbs/sending.ts';
import { expectRefused } from './answer.ts';

/** How a message is reported: with one of these statuses and one of these report codes; any where none is named. */
export interface Outcome {
  readonly statuses: readonly string[];
  readonly codes: readonly string[];
}

const isOneOf = (value: string, choices: readonly string[]): boolean => choices.length === 0 || choices.includes(value);

/** Whether a report says that its message came out like this. */
const says =
  ({ statuses, codes }: Outcome) =>
  ({ status, error_code }: DeliveryReport): boolean =>
    isOneOf(status, statuses) && isOneOf(error_code, codes);

/** An outcome as a feature writes it. */
export function outcomeInWords({ statuses, codes }: Outcome): string {
  const code = codes.length > 0 ? [`with report code ${codes.join(' or ')}`] : [];
  return [...(statuses.length > 0 ? [statuses.join(' or ')] : []), ...code].join(' ');
}

/** What an outcome is about in the reports: their statuses, their codes or both. */
function seenIn(reports: readonly DeliveryReport[], { statuses, codes }: Outcome): unknown[] {
  if (codes.length === 0) return reports.map(({ status }) => status);
  if (statuses.length === 0) return reports.map(({ error_code }) => error_code);
  return reports.map(({ status, error_code }) => [status, error_code]);
}

/** Every combination of a status and a code that an outcome allows, as `seenIn` shows it. */
function wantedBy({ statuses, codes }: Outcome): unknown[] {
  if (codes.length === 0) return [...statuses];
  return statuses.length === 0 ? [...codes] : statuses.flatMap((status) => codes.map((code) => [status, code]));
}

/** A report says so; where the step names several codes, no report with that status has another. */
export function expectOutcome(reports: readonly DeliveryReport[], outcome: Outcome, name: string): void {
  const told = outcome.codes.length > 0 ? `reports of ${name}` : `reported statuses of ${name}`;
  const [first, ...others] = wantedBy(outcome);
  if (others.length === 0) {
    expect(seenIn(reports, outcome), told).to.deep.include(first);
    return;
  }
  const alike =
    outcome.codes.length > 1 ? reports.filter(says({ ...outcome, codes: [] })) : reports.filter(says(outcome));
  expect(seenIn(alike, outcome), told).to.not.have.lengthOf(0);
  for (const seen of seenIn(alike, outcome)) expect([first, ...others], told).to.deep.include(seen);
}

/** No report says so, or all that come do; `refused or` is for those that may have been refused. */
export type Manner = 'never' | 'only' | 'refused or';

/** The status of a message that the platform has received, and of one that a carrier has. Section "Delivery status values". */
const RECEIVED = 'enroute';
const WITH_A_CARRIER = 'submitted';

/** What a message may be before it comes out like this: with a carrier only where this is an end. */
const statusesBefore = ({ statuses }: Outcome): readonly string[] =>
  statuses.some((status) => [RECEIVED, WITH_A_CARRIER].includes(status)) ? [RECEIVED] : [RECEIVED, WITH_A_CARRIER];

const changedAt = ({ submitted_date: date }: DeliveryReport): number => Date.parse(String(date));

/** The reports without those that lead to the first one that says so. Reports may overtake each other; their dates tell. */
function fromTheEnd(reports: readonly DeliveryReport[], outcome: Outcome): DeliveryReport[] {
  const end = reports.findIndex(says(outcome));
  const [first] = reports.slice(Math.max(end, 0));
  const isBefore = (report: DeliveryReport, place: number): boolean =>
    place < end || (first !== undefined && changedAt(report) <= changedAt(first));
  return reports.filter(
    (report, place) => !isBefore(report, place) || !statusesBefore(outcome).includes(report.status),
  );
}

/** No report says so, or none says anything else; a message may be enroute, and with a carrier, before its only end. */
export function expectInManner(
  reports: readonly DeliveryReport[],
  manner: Manner,
  outcome: Outcome,
  name: string,
): void {
  const saysSo = says(outcome);
  const judged = manner === 'only' ? fromTheEnd(reports, outcome) : reports;
  const wrong = judged.filter((report) => saysSo(report) === (manner === 'never'));
  const told = `reports of ${name}, which is ${manner} reported ${outcomeInWords(outcome)}`;
  expect(seenIn(wrong, outcome), told).to.deep.equal([]);
}

/** So many messages of several are reported like this. */
export function expectCountOf(
  reported: ReadonlyArray<readonly DeliveryReport[]>,
  outcome: Outcome,
  count: number,
): void {
  const found = reported.filter((reports) => reports.some(says(outcome)));
  expect(found, `messages reported ${outcomeInWords(outcome)}`).to.have.lengthOf(count);
}

/** An accepted message is reported like this; a refused one is not reported at all. */
export function expectRefusedOrReported(
  { exchange, isAccepted, reports }: Sending,
  outcome: Outcome,
  name: string,
): void {
  if (isAccepted) {
    expectOutcome(reports, outcome, name);
    return;
  }
  expectRefused(exchange);
  expect(
    reports.map(({ status }) => status),
    `reports after ${name} was refused`,
  ).to.deep.equal([]);
}
