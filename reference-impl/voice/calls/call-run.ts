import type { CallRun } from '../scope.ts';
import type { Command, Ending, Leg, What } from './simulated-call.ts';

export function note({ scope, call }: CallRun, leg: Leg, what: What, name: string): void {
  call.entries.push({ at: scope.clock.now(), leg: leg.name, what, name });
}

export function later({ scope }: CallRun, span: number, act: () => void): void {
  scope.clock.schedule(scope.clock.now() + span, 'call', act);
}

/** Carries out commands one after the other for as long as the leg lives. Section "Static commands". */
export function runCommands(run: CallRun, leg: Leg, commands: readonly Command[], from = 0): void {
  const { callEffects } = run.scope.decisions;
  for (let next = from; next < commands.length && leg.state !== 'ended'; next += 1) {
    const command = commands[next] as Command;
    note(run, leg, 'command', command.command);
    const wait = callEffects[command.command]?.(run, leg, command) ?? 0;
    if (wait > 0) {
      later(run, wait, () => runCommands(run, leg, commands, next + 1));
      return;
    }
  }
}

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
