import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands before a platform and makes its answers large. */
export interface Swollen {
  readonly url: string;
  /** How many answers were made large, and their bytes. */
  readonly given: { answers: number; bytes: number };
  close(): void;
}

const MEGABYTE = 1024 * 1024;

/** Nested JSON of so many bytes: lists of small objects in lists. */
function nested(bytes: number): string {
  const leaf = '{"name":"a value","at":[1,2,{"more":[true,null,"text"]}]}';
  const branch = `[${Array(20).fill(leaf).join(',')}]`;
  return `[${Array(Math.ceil(bytes / branch.length))
    .fill(branch)
    .join(',')}]`;
}

/** From six to twelve megabytes, in turn. */
const SIZES = [6, 9, 12].map((megabytes) => nested(megabytes * MEGABYTE));

const textOf = async (incoming: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};

/** Stands before the platform at `to`; every answer that is a JSON object gets one more member, of 6 to 12 MB. */
export async function swollenServer(to: string): Promise<Swollen> {
  const given = { answers: 0, bytes: 0 };
  const swell = (text: string): string => {
    if (!/^\{.+\}$/s.test(text)) return text;
    const swollen = `${text.slice(0, -1)},"more":${SIZES[given.answers % SIZES.length]}}`;
    given.answers += 1;
    given.bytes += swollen.length;
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
