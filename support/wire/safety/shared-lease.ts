import { hostname } from 'node:os';
import { membersOf } from '../../ground/json.ts';
import { obstacleIn } from '../../ground/problems/inconclusive.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { every } from '../../ground/time/every.ts';
import type { RealTime } from '../../ground/time/pause.ts';
import type { Answer } from '../http/answer-collector.ts';
import { HttpClient } from '../http/client.ts';
import { Reach } from '../http/reach.ts';

/** How long a lease holds that nobody renews, how often it is renewed, how long its server may take; milliseconds. */
const TERM = 300_000;
const RENEWAL = 60_000;
const PATIENCE = 10_000;

const OVERTAKEN = [409, 412];

export interface Holder {
  readonly run: string;
  readonly who: string;
}

/** What is there, and the header by which a change is made only if it is still so. */
interface Found {
  readonly as: Readonly<Record<string, string>>;
  readonly run?: string;
  readonly holder?: string;
  readonly until?: string;
}

/** A lease at an HTTP address, for machines that share no disk. Its methods throw UsageError where the server is of no use. */
export class SharedLease {
  readonly #url: string;
  readonly #run: string;
  readonly #now: RealTime['now'];
  #until = 0;

  constructor(url: string, run: string, now: RealTime['now']) {
    this.#url = url;
    this.#run = run;
    this.#now = now;
  }

  /** Takes the lease or renews it; answers who has it where another run does. */
  async take(): Promise<Holder | undefined> {
    for (const mayBeOvertaken of [true, false]) {
      const before = await this.#look();
      if (before.run !== this.#run && Date.parse(before.until ?? '') > this.#now()) return holderOf(before);
      const until = this.#now() + TERM;
      const content = { holder: `process ${process.pid} on ${hostname()}`, run: this.#run, until: new Date(until) };
      const { status } = await this.#ask('PUT', before.as, JSON.stringify(content));
      if (mayBeOvertaken && OVERTAKEN.includes(status)) continue;
      if (status >= 300) this.#refuse(`it answers PUT with HTTP status ${status}`);
      const after = await this.#look();
      if (after.run !== this.#run) return after.run === undefined ? this.#refuse('it keeps nothing') : holderOf(after);
      this.#until = until;
      break;
    }
    return undefined;
  }

  /** Renews a lease that was taken; calls `lost`, once, with why that is over. Returns a function that gives the lease back. */
  hold(lost: (why: string) => void): () => Promise<void> {
    let isLost = false;
    const renew = async (): Promise<void> => {
      let why: string | undefined;
      try {
        const holder = await this.take();
        why = holder && `run ${holder.run} (${holder.who}) has taken the lease ${this.#url} meanwhile.`;
      } catch (error) {
        if (this.#now() >= this.#until) why = (error as Error).message;
      }
      if (why === undefined || isLost) return;
      isLost = true;
      stop();
      lost(why);
    };
    let renewed = Promise.resolve();
    const stop = every(RENEWAL, () => {
      renewed = renewed.then(renew);
    });
    return async () => {
      stop();
      await renewed;
      if (isLost) return;
      const { run, as } = await this.#look();
      if (run === this.#run) await this.#ask('DELETE', as);
    };
  }

  async #look(): Promise<Found> {
    const { status, headers, text } = await this.#ask('GET');
    if (status === 404 || status === 410) return { as: { 'if-none-match': '*' } };
    if (status !== 200) this.#refuse(`it answers GET with HTTP status ${status}`);
    const { etag = '' } = headers;
    if (!etag.startsWith('"')) this.#refuse(`it gives no ${etag === '' ? '' : 'strong '}ETag`);
    const { run, holder, until } = membersOf(text);
    if (typeof run !== 'string' || Number.isNaN(Date.parse(String(until)))) this.#refuse('what it holds is no lease');
    return { as: { 'if-match': etag }, run, holder: String(holder), until: String(until) };
  }

  async #ask(method: string, headers: Readonly<Record<string, string>> = {}, body?: string): Promise<Answer> {
    const [url, http] = [this.#url, new HttpClient({ reach: new Reach([this.#url]), patience: PATIENCE })];
    const kind: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
    try {
      return await http.send({ method, url, headers: { ...headers, ...kind }, body });
    } catch (error) {
      return this.#refuse(obstacleIn(error)?.cause ?? (error as Error).message);
    } finally {
      await http.close();
    }
  }

  #refuse(why: string): never {
    throw new UsageError(
      `the lease ${this.#url} cannot be used: ${why}; start its server, or name one that keeps JSON with GET, PUT, DELETE, ETag and If-Match.`,
    );
  }
}

const holderOf = ({ run = '', holder = '', until = '' }: Found): Holder => ({ run, who: `${holder}, until ${until}` });
