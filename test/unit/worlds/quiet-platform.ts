import { connections, parts } from '../../../reference-impl/parts.ts';
import { behaviourWith } from '../../../reference-impl/worlds/behaviour.ts';
import type { Platform } from '../../../reference-impl/worlds/platform.ts';
import { Registry } from '../../../reference-impl/worlds/registry.ts';
import { SETTINGS } from '../../../reference-impl/worlds/settings.ts';

/** A platform without listeners, whose letters are all accepted and reach nobody. */
export const quietPlatform = (): Platform => ({
  parts,
  connections,
  registry: new Registry(),
  post: async () => ({ status: 200 }),
  settings: SETTINGS,
  behaviour: behaviourWith(parts, []),
});
