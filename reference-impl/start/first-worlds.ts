import type { Surroundings } from '../http/dispatch.ts';
import type { AnyInterface } from '../http/operation.ts';
import { replay } from '../keep/replay.ts';
import { repeatableIds } from '../kernel/ids.ts';
import { credentialsOf } from '../lab/world-description.ts';
import { createWorld, type WorldOrder } from '../worlds/create.ts';
import type { Platform } from '../worlds/platform.ts';
import type { World } from '../worlds/registry.ts';

interface Beginning {
  readonly platform: Platform;
  readonly interfaces: readonly AnyInterface[];
  readonly around: Surroundings;
  /** The operator's world, if there is to be one: as ordered, or with the same credentials at every start unless `random`. */
  readonly wanted: 'repeatable' | 'random' | WorldOrder | undefined;
}

/** Makes the worlds that the journal has, and the operator's; returns that and its credentials. */
export async function makeFirstWorlds({ platform, interfaces, around, wanted }: Beginning) {
  const { journal, registry } = platform;
  let made: { world?: World; credentials?: object } = {};
  const makeDefaultWorld = (): void => {
    const ids = wanted === 'repeatable' ? { ids: repeatableIds('default world') } : {};
    const world = createWorld(platform, typeof wanted === 'object' ? wanted : { clock: 'real', ...ids });
    made = { world, credentials: credentialsOf(world) };
  };
  if (journal) await replay({ journal, registry, interfaces, around, makeDefaultWorld });
  if (!wanted || made.world) return made;
  journal?.beginDefaultWorld();
  makeDefaultWorld();
  return made;
}
