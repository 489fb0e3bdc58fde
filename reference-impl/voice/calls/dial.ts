import { finish, raise } from './call-events.ts';
import { type CallRun, type Effect, later, note } from './call-run.ts';
import { connect, endLeg, isLive, legNamed } from './legs.ts';
import type { Command, Leg } from './simulated-call.ts';

/** How long a leg rings by default, in seconds. */
const USUAL_TIMEOUT = 60;

interface SipTarget {
  readonly endpoint: string;
  readonly transport?: string;
  readonly displayName?: string;
}

type Party = Readonly<Record<string, unknown>> & { readonly type: string };

const sipOf = (party: Party): SipTarget => party.sip as SipTarget;

/** The transport of a SIP address that names none. Section "Static commands", variants of `to`. */
export const usualTransport = (endpoint: string): string => (endpoint.startsWith('sips:') ? 'TLS' : 'UDP');

function addressOf(run: CallRun, to: Party): string {
  if (to.type === 'PHONE') return (to.phone as { number: string }).number;
  if (to.type !== 'SIP') return ((to.stream ?? to.voiceRelay) as { endpoint: string }).endpoint;
  const { endpoint, transport } = sipOf(to);
  return `${endpoint} over ${transport ?? run.scope.decisions.usualTransport(endpoint)}`;
}

/** The From header that a SIP caller is shown with. */
export function callerShown(from: Party): string {
  if (from.type === 'PHONE') return (from.phone as { number: string }).number;
  const { endpoint, displayName } = sipOf(from);
  return displayName === undefined ? `<${endpoint}>` : `"${displayName}" <${endpoint}>`;
}

function timeOut(run: CallRun, caller: Leg, leg: Leg): void {
  if (leg.state !== 'ringing') return;
  endLeg(run, leg, 'NO_ANSWER');
  raise(run, leg, 'onTimeout', leg.dial?.events, caller);
}

const nameOf = (run: CallRun, { callName }: Command): string =>
  (callName as string | undefined) ?? `leg ${run.call.legs.length}`;

/**
 * Lets a new leg ring until it is answered or times out. Section "Static commands".
 * Rules: VOICE-EVT-05, VOICE-EVT-07.
 */
export const dial: Effect = (run, caller, command) => {
  const name = nameOf(run, command);
  const taken = legNamed(run, name);
  if (taken && isLive(taken)) {
    note(run, caller, 'refused', `dial ${name}`);
    return 0;
  }
  const { callerShown: shownAs, answerWindow: windowOf } = run.scope.decisions;
  const leg: Leg = { name, dial: command, state: 'ringing' };
  run.call.legs.push(leg);
  note(run, leg, 'dialled', addressOf(run, command.to as Party));
  if (command.from) note(run, leg, 'caller shown', shownAs(command.from as Party));
  later(run, windowOf(command, USUAL_TIMEOUT), () => timeOut(run, caller, leg));
  return 0;
};

/** How long a dialled leg may ring, in milliseconds. */
export const answerWindow = ({ dialTimeoutDurationSeconds: seconds }: Command, usual: number): number =>
  ((seconds as number | undefined) ?? usual) * 1000;

/** How long a leg may last from the answer on, in milliseconds. */
export const longestCall = ({ maxCallDurationSeconds: seconds }: Command): number | undefined =>
  seconds === undefined ? undefined : (seconds as number) * 1000;

/** A ringing leg is answered; its longest duration starts now. */
export function pickUp(run: CallRun, leg: Leg): void {
  if (leg.state !== 'ringing') return;
  connect(run, leg);
  const { longestCall: longest } = run.scope.decisions;
  const span = leg.dial && longest(leg.dial);
  if (span !== undefined) later(run, span, () => isLive(leg) && hangUp(run, leg));
  raise(run, leg, 'onAnswer', leg.dial?.events);
}

/** The reactions of a STATIC behavior to events of the incoming call. */
const behaviorEvents = ({ call }: CallRun): unknown =>
  (call.service.callBehavior as { readonly static?: { readonly events?: unknown } } | undefined)?.static?.events;

/** Ends a leg and reports it. */
export function hangUp(run: CallRun, leg: Leg): void {
  if (!isLive(leg)) return;
  const recordings = run.call.recordings.filter((each) => each.isActive && each.leg === leg);
  endLeg(run, leg, leg.state === 'ringing' ? 'CANCEL' : undefined);
  for (const { events } of recordings) finish(run, leg, 'recordingFinished', events);
  const others = run.call.legs.find(isLive) ?? leg;
  raise(run, leg, 'onHangup', leg.dial ? leg.dial.events : behaviorEvents(run), others);
}

const ENDINGS = { onBusy: 'BUSY', onReject: 'REJECTED', onFailure: 'FAILED' } as const;

/** A dialled leg is not answered: it is busy, rejected or failed. */
export function turnDown(run: CallRun, leg: Leg, event: keyof typeof ENDINGS): void {
  if (leg.state !== 'ringing' || !leg.dial) return;
  endLeg(run, leg, ENDINGS[event]);
  raise(run, leg, event, leg.dial.events, run.call.legs[0]);
}
