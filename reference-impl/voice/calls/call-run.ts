import type { CallRun } from '../scope.ts';
import type { Command, Leg, What } from './simulated-call.ts';

export function note({ scope, call }: CallRun, leg: Leg, what: What, name: string): void {
  call.entries.push({ at: scope.clock.now(), leg: leg.name, what, name });
}

/** Runs `act` when `span` milliseconds have passed. */
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
