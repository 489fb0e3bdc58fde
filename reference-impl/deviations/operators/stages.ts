import type { Update } from '../../voice/update-stages.ts';
import { ahead, alter } from './decisions.ts';

/** Replaces what one stage of an update does. */
export const staged = (name: string, act: (update: Update) => void) =>
  alter('voice', 'updateStages', name, () => ({ name, run: (update) => void act(update) }));

/** Adds a stage before all others. */
export const first = (act: (update: Update) => Promise<void> | void) =>
  ahead('voice', 'updateStages', { name: 'addedByFault', run: (update) => act(update) as Promise<void> | undefined });
