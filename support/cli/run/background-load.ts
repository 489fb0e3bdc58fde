import { basicHeader } from '../../ground/credentials/basic.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { every } from '../../ground/time/every.ts';
import { realTime } from '../../ground/time/pause.ts';
import { HttpClient } from '../../wire/http/client.ts';
import type { OutgoingRequest } from '../../wire/http/exchange.ts';
import { LabClient } from '../../wire/lab/lab-client.ts';
import type { TargetCredentials } from '../../wire/target/declared-account.ts';
import { baseAddressesOf, type ResolvedTarget, reachOf } from '../../wire/target/target.ts';

/** Milliseconds between two looks at how many requests are due. */
const BEAT = 20;

/** Some message that no platform has: the look-up costs it as much as any. */
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

const MESSAGE = { content: 'background', destination_number: '+61491570156', format: 'SMS', delivery_report: true };

interface Background {
  readonly requests: readonly OutgoingRequest[];
  readonly leave?: () => Promise<unknown>;
}

type Key = NonNullable<TargetCredentials['messaging']>;

/** In a world of its own it sends and reads messages; on an account that others share it reads and changes nothing. */
async function prepare(http: HttpClient, target: ResolvedTarget): Promise<Background> {
  const [base] = baseAddressesOf(target, 'messaging');
  if (base === undefined) throw new UsageError('--under-load needs a target with the messaging interface.');
  const url = `${base}/v1/messages`;
  const headersOf = ({ key, secret }: Key) => ({ authorization: basicHeader({ user: key, password: secret }) });
  if (target.lab !== undefined) {
    const lab = new LabClient(http, target.lab);
    const world = (await lab.createWorld()) as unknown as { id: string; credentials: { messaging: Key } };
    const own = headersOf(world.credentials.messaging);
    const headers = { ...own, 'content-type': 'application/json' };
    const submit = { method: 'POST', url, headers, body: JSON.stringify({ messages: [MESSAGE] }) };
    const read = { method: 'GET', url: `${url}/${UNKNOWN}`, headers: own };
    return { requests: [submit, read], leave: () => lab.request('DELETE', `/worlds/${world.id}`) };
  }
  const key = target.credentials?.messaging;
  if (!key) throw new UsageError('--under-load needs credentials.messaging in the target file, or a lab.');
  const read = { method: 'GET', url: `${url}/${UNKNOWN}`, headers: headersOf(key) };
  return { requests: [read] };
}

export class BackgroundLoad {
  readonly #http: HttpClient;
  readonly #background: Background;
  readonly #pending = new Set<Promise<void>>();
  readonly #began = realTime.now();
  readonly #stop: () => void;
  readonly #spans: number[] = [];
  #due = 0;
  #sent = 0;
  #failed = 0;

  private constructor(http: HttpClient, background: Background, rate: number) {
    this.#http = http;
    this.#background = background;
    // What the target is behind with for a second is left out: the load is so many a second and not a pile.
    this.#stop = every(BEAT, () => {
      const due = Math.floor(((realTime.now() - this.#began) / 1000) * rate);
      for (; this.#due < due; this.#due += 1) {
        if (this.#pending.size >= rate) continue;
        const sending = this.#send(this.#sent).finally(() => this.#pending.delete(sending));
        this.#pending.add(sending);
        this.#sent += 1;
      }
    });
  }

  /** Begins with `rate` requests a second. Throws UsageError where the target file allows no more than that. */
  static async begin(target: ResolvedTarget, rate: number): Promise<BackgroundLoad> {
    const { requestsPerSecond: most } = target.limits;
    if (most !== undefined && rate >= most)
      throw new UsageError(
        `--under-load ${rate} leaves nothing of limits.requestsPerSecond ${most} for the examples; give less.`,
      );
    const http = new HttpClient({ reach: reachOf(target) });
    return new BackgroundLoad(http, await prepare(http, target), rate);
  }

  async end(): Promise<string> {
    this.#stop();
    const span = (realTime.now() - this.#began) / 1000;
    await Promise.all(this.#pending);
    await Promise.allSettled([this.#background.leave?.()]);
    await this.#http.close();
    const sorted = this.#spans.sort((a, b) => a - b);
    const slow = sorted[Math.floor(sorted.length * 0.99)] ?? 0;
    const left = this.#due - this.#sent;
    return (
      `under load: ${this.#sent} background requests, ${(this.#sent / span).toFixed(0)} a second, ` +
      `99 of 100 answered within ${slow} ms; ${this.#failed} failed, ${left} could not be sent in time`
    );
  }

  async #send(count: number): Promise<void> {
    const { requests } = this.#background;
    const began = realTime.now();
    try {
      const { status } = await this.#http.send(requests[count % requests.length] as OutgoingRequest);
      this.#spans.push(realTime.now() - began);
      if (status >= 500) this.#failed += 1;
    } catch {
      this.#failed += 1;
    }
  }
}
