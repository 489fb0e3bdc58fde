import type { Effect } from '../voice/calls/call-run.ts';
import type { Decisions } from '../worlds/behaviour.ts';

/** Puts another effect in the place of a command's own; throws when there is no such command. */
export const effect =
  (command: string, make: (usual: Effect) => Effect) =>
  ({ voice }: Decisions): void => {
    const usual = voice.callEffects[command];
    if (!usual) throw new Error(`no command called ${command}`);
    voice.callEffects = { ...voice.callEffects, [command]: make(usual) };
  };
