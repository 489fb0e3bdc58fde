import { secretsOf } from '../../ground/facts.ts';
import { ContractViolation } from '../../ground/problems/contract-violation.ts';
import type { TimeLadder } from '../../wire/lab/time-ladder.ts';
import type { RunContext } from '../../wire/target/run-context.ts';
import { Cast } from './cast.ts';
import type { Facilities } from './facilities.ts';
import { Handles } from './handles.ts';
import { Inbox } from './inbox.ts';
import { Journal } from './journal.ts';
import { MarkedTexts } from './marked-texts.ts';
import type { SessionParts } from './parts.ts';
import { Wire } from './wire.ts';

/** The state of one example: what it named and recorded, and four ways to its platform. */
export class Session {
  readonly cast: Cast;
  readonly wire: Wire;
  readonly inbox: Inbox;
  readonly time: TimeLadder;
  readonly rule: string;
  readonly run: RunContext;
  /** The id of its own world, which only a lab makes. */
  readonly world: string | undefined;
  readonly hasLab: boolean;
  readonly journal: Journal;
  readonly handles: Handles;
  readonly facilities: Facilities;
  readonly texts: MarkedTexts;
  readonly traces: SessionParts['traces'];
  readonly kind: SessionParts['kind'];
  /** What the target file leaves out, where that is known before the first request. */
  readonly misfit: SessionParts['misfit'];

  constructor(parts: SessionParts) {
    const { rule, run, world, time, facilities, traces, kind, misfit } = parts;
    this.rule = rule;
    this.run = run;
    this.world = world;
    this.hasLab = world !== undefined;
    this.time = time;
    this.facilities = facilities;
    this.traces = traces;
    this.kind = kind;
    this.misfit = misfit;
    this.journal = new Journal(world === undefined, parts.uses);
    this.journal.hide(...secretsOf(parts.facts));
    this.handles = new Handles(() => this.journal.refusal());
    this.cast = new Cast({ ...parts, hasWorld: world !== undefined, uses: this.journal.uses });
    this.texts = new MarkedTexts(this.cast, time);
    this.inbox = new Inbox(parts, this.journal, this.handles);
    const { quiet } = this.inbox;
    this.wire = new Wire(parts, this.cast, this.journal, quiet);
    facilities.changed = () => quiet?.disturb({ method: 'POST' });
    facilities.changing = async () => quiet?.waitForOutcomes();
  }

  /** Ends the example: every answer must have been checked. The ledger judges what broke its form. */
  close(judged: boolean): void {
    const refusals = this.inbox.close();
    if (!judged) return;
    if (refusals.length > 0) throw new ContractViolation(refusals.join('; '));
    // Steps are responsible for what came until it was quiet, and for everything where nothing comes late.
    this.journal.requireLooked(this.inbox.quiet?.settled);
    this.journal.requireWitness((text) => this.texts.ownPages(text));
  }
}
