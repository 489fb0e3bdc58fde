import { askOn, type FacilityAnswer, facilityServer } from './facility-server.ts';

interface Received {
  readonly from: string;
  readonly text: string;
  readonly at: string;
}

/** The codes that the phones of the second server got, which it sends by text. */
async function mailbox(simulator: string, numbers: readonly string[]): Promise<FacilityAnswer> {
  const mails = numbers.map(async (to) => {
    const [, received] = await askOn(`${simulator}/handsets/${encodeURIComponent(to)}/messages`, 'GET', '');
    return (received as Received[]).flatMap(({ text, at }) => {
      const [, code] = /verification code is (\d+)/.exec(text) ?? [];
      return code === undefined ? [] : [{ to, code, at }];
    });
  });
  const all = (await Promise.all(mails)).flat();
  return [200, { mails: all.toSorted((one, other) => one.at.localeCompare(other.at)) }];
}

/** The simulated handsets of the second server with their links, the codes that they get, the reviewer and a caller, under the verbs of a lab. */
export const vendorPhones = (simulator: string, numbers: readonly string[]) =>
  facilityServer(async (method, path, body) => {
    if (method === 'GET' && path.startsWith('/mailbox')) return mailbox(simulator, numbers);
    const [, code] = /^\/links\/([^/?]+)\/clicks/.exec(path) ?? [];
    if (method === 'POST' && code !== undefined) {
      const answer = await fetch(`${new URL(simulator).origin}/l/${code}`, { redirect: 'manual' });
      return [answer.status < 400 ? 200 : answer.status, { location: answer.headers.get('location') ?? '' }];
    }
    if (method === 'GET' && path.startsWith('/review')) return [200, { requests: [] }];
    if (method === 'POST' && path.startsWith('/review/')) return askOn(`${simulator}${path}`, method, body);
    const [, number = '', what] = /^\/handsets\/([^/?]+)\/(messages|replies)/.exec(path) ?? [];
    if (method === 'POST' && path === '/calls') {
      const { project, service: serviceId, script } = JSON.parse(body);
      if (script !== undefined) return [501, { message: 'a call cannot be scripted here' }];
      const [status, call] = await askOn(`${simulator}/calls`, 'POST', JSON.stringify({ project, serviceId }));
      const { callId, ...made } = call as { callId: string };
      return [status, { id: callId, ...made }];
    }
    if (method === 'POST' && what === 'replies') return askOn(`${simulator}/handsets/${number}/replies`, method, body);
    if (method !== 'GET' || what !== 'messages') return [501, { message: `there is no ${method} ${path} here` }];
    const [status, received] = await askOn(`${simulator}/handsets/${number}/messages`, method, body);
    const messages = (received as Received[]).map(({ from, text, at }) => ({
      ...{ content: text, source_number: from, number: decodeURIComponent(number), at },
    }));
    return [status, { messages }];
  });
