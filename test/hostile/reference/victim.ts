import { request } from 'node:http';
import { type Child, startChild } from '../../bench/child.ts';
import { authorizationAt, makeWorldAt, type WorldAt } from '../../interop/matrix/hostile-world.ts';
import type { Labelled } from './hostile-bodies.ts';
import { type Row, rowsWithBody } from './operation-tables.ts';
import type { Attack } from './raw-exchange.ts';
import { type Target, targetIn } from './targets.ts';

/** What is left when everyone has gone. */
interface Leftovers {
  readonly growth: number;
  readonly rss: number;
  readonly sockets: number;
  readonly worlds: number;
}

/** The reference in a process of its own, with a world, about to be attacked. */
export interface Victim {
  readonly addresses: Readonly<Record<string, string>>;
  readonly targets: readonly Target[];
  /** Header lines of a client of the messaging interface who is let in. */
  readonly known: string;
  requestTo(target: Target, labelled: Labelled): Attack;
  lookAt(row: Row, target: string): Attack;
  /** What the operator does with its world. */
  readonly lab: WorldAt['lab'];
  /** What another client gets that reads its replies on its own connection. */
  nextAnswer(): Promise<{ status: number; text: string }>;
  /** Counts its worlds and lets go of every connection. */
  leave(): Promise<void>;
  leftovers(): Promise<Leftovers>;
  close(): Promise<void>;
}

const firstOf = (addresses: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(addresses).map(([name, url]) => [name, String([url].flat()[0])]));

function ask(url: string, authorization: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const asking = request(url, { agent: false, headers: { authorization } }, (answer) => {
      let text = '';
      answer.on('data', (chunk) => {
        text += chunk;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    asking.on('error', reject).end();
  });
}

const headerLines = (authorization: string | null): string =>
  `Host: localhost\r\n${authorization === null ? '' : `Authorization: ${authorization}\r\n`}`;

const attackWith = (head: string, body: Buffer = Buffer.alloc(0)): Attack => ({
  pieces: [Buffer.from(`${head}Content-Length: ${body.length}\r\n\r\n`, 'latin1'), body],
  parting: 'half-closes',
});

const authorizationFor = ({ facts }: WorldAt, name: string): string | null =>
  name === 'lab' ? null : authorizationAt(facts, name);

interface Told {
  readonly memory: number;
  readonly rss: number;
  readonly sockets: number;
}

const memoryOf = async (child: Child): Promise<Told> => (await child.ask('memory')) as unknown as Told;

const countWorlds = async ({ send }: WorldAt): Promise<number> => {
  const { text } = await send({ interface: 'lab', method: 'GET', path: '/worlds', authorization: null });
  return (JSON.parse(text) as { worlds: unknown[] }).worlds.length;
};

/** Starts the reference and gets to know it. */
export async function startVictim(): Promise<Victim> {
  const child = await startChild('reference-server.ts');
  const { credentials: _unused, ...listening } = child.ready;
  const addresses = firstOf(listening);
  const [world, bystander] = [await makeWorldAt(listening), await makeWorldAt(listening)];
  const targets: Target[] = [];
  for (const row of rowsWithBody) targets.push(await targetIn(world, row));
  const worldsAtFirst = await countWorlds(world);
  const atFirst = await memoryOf(child);
  let worldsInTheEnd = worldsAtFirst;
  return {
    addresses,
    targets,
    lab: world.lab,
    known: headerLines(authorizationAt(world.facts, 'messaging')),
    requestTo: ({ request: { interface: at, method, path } }, { headers, body }) =>
      attackWith(`${method} ${path} HTTP/1.1\r\n${headerLines(authorizationFor(world, at))}${headers}`, body),
    lookAt: ({ interface: at, method }, target) =>
      attackWith(
        `${method} ${target.replace(':world', world.facts.id)} HTTP/1.1\r\n${headerLines(authorizationFor(world, at))}`,
      ),
    nextAnswer: () => ask(`${addresses.messaging}/v1/replies`, authorizationAt(bystander.facts, 'messaging')),
    leave: async () => {
      worldsInTheEnd = await countWorlds(world);
      await Promise.all([world.close(), bystander.close()]);
    },
    leftovers: async () => {
      const { memory, rss, sockets } = await memoryOf(child);
      return { growth: memory - atFirst.memory, rss, sockets, worlds: worldsInTheEnd - worldsAtFirst };
    },
    close: () => child.stop(),
  };
}
