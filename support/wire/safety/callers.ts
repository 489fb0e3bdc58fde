import { basicHeader, type Pair } from '../../ground/credentials/basic.ts';
import { sentenceOf } from '../../ground/problems/inconclusive.ts';
import type { Answer } from '../http/answer-collector.ts';
import type { HttpClient } from '../http/client.ts';
import type { ResolvedTarget } from '../target/target.ts';

export type Caller = Pair;

export interface Errand {
  readonly method: string;
  readonly url: string;
  readonly json?: object | undefined;
  readonly account?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly user?: string | undefined;
}

export const NOBODY = 'the target file declares no credentials';

export function callersIn({ credentials = {} }: Pick<ResolvedTarget, 'credentials'>): Caller[] {
  const { messaging, stranger, accounts, project, otherProject } = credentials;
  const callers: Caller[] = [];
  for (const each of [messaging, stranger, ...(accounts ?? [])])
    if (each?.key && each.secret) callers.push({ user: each.key, password: each.secret });
  for (const each of [project, otherProject]) if (each) callers.push({ user: each.keyId, password: each.keySecret });
  return callers;
}

/** Who sends a request, as far as its credentials tell the name. */
export function userOf(authorization = ''): string | undefined {
  const [, basic, hmac] = /^Basic\s+(\S+)$|^hmac\s.*?username="([^"]*)"/i.exec(authorization) ?? [];
  return basic === undefined ? hmac : Buffer.from(basic, 'base64').toString('utf8').split(':')[0];
}

export const isGone = (status: number): boolean => status === 404 || status === 410;

/** Asks the platform what no example asks: as one caller of the target file after the other, until one is let in. */
export class Callers {
  readonly all: readonly Caller[];
  readonly #http: HttpClient;
  /** Who was let in last, by origin: that caller is the first to ask there again. */
  readonly #known = new Map<string, Caller>();

  constructor(http: HttpClient, all: readonly Caller[]) {
    this.#http = http;
    this.all = all;
  }

  async ask(errand: Errand): Promise<Answer | string> {
    const only = this.all.find((each) => each.user === errand.user);
    if (errand.user !== undefined) return only ? this.askAs(only, errand) : NOBODY;
    const { origin } = new URL(errand.url);
    const known = this.#known.get(origin);
    let answer: Answer | string = NOBODY;
    for (const caller of known ? new Set([known, ...this.all]) : this.all) {
      answer = await this.askAs(caller, errand);
      if (typeof answer === 'string') return answer;
      if ([401, 403, 404].includes(answer.status)) continue;
      this.#known.set(origin, caller);
      return answer;
    }
    return answer;
  }

  async askAs(caller: Caller, errand: Errand): Promise<Answer | string> {
    const { method, url, json, account } = errand;
    const headers: Record<string, string> = { authorization: basicHeader(caller), 'content-type': 'application/json' };
    if (account !== undefined) headers.account = account;
    Object.assign(headers, errand.headers);
    const body = json === undefined ? undefined : JSON.stringify(json);
    try {
      return await this.#http.send({ method, url, headers, body });
    } catch (error) {
      return sentenceOf(error);
    }
  }
}
