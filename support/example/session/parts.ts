import type { SeenKind } from '../../ground/evidence/seen.ts';
import type { Facts } from '../../ground/facts.ts';
import type { Inconclusive } from '../../ground/problems/inconclusive.ts';
import type { Reach } from '../../wire/http/reach.ts';
import type { TimeLadder } from '../../wire/lab/time-ladder.ts';
import type { RunContext } from '../../wire/target/run-context.ts';
import type { Facilities } from './facilities.ts';
import type { SampleValues } from './sample-values.ts';
import type { HttpPort } from './taped-client.ts';
import type { Receivers } from './taped-receivers.ts';
import type { Traces } from './traces.ts';

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
