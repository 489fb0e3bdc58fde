import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { listening } from '../../wire/listening.ts';

type Entry = Readonly<Record<string, string>>;

/** The default world of a platform as its lab shows it: what goes on behind a target that is served without one. */
export class Backstage {
  readonly #base: string;
  readonly #ending = new AbortController();

  private constructor(base: string) {
    this.#base = base;
  }

  static async of(lab: string): Promise<Backstage> {
    const { worlds } = (await (await fetch(`${lab}/worlds`)).json()) as { worlds: ReadonlyArray<{ id: string }> };
    return new Backstage(`${lab}/worlds/${worlds[0]?.id}`);
  }

  async list(path: string, member: string): Promise<readonly Entry[]> {
    return ((await (await fetch(this.#base + path)).json()) as Record<string, Entry[]>)[member] ?? [];
  }

  async post(path: string, body: object): Promise<number> {
    const headers = { 'content-type': 'application/json' };
    return (await fetch(this.#base + path, { method: 'POST', headers, body: JSON.stringify(body) })).status;
  }

  /** Does in the console what a person is asked to. */
  async review(question: string): Promise<void> {
    const [, decides, address] = /(Approve|Reject) sender address (.+) in the console\./.exec(question) ?? [];
    const waiting = await this.list('/review', 'requests');
    const request = waiting.findLast((each) => each.sender_address === address && each.status !== 'APPROVED');
    if (request === undefined) throw new Error(`there is no request for ${address}`);
    await this.post(`/review/${request.id}`, { approve: decides === 'Approve' });
  }

  /** Hands every new entry of a list on, in its order, for as long as the test runs. */
  async handOn(path: string, member: string, on: (entry: Entry) => unknown): Promise<void> {
    const { signal } = this.#ending;
    let known = 0;
    const hand = async (): Promise<void> => {
      const entries = await this.list(path, member);
      for (const entry of entries.slice(known)) await on(entry);
      known = entries.length;
    };
    await hand();
    const { body } = await fetch(`${this.#base}/events`, { signal });
    const watch = async (): Promise<void> => {
      for await (const _ of body ?? []) await hand();
    };
    void watch().catch(() => undefined);
  }

  /** A phone that sends texts: the address that takes them. */
  async phone(): Promise<{ url: string; close(): void }> {
    const server = createServer(async (request, response) => {
      const { number, text: content } = (await json(request)) as Entry;
      response
        .writeHead(await this.post(`/handsets/${encodeURIComponent(number ?? '')}/replies`, { content }))
        .end('{}');
    });
    return { url: await listening(server), close: () => server.close() };
  }

  end(): void {
    this.#ending.abort();
  }
}
