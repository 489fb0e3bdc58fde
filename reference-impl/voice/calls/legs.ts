import type { CallRun } from '../scope.ts';
import type { Ending, Leg } from './simulated-call.ts';
export const legNamed = ({ call }: CallRun, name: string): Leg | undefined =>
  call.legs.findLast((leg) => leg.name === name);

export const isLive = ({ state }: Leg): boolean => state !== 'ended';
export function connect({ scope }: CallRun, leg: Leg): void {
  leg.state = 'connected';
  leg.answeredAt = scope.clock.now();
}

/** Removes a leg from its call: it leaves its bridge, and its recordings and playbacks stop. */
export function endLeg({ call, scope }: CallRun, leg: Leg, ending?: Ending): void {
  leg.state = 'ended';
  leg.endedAt = scope.clock.now();
  if (ending) leg.ending = ending;
  delete leg.bridge;
  for (const recording of call.recordings) if (recording.leg === leg) recording.isActive = false;
  for (const playback of call.playbacks) if (playback.leg === leg) playback.isStopped = true;
}
