import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands before a platform and makes its answers large. */
export interface Swollen {
  readonly url: string;
  /** How many answers were made large, and the length of each by its digest. */
  readonly given: { answers: number; readonly digests: Map<string, number> };
  close(): void;
}

/** Rules whose examples pass however large the answers are. */
export const ROBUST = [
  'MSG-GET-01',
  'MSG-GET-02',
  'MSG-META-01',
  'MSG-META-03',
  'MSG-DEDUP-01',
  'MSG-DEDUP-02',
];

const MEGABYTE = 1024 * 1024;

/** Nested JSON of so many bytes: lists of small objects in lists. */
function nested(bytes: number): string {
  const leaf = '{"name":"a value","at":[1,2,{"more":[true,null,"text"]}]}';
  const branch = `[${Array(20).fill(leaf).join(',')}]`;
  return `[${Array(Math.ceil(bytes / branch.length))
    .fill(branch)
    .join(',')}]`;
}

/** From two megabytes to nearly as much as a client reads, in turn. */
const SIZES = [2, 3, 3.9].map((megabytes) => nested(megabytes * MEGABYTE));

const textOf = async (incoming: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};

/** Stands before the platform at `to`; every answer that is a JSON object gets one more member, of 2 to 4 MB. */
export async function swollenServer(to: string): Promise<Swollen> {
  const given = { answers: 0, digests: new Map<string, number>() };
  const swell = (text: string): string => {
    if (!/^\{.+\}$/s.test(text)) return text;
    const swollen = `${text.slice(0, -1)},"more":${SIZES[given.answers % SIZES.length]}}`;
    given.answers += 1;
    given.digests.set(createHash('sha256').update(swollen).digest('hex'), Buffer.byteLength(swollen));
    return swollen;
  };
  const server = createServer(async (incoming, response) => {
    const { method = '', url = '', headers } = incoming;
    const onward = request(`${to}${url}`, { method, headers });
    onward.end(await textOf(incoming));
    const [answer] = (await once(onward, 'response')) as [IncomingMessage];
    const { 'content-length': _length, 'transfer-encoding': _how, ...kept } = answer.headers;
    response.writeHead(answer.statusCode ?? 502, kept).end(swell(await textOf(answer)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    given,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
