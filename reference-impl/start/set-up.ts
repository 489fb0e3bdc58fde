import type { Surroundings } from '../http/dispatch.ts';
import type { AnyInterface } from '../http/operation.ts';
import { replay } from '../keep/replay.ts';
import { repeatableIds } from '../kernel/ids.ts';
import { isObject, type Json, jsonIn } from '../kernel/json.ts';
import { isoOf } from '../kernel/time.ts';
import { textOfFile, UnusableData } from '../kernel/unusable-data.ts';
import type { Ask } from '../lab/caller-checks.ts';
import { credentialsOf } from '../lab/world-description.ts';
import { createWorld, type WorldOrder } from '../worlds/create.ts';
import type { Platform } from '../worlds/platform.ts';
import type { World } from '../worlds/registry.ts';

const VERSION = 1;

/** The set-up in a file, which is what the lab exports, perhaps with messages. Throws UnusableData. */
export function readSetup(file: string): Json {
  const setup = jsonIn(textOfFile(file, 'the set-up file '));
  if (isObject(setup)) return setup;
  throw new UnusableData(`the set-up file ${file} is not a JSON object; Export in the lab writes one`);
}

/** Has the lab make the first world: as its set-up says, else as ordered. Returns its id. Throws UnusableData. */
export async function setUpFirstWorld(
  ask: Ask,
  setup: Json,
  wanted: 'repeatable' | 'random' | WorldOrder,
): Promise<string> {
  if (setup.schema !== VERSION)
    throw new UnusableData(
      `the set-up has the schema ${JSON.stringify(setup.schema) ?? 'of no version'}, and this version of Plumbline reads ${VERSION}; export it again`,
    );
  const order =
    typeof wanted === 'object'
      ? { clock: wanted.clock, ...(wanted.now === undefined ? {} : { now: isoOf(wanted.now) }) }
      : { clock: 'real', ...(wanted === 'repeatable' ? { repeatable: true } : {}) };
  const body = JSON.stringify({ ...order, ...setup });
  const headers = { 'content-type': 'application/json' };
  const answer = await ask('lab', { method: 'POST', url: '/worlds/import', headers, body });
  const told = jsonIn(answer.body) as Json;
  if (answer.status === 201) return told.id as string;
  const { message = '', details = [] } = told as { message?: string; details?: readonly string[] };
  throw new UnusableData(
    `the set-up cannot be used: ${details.length === 0 ? message.replace(/\.$/, '') : details.join('; ')}`,
  );
}

/** The first world, which is made unless the journal brought one, and its credentials. */
export async function firstWorldOf({ registry }: Platform, make: () => Promise<string>) {
  const [kept] = registry.worlds.keys();
  const world = registry.worlds.get(kept ?? (await make())) as World;
  return { world, credentials: credentialsOf(world) };
}

interface Beginning {
  readonly platform: Platform;
  readonly interfaces: readonly AnyInterface[];
  readonly around: Surroundings;
  /** The operator's world, if any: as ordered, or with the same credentials at every start unless `random`. */
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
