import { createServer } from 'node:http';
import { type HostileWorld, makeWorldAt } from '../interop/matrix/hostile-world.ts';
import { listening } from '../wire/listening.ts';
import { CALLBACKS } from './callback-count.ts';
import { type Child, startChild } from './child.ts';
import { median, type Outcome } from './figure.ts';
import { separate } from './load.ts';
import { bodyOf } from './requests.ts';

const ROUNDS = 3;

/** Each message is reported submitted and delivered. */
const REPORTS = 2;

/** How long the callbacks of a round may take, in milliseconds. */
const LONGEST = 60_000;

/** Takes everything; `next` resolves once so many signed callbacks have come. */
async function openReceiver() {
  let [left, done] = [0, (): void => undefined];
  const server = createServer((request, response) => {
    const isSigned = Object.keys(request.headers).some((name) => name.endsWith('signature'));
    request.resume().once('end', () => {
      response.end();
      if (isSigned) left -= 1;
      if (left === 0) done();
    });
  });
  const next = (count: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`${left} of ${count} callbacks did not come`)), LONGEST);
      left = count;
      done = () => {
        clearTimeout(late);
        resolve();
      };
    });
  const close = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { url: await listening(server), next, close };
}

type Sender = Pick<HostileWorld, 'send' | 'lab' | 'facts' | 'close'>;

/** A world whose callbacks are signed. */
async function signingWorld(child: Child): Promise<Sender> {
  const { credentials: _unused, ...addresses } = child.ready;
  const world = await makeWorldAt(addresses);
  await world.lab('PATCH', `/accounts/${world.facts.accounts[0]?.id}`, { features: { signatureKeys: true } });
  const path = '/v1/iam/signature_keys';
  const asked = { interface: 'messaging', body: JSON.stringify({ digest: 'SHA256', cipher: 'RSA' }) };
  const made = await world.send({ ...asked, method: 'POST', path });
  const { key_id } = JSON.parse(made.text) as { key_id: string };
  await world.send({ ...asked, method: 'PATCH', path: `${path}/enabled`, body: JSON.stringify({ key_id }) });
  return world;
}

const cpuOf = async (child: Child): Promise<number> => (await child.ask('cpu')).cpu as number;

/** Microseconds of processor time for each callback, the submits that cause them included. */
async function cpuPerCallback(child: Child, send: () => Promise<unknown>, arrived: Promise<void>): Promise<number> {
  const before = await cpuOf(child);
  await send();
  await arrived;
  return ((await cpuOf(child)) - before) / CALLBACKS;
}

async function submitAll({ send }: Sender, url: string): Promise<void> {
  for (let from = 0; from < CALLBACKS / REPORTS; from += 100) {
    const body = bodyOf(100, from, { delivery_report: true, callback_url: `${url}/calls` });
    const { status, text } = await send({ interface: 'messaging', method: 'POST', path: '/v1/messages', body });
    if (status !== 202) throw new Error(`a submit was answered ${status}: ${text}`);
  }
}

/** What a signed callback costs the reference, against a client that signs and sends alone. */
export async function benchCallbacks(): Promise<Outcome> {
  const receiver = await openReceiver();
  const [bare, ours] = [await startChild('signing-client.ts', receiver.url), await startChild('reference-server.ts')];
  separate(bare, ours);
  const world = await signingWorld(ours);
  const rounds: Array<readonly [bare: number, ours: number]> = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const pair = [
      await cpuPerCallback(bare, () => bare.ask('post'), receiver.next(CALLBACKS)),
      await cpuPerCallback(ours, () => submitAll(world, receiver.url), receiver.next(CALLBACKS)),
    ] as const;
    if (round > 0) rounds.push(pair);
  }
  await Promise.all([world.close(), bare.stop(), ours.stop()]);
  receiver.close();
  const [floor, cost] = [0, 1].map((place) => median(rounds.map((pair) => pair[place as 0])).toFixed(0));
  const detail = `${cost} µs each with the submit that causes it, against ${floor} µs`;
  return { value: median(rounds.map(([one, other]) => one / other)), detail };
}
