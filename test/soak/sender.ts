import { Pool } from 'undici';
import type { History, Outcome } from './history.ts';

/** A world with what is needed to send there. */
export interface Place {
  readonly messaging: string;
  readonly lab: string;
  readonly world: string;
  readonly key: string;
  readonly secret: string;
}

const NO_ROUTE = '+99900000001';
const NEVER = '+4670099999';

/** Milliseconds after which messages expire that no handset takes. */
const VALIDITY = 1500;

/** Sends one JSON body; returns the status and what came back. */
async function post(pool: Pool, path: string, body: object, headers: Record<string, string> = {}) {
  const answer = await pool.request({
    ...{ path, method: 'POST', body: JSON.stringify(body) },
    headers: { 'content-type': 'application/json', ...headers },
  });
  return { status: answer.statusCode, text: await answer.body.text() };
}

/** Tells the carrier of a world what to do: reports in two steps, and silence for one number. */
export async function scriptCarrier({ lab, world }: Place, pause: string): Promise<void> {
  const pool = new Pool(lab);
  const path = `/worlds/${world}/carrier/scripts`;
  const steps = [
    { status: 'submitted', code: '200' },
    { after: pause, status: 'delivered', code: '220' },
  ];
  for (const script of [
    { number: '*', steps },
    { number: NEVER, steps: [] },
  ]) {
    const { status, text } = await post(pool, path, script);
    if (status !== 201) throw new Error(`the carrier took no script: ${status} ${text}`);
  }
  await pool.destroy();
}

/** Of twenty messages one has no route, one is never taken, and two are scheduled. */
function itemAt(count: number, callback: string, now: number): readonly [item: object, outcome: Outcome] {
  const kind = count % 20;
  const destination = kind === 3 ? NO_ROUTE : kind === 7 ? NEVER : `+4670${String(count).padStart(8, '0')}`;
  const item = {
    ...{ content: `Parcel ${count} arrives tomorrow`, destination_number: destination, format: 'SMS' },
    ...{ delivery_report: true, callback_url: callback },
    ...(kind === 7 ? { message_expiry_timestamp: new Date(now + VALIDITY).toISOString() } : {}),
    ...(kind === 11 || kind === 13 ? { scheduled: new Date(now + 500).toISOString() } : {}),
  };
  return [item, kind === 3 ? 'failed' : kind === 7 ? 'expired' : 'delivered'];
}

/** Sends messages and notes which were accepted. */
export class Sender {
  readonly #place: Place;
  readonly #history: History;
  readonly #callback: string;
  readonly #pool: Pool;
  #count = 0;

  constructor(place: Place, history: History, callback: string) {
    this.#place = place;
    this.#history = history;
    this.#callback = callback;
    this.#pool = new Pool(place.messaging, { connections: 16 });
  }

  /** Sends one request with so many messages. A cut connection promises nothing; any refusal is an error. */
  async send(messages: number, now = Date.now()): Promise<void> {
    const items = Array.from({ length: messages }, () => itemAt(this.#count++, this.#callback, now));
    const { key, secret } = this.#place;
    const authorization = `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`;
    const body = { messages: items.map(([item]) => item) };
    const answer = await post(this.#pool, '/v1/messages', body, { authorization }).catch(() => undefined);
    if (answer === undefined) {
      this.#history.unanswered += 1;
      return;
    }
    if (answer.status !== 202) throw new Error(`a submit was answered ${answer.status}: ${answer.text}`);
    const { messages: accepted } = JSON.parse(answer.text) as { messages: Array<{ message_id: string }> };
    for (const [place, { message_id: id }] of accepted.entries())
      this.#history.accepted.set(id, (items[place] as readonly [object, Outcome])[1]);
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }
}
