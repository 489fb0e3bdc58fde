/** What the examples of a run leave on a shared target, and what they have learned about it. */
export interface Traces {
  reached: boolean;
  readonly messages: Set<string>;
  /** Numbers that examples asked to own, each behind the account: most platforms grant a number once. */
  readonly owned: Set<string>;
  /** Until when, in milliseconds since the epoch, events of these may still come to a webhook that hears of every message. */
  unsettledUntil: number;
  /** How many silences are listened to for longer where a report is missing, as on a slow platform; all once it was. */
  longer: number;
}

/** The numbers of one run, which Cucumber may run in several passes. */
let latest: { readonly runId: string; readonly owned: Set<string> } | undefined;

/** Nothing yet, but for the numbers that earlier passes of the same run asked to own. */
export function beginTraces(runId: string): Traces {
  if (latest?.runId !== runId) latest = { runId, owned: new Set() };
  return { reached: false, messages: new Set(), owned: latest.owned, unsettledUntil: 0, longer: 3 };
}
