import type { Evidence } from '../../ground/evidence/recorded-run.ts';
import type { Basis } from '../../ground/evidence/seen.ts';
import { secretsOf } from '../../ground/facts.ts';
import { ContractViolation } from '../../ground/problems/contract-violation.ts';
import { isOfClient } from '../../ground/rules/rule-tasks.ts';
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

export function basesOf({ journal, time, facilities }: Session, tags: readonly string[]): Basis[] {
  const used = [...facilities.used];
  const bases: Basis[] = [];
  if (journal.exchanges.length > 0) bases.push('interface');
  if (journal.notifications.length > 0) bases.push('callback');
  if (used.includes('handset')) bases.push('handset');
  if (time.rung === 'virtual' || used.some((each) => each !== 'handset')) bases.push('lab');
  if (isOfClient(tags)) bases.push('client');
  return bases;
}

/** How often a target without a lab, with limits of its own (section "Limits"), held requests off, and what we dropped. */
export function heldOffIn({ hasLab, journal, wire }: Pick<Session, 'hasLab' | 'journal' | 'wire'>) {
  let heldOff = 0;
  for (const exchange of hasLab ? [] : journal.exchanges) {
    const { status, headers } = exchange;
    if (wire.repeated.has(exchange)) continue;
    if (status === 429 || (status === 503 && headers['retry-after'] !== undefined)) heldOff += 1;
  }
  const { dropped } = journal;
  return { ...(heldOff > 0 && { heldOff }), ...(dropped > 0 && { dropped }) } satisfies Partial<Evidence>;
}
