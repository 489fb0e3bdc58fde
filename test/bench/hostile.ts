import { type Row, rowsWithBody } from '../hostile/reference/operation-tables.ts';
import { type Target, targetIn } from '../hostile/reference/targets.ts';
import { type WorstBody, worstBodies } from '../hostile/reference/worst-bodies.ts';
import { makeWorldAt, type WorldAt } from '../interop/matrix/hostile-world.ts';
import { type Child, startChild } from './child.ts';
import { figure, type Outcome, type Part } from './figure.ts';

/** What one body may cost, in milliseconds of processor time. */
const AIM = 50;
const CHEAP = 20;
const MORE_ROUNDS = 3;

interface Cost {
  readonly title: string;
  readonly status: number;
  readonly cost: number;
}

const cpuOf = async (child: Child): Promise<number> => ((await child.ask('cpu')).cpu as number) / 1000;

async function once(child: Child, world: WorldAt, target: Target, body: Buffer): Promise<Omit<Cost, 'title'>> {
  const before = await cpuOf(child);
  const { status } = await world.send({ ...target.request, body });
  return { status, cost: (await cpuOf(child)) - before };
}

/** The least of several measurements: what is above it is somebody else's, such as the garbage of an earlier body. */
async function costOf(child: Child, world: WorldAt, target: Target, body: Buffer): Promise<Omit<Cost, 'title'>> {
  let least = await once(child, world, target, body);
  for (let round = 0; round < MORE_ROUNDS && least.cost > CHEAP; round += 1) {
    await child.ask('memory');
    const again = await once(child, world, target, body);
    if (again.cost < least.cost) least = again;
  }
  return least;
}

const worse = (a: Cost | undefined, b: Cost): Cost => (a && a.cost >= b.cost ? a : b);

const FULL_TEXTS = [...'xé.)(😀\u0301', 'e\u0301', 'ก\u0e34', 'http://a ', 'http://a.) ', 'http://)', 'http://.'];

/** As many messages as a submit takes, each as long as it may be; what an account can switch on is on. */
function fullSubmit(text: string): WorstBody {
  const content =
    text.length === 8 && !text.endsWith(' ') ? text + text.at(-1)?.repeat(4990) : text.repeat(5000 / text.length);
  const metadata = Object.fromEntries(
    Array.from({ length: 10 }, (_, i) => [`${i}`.repeat(90), text.repeat(256 / text.length)]),
  );
  const message = { content, metadata };
  const messages = Array.from({ length: 100 }, (_, i) => ({ ...message, destination_number: `+467000000${10 + i}` }));
  return { title: `a hundred messages full of ${text}`, body: Buffer.from(JSON.stringify({ messages })) };
}

function* bodiesFor({ name, good, sample, room }: Target): Generator<WorstBody> {
  yield* worstBodies(good, sample, room);
  if (name.startsWith('messages.submit')) for (const text of FULL_TEXTS) yield fullSubmit(text);
}

/** Switches on what makes a submit dearer; de-duplication would make its repetitions cheap. */
async function switchOn({ facts, lab }: WorldAt): Promise<void> {
  const names = ['socialSending', 'familiarSender', 'characterConverter', 'shortTrackableLinks'];
  const features = Object.fromEntries(names.map((name) => [name, true]));
  const filteredWords = Array.from({ length: 100 }, (_, i) => `never ${i}`);
  await lab('PATCH', `/accounts/${facts.accounts[0]?.id}`, { features, allowances: { filteredWords } });
}

type Kind = 'accepted' | 'refused';

/** The accepted and the refused body of one operation that cost most. */
async function worstAt(child: Child, world: WorldAt, target: Target): Promise<Partial<Record<Kind, Cost>>> {
  const worst: Partial<Record<Kind, Cost>> = {};
  for (const { title, body } of bodiesFor(target)) {
    const cost = { title: `${target.name}, ${title}`, ...(await costOf(child, world, target, body)) };
    const kind = cost.status < 300 ? 'accepted' : 'refused';
    worst[kind] = worse(worst[kind], cost);
  }
  return worst;
}

/** One operation in a world of its own, which holds nothing of the others. */
async function worstAlone(child: Child, addresses: Readonly<Record<string, unknown>>, row: Row) {
  const world = await makeWorldAt(addresses);
  await switchOn(world);
  const worst = await worstAt(child, world, await targetIn(world, row));
  await world.lab('DELETE', '');
  await world.close();
  return worst;
}

const outcomeOf = (cost: Cost | undefined): Outcome =>
  cost ? { value: cost.cost, detail: `${cost.status} to ${cost.title}` } : { missing: 'there was no such body' };

/** What the worst bodies of all operations cost the reference; each operation is printed. */
async function measure(): Promise<Record<Kind, Outcome>> {
  const child = await startChild('reference-server.ts');
  const { credentials: _unused, ...addresses } = child.ready;
  let [accepted, refused]: Array<Cost | undefined> = [];
  for (const row of rowsWithBody) {
    const worst = await worstAlone(child, addresses, row);
    for (const { title, status, cost } of Object.values(worst))
      process.stdout.write(`     ${cost.toFixed(1).padStart(6)} ms  ${status} to ${title}\n`);
    if (worst.accepted) accepted = worse(accepted, worst.accepted);
    if (worst.refused) refused = worse(refused, worst.refused);
  }
  await child.stop();
  return { accepted: outcomeOf(accepted), refused: outcomeOf(refused) };
}

const dearest = (kind: Kind) => figure(`the dearest ${kind} body of any operation`, 'ms', { atMost: AIM });

export const hostile: Part<Kind> = {
  title: 'Hostile bodies',
  about:
    'Processor time of the reference for bodies that are as bad as a client can make them. The dearest accepted one has a hundred messages full of short\n' +
    'addresses, each of which becomes a short link of its own.',
  figures: { accepted: dearest('accepted'), refused: dearest('refused') },
  measure,
};
