import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { type Child, startChild } from '../../bench/child.ts';
import { authorizationAt, makeWorldAt, type WorldAt } from '../../interop/matrix/hostile-world.ts';
import type { Labelled } from './hostile-bodies.ts';
import { type Row, rowsWithBody } from './operation-tables.ts';
import type { Attack } from './raw-exchange.ts';
import { type Target, targetIn } from './targets.ts';

const ask = (url: string, authorization: string): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const asking = request(url, { agent: false, headers: { authorization } }, (answer) => {
      text(answer).then((said) => resolve({ status: answer.statusCode ?? 0, text: said }), reject);
    });
    asking.on('error', reject).end();
  });

const headerLines = (authorization: string | null): string =>
  `Host: localhost\r\n${authorization === null ? '' : `Authorization: ${authorization}\r\n`}`;

const attackWith = (head: string, body: Buffer = Buffer.alloc(0)): Attack => ({
  pieces: [Buffer.from(`${head}Content-Length: ${body.length}\r\n\r\n`, 'latin1'), body],
  parting: 'half-closes',
});

const authorizationFor = ({ facts }: WorldAt, name: string): string | null =>
  name === 'lab' ? null : authorizationAt(facts, name);

const memoryOf = async (child: Child) =>
  (await child.ask('memory')) as Readonly<Record<'memory' | 'rss' | 'sockets', number>>;

const countWorlds = async ({ send }: WorldAt): Promise<number> => {
  const answer = await send({ interface: 'lab', method: 'GET', path: '/worlds', authorization: null });
  return (JSON.parse(answer.text) as { worlds: unknown[] }).worlds.length;
};

/** Starts the reference in a process of its own, with a world, and gets to know it: it is about to be attacked. */
export async function startVictim() {
  const child = await startChild('reference-server.ts');
  const { credentials: _unused, ...listening } = child.ready;
  const addresses: Record<string, string> = Object.fromEntries(
    Object.entries(listening).map(([name, url]) => [name, String([url].flat()[0])]),
  );
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
    /** Header lines of a client of the messaging interface who is let in. */
    known: headerLines(authorizationAt(world.facts, 'messaging')),
    requestTo: ({ request: { interface: at, method, path } }: Target, { headers, body }: Labelled) =>
      attackWith(`${method} ${path} HTTP/1.1\r\n${headerLines(authorizationFor(world, at))}${headers}`, body),
    lookAt: ({ interface: at, method }: Row, target: string) =>
      attackWith(
        `${method} ${target.replace(':world', world.facts.id)} HTTP/1.1\r\n${headerLines(authorizationFor(world, at))}`,
      ),
    /** What another client gets that reads its replies on its own connection. */
    nextAnswer: () => ask(`${addresses.messaging}/v1/replies`, authorizationAt(bystander.facts, 'messaging')),
    /** Counts its worlds and lets go of every connection. */
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
