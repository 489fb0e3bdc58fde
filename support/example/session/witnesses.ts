import { operations } from '../../ground/operations/loader.ts';
import { patternOf } from '../../ground/operations/path-pattern.ts';
import { routesOf } from '../../ground/operations/routes.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import type { Claim, Subject, WitnessKind } from './claims.ts';

const routes = routesOf(operations).map(({ operation: { method, path } }) => ({
  method,
  path: path.split('?')[0],
  matches: new RegExp(`${patternOf(path)}$`),
}));

type Need = Pick<Subject, 'kind' | 'of'> & Partial<Subject> & { readonly claim: string };

export function unwitnessed({ kind, of, claim }: Need): string {
  switch (kind) {
    case 'accepted':
      return `${claim}, but no request to ${of} was accepted in this example`;
    case 'arrived':
      return `${claim}, but nothing arrived at ${of} in this example`;
    case 'read':
      return `${claim}, but nothing in this example shows ${of}`;
  }
}

export class Witnesses {
  readonly #needs = new Map<string, Need>();
  readonly #seen = new Map<string, string>();

  need(need: Need): void {
    const key = `${need.kind} ${need.of}`;
    if (!this.#needs.has(key)) this.#needs.set(key, need);
  }

  supply(kind: WitnessKind, of: string, how: string): void {
    const key = `${kind} ${of}`;
    if (!this.#seen.has(key)) this.#seen.set(key, how);
  }

  note(claims: readonly Claim[], step: string): void {
    for (const claim of claims) {
      if (!('subject' in claim)) continue;
      const { kind, of } = claim.subject;
      if (claim.says === 'absent') this.need({ ...claim.subject, claim: `it says that ${step}` });
      else this.supply(kind, of, step);
    }
  }

  unmet(): Need[] {
    return [...this.#needs].flatMap(([key, need]) => (this.#seen.has(key) ? [] : [need]));
  }

  phrases(): string[] {
    return [...this.#needs.keys()].flatMap((key) => this.#seen.get(key) ?? []);
  }
}

/** Every answer is a claim or a witness: a refusal needs an accepted request of the same operation. */
export function witnessAnswers(exchanges: readonly Exchange[], witnesses: Witnesses): void {
  const accepted = new Map<string, Exchange>();
  const bad: Array<{ readonly exchange: Exchange; readonly of: string; readonly key: string }> = [];
  for (const exchange of exchanges) {
    // What it is about: its phrase in the features where known, and its place on the wire without the ids in it.
    const { method, url } = exchange.request;
    const { pathname } = new URL(url);
    const route = routes.find((each) => each.method === method && each.matches.test(pathname));
    const segments = pathname.split('/').map((each) => (/^(v\d[\w-]*|[a-z_:-]*)$/.test(each) ? each : '{id}'));
    const key = `${method} ${route?.path ?? segments.join('/')} of ${exchange.interface.replace(/Apac$/, '')}`;
    const of = exchange.operation ?? key;
    // A lookup is answered by a line of text; anything but OK is a failure.
    const isFailedLookup = exchange.interface === 'lookup' && !exchange.text.startsWith('result=OK');
    if (exchange.status >= 400 || isFailedLookup) bad.push({ exchange, of, key });
    else if (exchange.status < 300) accepted.set(of, exchange).set(key, exchange);
  }
  for (const { exchange, of, key } of bad) {
    const { status, text } = exchange;
    const befell =
      status >= 400 ? `was refused with HTTP status ${status}` : `was answered ${text.slice(0, 60).trim()}`;
    witnesses.need({ kind: 'accepted', of, claim: `a request to ${of} ${befell}` });
    const twin = accepted.get(of) ?? accepted.get(key);
    if (twin) witnesses.supply('accepted', of, `to ${of} was accepted (request ${twin.n})`);
  }
}

export function refusalsWithoutWitness(exchanges: readonly Exchange[]): string[] {
  const witnesses = new Witnesses();
  witnessAnswers(exchanges, witnesses);
  return witnesses.unmet().map(({ of }) => of);
}
