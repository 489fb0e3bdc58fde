import type { Facts } from '../../ground/facts.ts';
import type { Inconclusive } from '../../ground/problems/inconclusive.ts';
import type { Reach } from '../../wire/http/reach.ts';
import type { TimeLadder } from '../../wire/lab/time-ladder.ts';
import type { RunContext } from '../../wire/target/run-context.ts';
import type { Facilities } from './facilities.ts';
import type { SampleValues } from './sample-values.ts';
import type { Wire } from './taped-client.ts';
import type { Receivers } from './taped-receivers.ts';
import type { Traces } from './traces.ts';

/** The parts of one example's session. */
export interface SessionParts {
  readonly rule: string;
  readonly run: RunContext;
  readonly http: Wire;
  readonly reach: Reach;
  readonly receiver: Receivers;
  readonly facts: Facts;
  /** The id of its own world, where the target has a lab. */
  readonly world: string | undefined;
  readonly facilities: Facilities;
  readonly time: TimeLadder;
  /** Declared numbers that stand in for written ones in this example; none when absent. */
  readonly standIns?: ReadonlyMap<string, string> | undefined;
  /** Why the example cannot be judged, known before it starts. */
  readonly misfit?: Inconclusive | undefined;
  /** Values that the example does not write down; those of the default seed when absent. */
  readonly values?: SampleValues | undefined;
  /** What the examples of this run left on the target. */
  readonly traces: Traces;
}
