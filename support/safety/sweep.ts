import type { Answer } from '../http/answer-collector.ts';
import type { HttpClient } from '../http/client.ts';
import { type Creation, creationOf, type Listing, removalsOf } from './creations.ts';
import type { LeftOver } from './journal-lines.ts';

/** How one thing of the journal fared: taken away, not there any more, there for good, or still there and why. */
export interface Swept {
  readonly key: string;
  readonly kind: string;
  readonly url: string;
  readonly ids: readonly string[];
  readonly state: 'removed' | 'gone' | 'stays' | 'left';
  readonly why?: string;
}

/** Key and secret of somebody whom the target file names. */
interface Caller {
  readonly user: string;
  readonly password: string;
}

type Entry = Readonly<Record<string, unknown>>;

/** The clocks of two machines may differ by so many milliseconds. */
const SKEW = 60_000;

const headersFor = ({ user, password }: Caller, account?: string): Record<string, string> => ({
  authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
  'content-type': 'application/json',
  ...(account === undefined ? {} : { account }),
});

function entriesOf({ text }: Answer, { entries }: Listing): Entry[] {
  try {
    let found: unknown = JSON.parse(text);
    for (const name of entries) found = (found as Entry | undefined)?.[name];
    return Array.isArray(found) ? (found as Entry[]) : [];
  } catch {
    return [];
  }
}

/** Whether an entry of a list is what was asked for: alike in every member, and not older. */
function isThatOne(entry: Entry, { same, at }: LeftOver, listing: Listing): boolean {
  const members = Object.entries(same);
  const madeAt = listing.since === undefined ? at : Date.parse(String(entry[listing.since]));
  return members.length > 0 && members.every(([name, value]) => entry[name] === value) && madeAt >= at - SKEW;
}

const isGone = (status: number): boolean => status === 404 || status === 410;

/** Takes away what runs left on an account: each thing by its id, or found in its list by what was asked for. */
export class Sweep {
  readonly #http: HttpClient;
  readonly #callers: readonly Caller[];

  /** `callers` are tried one after the other until one is let in. */
  constructor(http: HttpClient, callers: readonly Caller[]) {
    this.#http = http;
    this.#callers = callers;
  }

  async take(left: LeftOver): Promise<Swept> {
    const { key, kind, url } = left;
    const creation = creationOf(kind);
    if (creation?.removal === undefined)
      return {
        key,
        kind,
        url,
        ids: left.ids,
        state: 'stays',
        why: 'the platform has no way to take it away',
      };
    const ids = left.ids.length > 0 ? left.ids : await this.#found(left, creation);
    if (typeof ids === 'string') return { key, kind, url, ids: [], state: 'left', why: ids };
    const outcome = await this.#removeAll(left, creation, ids);
    return { key, kind, url, ids, ...outcome };
  }

  async #removeAll(
    left: LeftOver,
    creation: Creation,
    ids: readonly string[],
  ): Promise<Pick<Swept, 'state' | 'why'>> {
    let state: Swept['state'] = 'gone';
    for (const path of removalsOf(creation, left.url, ids)) {
      const { method, json } = creation.by ?? { method: 'DELETE' };
      const answer = await this.#ask(method, `${baseOf(left)}${path}`, left, json);
      if (typeof answer === 'string') return { state: 'left', why: answer };
      if (answer.status >= 300 && !isGone(answer.status))
        return { state: 'left', why: `${method} was refused with HTTP status ${answer.status}` };
      if (answer.status < 300) state = 'removed';
    }
    return { state };
  }

  /** The ids of what nobody was told about, or why they cannot be found. */
  async #found(left: LeftOver, creation: Creation): Promise<readonly string[] | string> {
    const { listing, id, removal } = creation;
    if (!removal?.includes('{id}')) return [];
    if (!listing) return 'the answer to its creation never came, and there is no list to find it in';
    const answer = await this.#ask('GET', `${baseOf(left)}${listing.path}`, left);
    if (typeof answer === 'string') return answer;
    if (answer.status >= 300) return `its list was refused with HTTP status ${answer.status}`;
    return entriesOf(answer, listing)
      .filter((entry) => isThatOne(entry, left, listing))
      .map((entry) => String(entry[id]));
  }

  /** The first answer that is no refusal of the caller, or why nothing answers. */
  async #ask(method: string, url: string, left: LeftOver, json?: object): Promise<Answer | string> {
    let answer: Answer | string = 'the target file declares no credentials';
    for (const caller of this.#callers) {
      try {
        const body = json === undefined ? undefined : JSON.stringify(json);
        answer = await this.#http.send({ method, url, headers: headersFor(caller, left.account), body });
      } catch (error) {
        return (error as Error).message.replace(/^\[[a-z-]+\] /, '');
      }
      if (answer.status !== 401 && answer.status !== 403 && answer.status !== 404) return answer;
    }
    return answer;
  }
}

const baseOf = ({ url }: LeftOver): string => {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname.replace(/\/(?:api\/)?v\d[\w-]*\/.*$/, '')}`;
};
