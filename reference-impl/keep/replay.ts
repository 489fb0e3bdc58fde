import { EventEmitter } from 'node:events';
import { dispatch, type Surroundings } from '../http/dispatch.ts';
import type { AnyInterface } from '../http/operation.ts';
import type { Journal, Told } from '../worlds/journal.ts';
import { settled } from '../worlds/recollection.ts';
import type { Registry } from '../worlds/registry.ts';

const NOTHING = Buffer.alloc(0);

export interface Stage {
  readonly journal: Journal;
  readonly registry: Registry;
  readonly interfaces: readonly AnyInterface[];
  readonly around: Surroundings;
  readonly makeDefaultWorld: () => void;
}

/** Lets everything that the journal has happen again, in its order and at its instants. Nothing is sent to anyone. */
export async function replay(stage: Stage): Promise<void> {
  const { journal, registry, interfaces, around, makeDefaultWorld } = stage;
  const rows = interfaces.flatMap((of) =>
    of.operations.map((operation) => [`${of.name} ${operation.id}`, dispatch(of, operation, around)] as const),
  );
  const found = new Map(rows);
  // Clients that waited for an answer when the process ended are gone.
  const connection = new EventEmitter().setMaxListeners(0);
  for (const entry of journal.entries()) {
    // Jobs that were due before an entry, each at its instant and with all that follows from it.
    const { world, at } = entry;
    const clock = world === null ? undefined : registry.worlds.get(world)?.clock;
    while (clock?.runDue(at)) await settled();
    journal.host.hold(at);
    if (entry.kind === 'default-world') makeDefaultWorld();
    else if (entry.kind === 'answer') await journal.answer(entry);
    else {
      const [of, operation, request] = entry.told as Told;
      found.get(`${of} ${operation}`)?.({ ...request, connection, body: entry.body ?? NOTHING });
    }
    await settled();
  }
  connection.emit('close');
  journal.resume();
  for (const { clock } of registry.worlds.values()) clock.wake();
}
