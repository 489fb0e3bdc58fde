import { type Arrival, type History, isFinal, type Outcome } from './history.ts';

/** The reports of a message in the order in which each first arrived. */
function firstArrivals(arrivals: readonly Arrival[]): readonly Arrival[] {
  const first = new Map<string, Arrival>();
  for (const each of arrivals) if (!first.has(each.report)) first.set(each.report, each);
  return [...first.values()];
}

function* objectionsTo(message: string, outcome: Outcome, arrivals: readonly Arrival[]): Generator<string> {
  const reports = firstArrivals(arrivals);
  const finals = reports.filter(({ status }) => isFinal(status));
  if (finals.length !== 1) yield `${message} has ${finals.length} final reports instead of one`;
  for (const { status } of finals) if (status !== outcome) yield `${message} ended ${status} instead of ${outcome}`;
  const last = reports.at(-1);
  if (finals.length > 0 && last && !isFinal(last.status)) yield `${message} was reported ${last.status} after its end`;
  for (const { report, status } of reports)
    if (!arrivals.some((each) => each.report === report && each.taken))
      yield `the report ${status} of ${message} was tried and never delivered`;
}

/**
 * What a history breaks of the promise: every accepted message has exactly one final report, the right one; every report is
 * delivered at least once, and those of one message begin in their order. One sentence each.
 */
export function objections({ accepted, arrivals }: Pick<History, 'accepted' | 'arrivals'>): string[] {
  const byMessage = new Map<string, Arrival[]>();
  for (const each of arrivals) {
    const known = byMessage.get(each.message);
    if (known) known.push(each);
    else byMessage.set(each.message, [each]);
  }
  return [...accepted].flatMap(([id, outcome]) => [...objectionsTo(id, outcome, byMessage.get(id) ?? [])]);
}
