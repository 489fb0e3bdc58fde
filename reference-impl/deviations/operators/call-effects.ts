import type { Effect } from '../../voice/calls/call-run.ts';
import { around } from './decisions.ts';

type Events = Readonly<Record<string, unknown>>;

/** Replaces the effect of a command; throws if there is no such command. */
export const effect = (command: string, make: (usual: Effect) => Effect) =>
  around('voice', 'callEffects', (effects) => {
    const usual = effects[command];
    if (!usual) throw new Error(`no command called ${command}`);
    return { ...effects, [command]: make(usual) };
  });

/** Changes the events that a command reacts to. */
export const reacting = (command: string, change: (events: Events) => Events) =>
  effect(
    command,
    (usual) =>
      (run, leg, { events, ...rest }) =>
        usual(run, leg, { ...rest, command, events: change((events ?? {}) as Events) }),
  );
