import { Client, type Dispatcher, Pool } from 'undici';
import { noteArrival } from '../../ground/bodies/long-text.ts';
import { ContractViolation } from '../../ground/problems/contract-violation.ts';
import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import { atDeadline } from '../../ground/time/within.ts';
import type { Restraint } from '../safety/restraint.ts';
import { type Answer, AnswerCollector, AnswerTooLong, LONGEST_ANSWER } from './answer-collector.ts';
import type { OutgoingRequest } from './exchange.ts';
import { originOf, pathOf } from './origin.ts';
import type { Reach } from './reach.ts';

/** Milliseconds from the start of a request to the last byte of its answer; a target that takes longer counts as unavailable. */
const PATIENCE = 30_000;

/** The deadline of the whole answer ends what is slow; no part has a time of its own. */
const NO_TIMEOUTS = { headersTimeout: 0, bodyTimeout: 0 };

/** Why a connection ends with its use or with the run. Node looks at the stack of such an error, and this one has none to be made. */
const ENDED = Object.assign(new Error('it is over'), { stack: 'it is over' });

const LATE = {
  waiting: 'no connection came about within',
  sent: 'no answer began within',
  begun: 'the answer was not complete after',
} as const;

/** Why a request got no answer; `late` says how far it was when its time was up. */
type Trouble = Error & { readonly code?: string; readonly late?: keyof typeof LATE };

/** How a client behaves: where its requests may go, what holds them back, and how many milliseconds a whole answer may take. */
export interface ClientOptions {
  readonly reach: Reach;
  readonly restraint?: Restraint;
  readonly patience?: number | undefined;
  readonly journal?: RequestJournal | undefined;
}

export interface RequestJournal {
  /** Resolves when everything is known that the request may change. */
  before?(request: OutgoingRequest): Promise<void>;
  begin(request: OutgoingRequest): (answer?: Answer) => void;
}

/** The only way out of the harness: one pool of connections per origin, redirects are never followed. */
export class HttpClient {
  /** How many requests were sent so far: while the number stays the same, nothing new can be in progress. */
  sent = 0;
  readonly #pools = new Map<string, Pool>();
  readonly #options: ClientOptions;
  readonly #patience: number;

  constructor(options: ClientOptions) {
    this.#options = options;
    this.#patience = options.patience ?? PATIENCE;
  }

  /** Sends a request. Throws Inconclusive (target-unavailable), ContractViolation for a long answer or other origin. */
  async send(request: OutgoingRequest): Promise<Answer> {
    const { method, url } = request;
    const { reach, restraint, journal } = this.#options;
    if (!reach.includes(url))
      throw new ContractViolation(`${method} ${url} was not sent: the target file does not declare its origin`);
    const origin = originOf(url);
    if (!restraint?.isExempt(url)) await journal?.before?.(request);
    if (request.together) await request.together.gather(request, async (all) => restraint?.admitTogether(all));
    else await restraint?.admit(request);
    const ended = restraint?.isExempt(url) ? undefined : journal?.begin(request);
    this.sent += 1;
    const answer = await this.#exchange(request, origin);
    noteArrival(`the answer to ${method} ${new URL(url).pathname}`, answer.text);
    ended?.(answer);
    return answer;
  }

  async #exchange(request: OutgoingRequest, origin: string): Promise<Answer> {
    const { method, url, headers, wireHeaders = headers, body, signal, together } = request;
    const own = together && new Client(origin, { ...NO_TIMEOUTS, connect: together.connector(this.#patience) });
    const options = { method: method as 'GET', path: pathOf(url), headers: { ...wireHeaders }, body: body ?? null };
    let callOff: (() => void) | undefined;
    try {
      return await new Promise<Answer>((resolve, reject) => {
        const collector = new AnswerCollector(resolve, reject);
        const giveUp = (): void => collector.giveUp(new Error('the request was given up'));
        let way: Dispatcher | undefined = own ?? this.#pools.get(origin);
        if (!way) {
          const pool = new Pool(origin, { connections: 64, connectTimeout: this.#patience, ...NO_TIMEOUTS });
          this.#pools.set(origin, pool);
          way = pool;
        }
        callOff = atDeadline(this.#patience, () => {
          const why = new Error(`${LATE[collector.stage]} ${this.#patience / 1000} s`);
          collector.giveUp(Object.assign(why, { late: collector.stage }));
        });
        if (signal?.aborted) giveUp();
        else signal?.addEventListener('abort', giveUp);
        way.dispatch(options, collector);
      });
    } catch (error) {
      throw troubleOf(request, error as Trouble);
    } finally {
      callOff?.();
      await own?.destroy(ENDED);
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.#pools.values()].map((pool) => pool.destroy(ENDED)));
    this.#pools.clear();
  }
}

function troubleOf({ method, url }: OutgoingRequest, error: Trouble): Error {
  if (error instanceof AnswerTooLong)
    return new ContractViolation(
      `${method} ${url}: the answer is too long, ${error.message}; at most ${LONGEST_ANSWER} bytes are read`,
    );
  const { code, message, late } = error;
  const cause = code ?? message;
  const says = `${method} ${url} got no answer: ${cause}`;
  return new Inconclusive('target-unavailable', says, { cause, ...(late && { late }) });
}
