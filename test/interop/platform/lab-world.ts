import type { RunningPlatform } from '../../../reference-impl/compose.ts';
import { basic } from '../../wire/basic.ts';

interface Account {
  readonly id: string;
  readonly role: string;
  readonly key: string;
  readonly secret: string;
}

interface WorldFacts {
  readonly id: string;
  readonly accounts: readonly Account[];
}

interface Attempt {
  readonly url: string;
  readonly attempt: number;
  readonly outcome: string;
  readonly note?: string;
}

async function json<Answer>(url: string, method = 'GET', body?: object, headers = {}): Promise<Answer> {
  const answer = await fetch(url, {
    method,
    headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  if (answer.status >= 400) throw new Error(`${method} ${url}: ${answer.status} ${text}`);
  return (text ? JSON.parse(text) : undefined) as Answer;
}

/** A world of its own with the calls that tests of webhooks make in it. */
export async function labWorld(of: RunningPlatform, clock: 'frozen' | 'real') {
  const facts = await json<WorldFacts>(`${of.addresses.lab}/worlds`, 'POST', { clock });
  const lab = `${of.addresses.lab}/worlds/${facts.id}`;
  const call = <Answer = unknown>(role: string, method: string, path: string, body: object) => {
    const { key, secret } = facts.accounts.find((each) => each.role === role) as Account;
    const authorization = basic(key, secret);
    return json<Answer>(`${of.addresses.messaging}${path}`, method, body, { authorization });
  };
  const hook = (url: string, members: object = {}, role = 'main') =>
    call(role, 'POST', '/v1/webhooks/messages', {
      ...{ url, method: 'POST', encoding: 'JSON', events: ['DELIVERED_DR'] },
      ...{ read_timeout: 150, retries: 1, retry_delay: 5, ...members },
    });
  const send = (count = 1, role = 'main', members: object = {}) =>
    call(role, 'POST', '/v1/messages', {
      messages: Array.from({ length: count }, () => ({
        ...{ content: 'Hello', destination_number: '+46700000001', delivery_report: true, ...members },
      })),
    });
  const attempts = async () => (await json<{ attempts: Attempt[] }>(`${lab}/callbacks`)).attempts;
  const advance = (by: string) => json(`${lab}/clock/advance`, 'POST', { by });
  const remove = () => json(lab, 'DELETE');
  return { hook, send, attempts, advance, remove };
}

/** Waits for something to become true, eight seconds at most. */
export const until = async (isTrue: () => boolean): Promise<void> => {
  for (let round = 0; round < 800 && !isTrue(); round += 1) await new Promise((go) => setTimeout(go, 10));
};
