import type { CallRun, Effect } from '../scope.ts';
import { connect, endLeg, finish, isLive, later, legNamed, note, raise } from './call-run.ts';
import type { Party } from './decisions.ts';
import type { Leg } from './simulated-call.ts';

/** How long a leg rings by default, in seconds. */
const USUAL_TIMEOUT = 60;

/** Lets a new leg ring until answered or timed out. Section "Static commands". Rules: VOICE-EVT-05, VOICE-EVT-07. */
export const dial: Effect = (run, caller, command) => {
  const name = (command.callName as string | undefined) ?? `leg ${run.call.legs.length}`;
  const taken = legNamed(run, name);
  if (taken && isLive(taken)) {
    note(run, caller, 'refused', `dial ${name}`);
    return 0;
  }
  const { callerShown: shownAs, answerWindow: windowOf } = run.scope.decisions;
  const leg: Leg = { name, dial: command, state: 'ringing' };
  run.call.legs.push(leg);
  const { phone, sip, stream, voiceRelay } = command.to as Party;
  let address = phone?.number ?? (stream ?? voiceRelay)?.endpoint ?? '';
  if (!phone && sip)
    address = `${sip.endpoint} over ${sip.transport ?? run.scope.decisions.usualTransport(sip.endpoint)}`;
  note(run, leg, 'dialled', address);
  if (command.from) note(run, leg, 'caller shown', shownAs(command.from as Party));
  later(run, windowOf(command, USUAL_TIMEOUT), () => {
    if (leg.state !== 'ringing') return;
    endLeg(run, leg, 'NO_ANSWER');
    raise(run, leg, 'onTimeout', leg.dial?.events, caller);
  });
  return 0;
};

/** A ringing leg is answered; its longest duration starts now. */
export function pickUp(run: CallRun, leg: Leg): void {
  if (leg.state !== 'ringing') return;
  connect(run, leg);
  const { longestCall: longest } = run.scope.decisions;
  const span = leg.dial && longest(leg.dial);
  if (span !== undefined) later(run, span, () => isLive(leg) && hangUp(run, leg));
  raise(run, leg, 'onAnswer', leg.dial?.events);
}

export function hangUp(run: CallRun, leg: Leg): void {
  if (!isLive(leg)) return;
  const recordings = run.call.recordings.filter((each) => each.isActive && each.leg === leg);
  endLeg(run, leg, leg.state === 'ringing' ? 'CANCEL' : undefined);
  for (const { events } of recordings) finish(run, leg, 'recordingFinished', events);
  const others = run.call.legs.find(isLive) ?? leg;
  raise(run, leg, 'onHangup', (leg.dial ?? run.call.service.callBehavior?.static)?.events, others);
}

const ENDINGS = { onBusy: 'BUSY', onReject: 'REJECTED', onFailure: 'FAILED' } as const;

/** A dialled leg is not answered: it is busy, rejected or failed. */
export function turnDown(run: CallRun, leg: Leg, event: keyof typeof ENDINGS): void {
  if (leg.state !== 'ringing' || !leg.dial) return;
  endLeg(run, leg, ENDINGS[event]);
  raise(run, leg, event, leg.dial.events, run.call.legs[0]);
}
