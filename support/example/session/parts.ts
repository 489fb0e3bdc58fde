import type { SeenKind } from '../../ground/evidence/seen.ts';
import type { Facts } from '../../ground/facts.ts';
import type { Inconclusive } from '../../ground/problems/inconclusive.ts';
import type { Reach } from '../../wire/http/reach.ts';
import type { TimeLadder } from '../../wire/lab/time-ladder.ts';
import type { RunContext } from '../../wire/target/run-context.ts';
import type { Facilities } from './facilities.ts';
import type { SampleValues } from './sample-values.ts';
import type { HttpPort, Receivers } from './taped.ts';

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

export interface SessionParts {
  readonly rule: string;
  readonly run: RunContext;
  readonly http: HttpPort;
  readonly reach: Reach;
  readonly receiver: Receivers;
  readonly facts: Facts;
  readonly world: string | undefined;
  readonly facilities: Facilities;
  readonly time: TimeLadder;
  readonly standIns?: ReadonlyMap<string, string> | undefined;
  readonly kind?: SeenKind | undefined;
  readonly misfit?: Inconclusive | undefined;
  /** Values that the example does not write down; those of the default seed when absent. */
  readonly values?: SampleValues | undefined;
  readonly uses?: Set<string> | undefined;
  readonly traces: Traces;
}
