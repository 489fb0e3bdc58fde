import { askOn, type FacilityAnswer, type FacilityServer, facilityServer } from './facility-server.ts';

interface Received {
  readonly from: string;
  readonly text: string;
  readonly at: string;
}

const CODE = /verification code is (\d+)/;

/** The codes that the phones of the second server got, which it sends by text. */
async function mailbox(simulator: string, numbers: readonly string[]): Promise<FacilityAnswer> {
  const mails = numbers.map(async (to) => {
    const [, received] = await askOn(`${simulator}/handsets/${encodeURIComponent(to)}/messages`, 'GET', '');
    return (received as Received[]).flatMap(({ text, at }) => {
      const [, code] = CODE.exec(text) ?? [];
      return code === undefined ? [] : [{ to, code, at }];
    });
  });
  const all = (await Promise.all(mails)).flat();
  return [200, { mails: all.toSorted((one, other) => one.at.localeCompare(other.at)) }];
}

/** Opens a short link as a phone does, and says where it leads. */
async function follow(simulator: string, code: string): Promise<FacilityAnswer> {
  const answer = await fetch(`${new URL(simulator).origin}/l/${code}`, { redirect: 'manual' });
  return [answer.status < 400 ? 200 : answer.status, { location: answer.headers.get('location') ?? '' }];
}

/** Starts a call in which nothing happens of itself. */
async function call(simulator: string, body: string): Promise<FacilityAnswer> {
  const { project, service: serviceId, script } = JSON.parse(body);
  if (script !== undefined) return [501, { message: 'a call cannot be scripted here' }];
  const [status, { callId, ...made }] = (await askOn(
    `${simulator}/calls`,
    'POST',
    JSON.stringify({ project, serviceId }),
  )) as [number, { callId: string }];
  return [status, { id: callId, ...made }];
}

/** The simulated handsets of the second server with their links, the codes that they get, the reviewer and a caller, under the verbs of a lab. */
export const vendorPhones = (simulator: string, numbers: readonly string[]): Promise<FacilityServer> =>
  facilityServer(async (method, path, body): Promise<FacilityAnswer> => {
    if (method === 'GET' && path.startsWith('/mailbox')) return mailbox(simulator, numbers);
    const [, code] = /^\/links\/([^/?]+)\/clicks/.exec(path) ?? [];
    if (method === 'POST' && code !== undefined) return follow(simulator, code);
    if (method === 'GET' && path.startsWith('/review')) return [200, { requests: [] }];
    if (method === 'POST' && path.startsWith('/review/')) return askOn(`${simulator}${path}`, method, body);
    const [, number = '', what] = /^\/handsets\/([^/?]+)\/(messages|replies)/.exec(path) ?? [];
    if (method === 'POST' && path === '/calls') return call(simulator, body);
    if (method === 'POST' && what === 'replies') return askOn(`${simulator}/handsets/${number}/replies`, method, body);
    if (method !== 'GET' || what !== 'messages') return [501, { message: `there is no ${method} ${path} here` }];
    const [status, received] = await askOn(`${simulator}/handsets/${number}/messages`, method, body);
    const messages = (received as Received[]).map(({ from, text, at }) => ({
      ...{ content: text, source_number: from, number: decodeURIComponent(number), at },
    }));
    return [status, { messages }];
  });
