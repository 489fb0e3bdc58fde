import { createServer, type Server } from 'node:http';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { letDrive } from '../../../support/example/session/driven-client.ts';
import { blacklistOf } from '../../../support/example/verbs/blacklist.ts';
import { openOwnReceiver, postReports, statusesGiven } from '../../../support/example/verbs/own-receiver.ts';
import { download } from '../../../support/example/verbs/report-requests.ts';
import { listening } from '../../wire/listening.ts';
import { problem } from '../problem.ts';
import { sessionAt } from './a-session.ts';

let nextUri: (count: number) => unknown = () => null;
let heard: string[] = [];
let strangers: string[] = [];

const opened = async (server: Server): Promise<string> => (await listening(server)).slice('http://'.length);

const other = createServer(({ headers }, response) => {
  strangers.push(String(headers.authorization));
  response.end('{}');
});
const hostile = createServer(({ url = '' }, response) => {
  heard.push(url);
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ numbers: [], pagination: { page: '1', next_uri: nextUri(heard.length) } }));
});
const there = await opened(other);
const here = await opened(hostile);

beforeEach(() => {
  heard = [];
  strangers = [];
});

afterAll(() => {
  for (const server of [other, hostile]) {
    server.close().closeAllConnections();
  }
});

const BLACKLIST = '/v1/number_authorisation/mt/blacklist';

describe('an address of an answer', () => {
  it.each([
    () => `http://${there}/x`,
    () => `//${there}/x`,
    () => `\\\\${there}\\x`,
    () => `/\t/${there}/x`,
    () => `http://${here}@${there}/x`,
    () => `https://${here}/x`,
    () => 'javascript:alert(1)',
    () => ({ href: '/x' }),
  ])('that leads to another origin breaks the rule, and no credentials go there', async (uri) => {
    nextUri = uri;
    const reading = blacklistOf(sessionAt(`http://${here}`), 'main');
    await expect(reading).rejects.toThrow(problem('ContractViolation', /^next_uri leads to another origin: /));
    expect({ heard, strangers }).toEqual({ heard: [BLACKLIST], strangers: [] });
  });

  it('that would be another host if it were glued to the base is a path', async () => {
    nextUri = (count) => (count === 1 ? `@${there}/x` : '');
    await blacklistOf(sessionAt(`http://${here}`), 'main');
    expect({ heard, strangers }).toEqual({
      heard: [BLACKLIST, `/v1/number_authorisation/mt/@${there}/x`],
      strangers: [],
    });
  });

  it('of a file is opened where the target file says, and nowhere else', async () => {
    const session = sessionAt(`http://${here}`);
    const answer = (url: unknown) =>
      ({
        interface: 'messaging',
        request: { url: `http://${here}/v2` },
        json: { download_url: url },
      }) as never;
    await expect(download(session, answer(`http://${there}/file`))).rejects.toThrow(
      `the target file declares no address http://${there}, where files are kept`,
    );
    const none = problem('ContractViolation', 'download_url is not an address');
    for (const url of [undefined, 7, 'http://[']) await expect(download(session, answer(url))).rejects.toThrow(none);
    await download(session, answer(`http://${here}/file?x=1`));
    expect({ heard, strangers }).toEqual({ heard: ['/file?x=1'], strangers: [] });
  });
});

describe('a receiver that a driver names', () => {
  const driven = (address: string | undefined, url: string) => {
    const client = { address, command: address ? undefined : 'x', patienceMs: 1000, tasks: [], clock: false };
    const session = sessionAt('http://platform.example', undefined, undefined, client);
    letDrive(session, { ask: async () => ({ result: { url } }) } as never);
    return session;
  };

  it.each([undefined, 'http://localhost:4711/driver'])(
    'gets reports on this machine from the driver at %s',
    async (address) => {
      const session = driven(address, `http://${there}/reports`);
      await openOwnReceiver(session);
      await postReports(session, ['{}']);
      expect(statusesGiven(session)).toEqual([200]);
      expect(strangers).toEqual(['undefined']);
    },
  );

  it('is not posted to on another host than that of the driver', async () => {
    const opening = openOwnReceiver(driven('http://driver.example/', `http://${there}/reports`));
    await expect(opening).rejects.toThrow(
      `the target file declares no receiver at http://${there}: the driver at http://driver.example/ may name its own host`,
    );
    expect(strangers).toEqual([]);
  });
});
