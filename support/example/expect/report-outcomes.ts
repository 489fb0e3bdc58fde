import { expect } from 'chai';
import type { DeliveryReport } from '../verbs/delivery-reports.ts';
import type { Sending } from '../verbs/sending.ts';
import { expectRefused } from './answer.ts';

/** How a message is reported: with one of these statuses and one of these report codes; any where none is named. */
export interface Outcome {
  readonly statuses: readonly string[];
  readonly codes: readonly string[];
}

const isOneOf = (value: string, choices: readonly string[]): boolean =>
  choices.length === 0 || choices.includes(value);

/** Whether a report says that its message came out like this. */
export const says =
  ({ statuses, codes }: Outcome) =>
  ({ status, error_code }: DeliveryReport): boolean =>
    isOneOf(status, statuses) && isOneOf(error_code, codes);

/** An outcome as a feature writes it. */
export function outcomeInWords({ statuses, codes }: Outcome): string {
  const code = codes.length > 0 ? [`with report code ${codes.join(' or ')}`] : [];
  return [...(statuses.length > 0 ? [statuses.join(' or ')] : []), ...code].join(' ');
}

const seen = (reports: readonly DeliveryReport[]): string =>
  reports.map(({ status, error_code }) => `${status} ${error_code}`).join(', ') || 'no report';

/** A report says so; where the step names several codes, no report with that status has another. */
export function expectOutcome(reports: readonly DeliveryReport[], outcome: Outcome, name: string): void {
  const wanted = outcomeInWords(outcome);
  expect(reports.some(says(outcome)), `${name} reported ${wanted}, among: ${seen(reports)}`).to.equal(true);
  if (outcome.codes.length < 2) return;
  const alike = reports.filter(says({ ...outcome, codes: [] }));
  expect(alike.every(says(outcome)), `${name} reported only ${wanted}, among: ${seen(reports)}`).to.equal(
    true,
  );
}

/** No report says so, or all that come do; `refused or` is for those that may have been refused. */
export type Manner = 'never' | 'only' | 'refused or';

/** No report says so, or none says anything else. */
export function expectInManner(
  reports: readonly DeliveryReport[],
  manner: Manner,
  outcome: Outcome,
  name: string,
): void {
  const saysSo = says(outcome);
  const wrong = reports.filter((report) => saysSo(report) === (manner === 'never'));
  expect(seen(wrong), `${name} ${manner} reported ${outcomeInWords(outcome)}, but`).to.equal('no report');
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
  expect(seen(reports), `reports after ${name} was refused`).to.equal('no report');
}
