import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { request } from 'undici';
import { folder, type Ready, serve } from '../interop/command-line.ts';
import { objections } from './check-history.ts';
import { History } from './history.ts';
import { keepPace, pause, within } from './pace.ts';
import { Receiver } from './receiver.ts';
import { type Place, Sender, scriptCarrier } from './sender.ts';

/** How often the server is killed, how long it lives, and how many messages it gets in a second. */
export interface Ordeal {
  readonly kills: number;
  /** Milliseconds. */
  readonly life: number;
  readonly rate: number;
  /** Whether the server has a data file. */
  readonly keeps: boolean;
}

/** The outcome of an ordeal; what was lost is among the objections. */
export interface Survived {
  readonly accepted: number;
  readonly unanswered: number;
  readonly attempts: number;
  /** How long the last start took, in milliseconds. */
  readonly restart: number;
  readonly objections: readonly string[];
}

/** How many messages a server accepts at least before it is killed, however slow the machine is. */
const FEWEST = 50;

/** How long everything may take that is still due after the last start, in milliseconds. */
const LAST_WAIT = 40_000;

async function placeOf({ messaging, lab, credentials: { messaging: keys } }: Ready): Promise<Place> {
  const { worlds } = (await (await request(`${lab}/worlds`)).body.json()) as { worlds: Array<{ id: string }> };
  return { messaging, lab, world: (worlds[0] as { id: string }).id, ...keys };
}

let ordeals = 0;

/** Kills a server again and again while messages come in, and starts it again on the same data file. */
export async function survive({ kills, life, rate, keeps }: Ordeal): Promise<Survived> {
  ordeals += 1;
  const name = `ordeal-${ordeals}`;
  const receiver = await new Receiver().open();
  const history = new History();
  const callback = receiver.addressOf(history, name);
  let restart = 0;
  const begin = async () => {
    const began = performance.now();
    const started = await serve(name, ...(keeps ? ['--data', join(folder, `${name}.data`)] : []));
    restart = performance.now() - began;
    return { ...started, place: await placeOf(started.ready) };
  };
  for (let round = 0; round < kills; round += 1) {
    const { running, place } = await begin();
    if (round === 0) await scriptCarrier(place, 'PT1S');
    const sender = new Sender(place, history, callback);
    const before = history.accepted.size;
    const killed = pause(life + randomInt(200))
      .then(() => within(LAST_WAIT, () => history.accepted.size > before + FEWEST))
      .then(() => running.child.kill('SIGKILL'));
    await keepPace(
      rate,
      2 * life,
      (messages) => sender.send(messages),
      () => running.child.killed,
    );
    await Promise.all([killed, running.ended, sender.close()]);
  }
  const { running } = await begin();
  await within(keeps ? LAST_WAIT : 1000, () => history.isComplete);
  running.child.kill('SIGTERM');
  if (running.child.exitCode === null) await once(running.child, 'close');
  receiver.close();
  const { accepted, unanswered, arrivals } = history;
  return { accepted: accepted.size, unanswered, attempts: arrivals.length, restart, objections: objections(history) };
}
