import { operationNamed } from '../../ground/operations/loader.ts';
import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import { boundPath } from '../../wire/http/bound-path.ts';
import type { Burst } from '../../wire/http/burst.ts';
import type { Exchange, OutgoingRequest } from '../../wire/http/exchange.ts';
import { spelled } from '../../wire/http/header-names.ts';
import { signedPath } from '../../wire/http/signed-path.ts';
import { addressBelow } from '../../wire/http/way.ts';
import type { RunContext } from '../../wire/target/run-context.ts';
import type { InterfaceName } from '../../wire/target/target.ts';
import { unseenKey } from '../../wire/target/unseen-key.ts';
import { type Credential, credentialHeaders } from './credential.ts';
import type { SampleValues } from './sample-values.ts';

/** A request to one of the target's public interfaces. `json` is encoded; `raw` is sent unchanged. */
export interface Request {
  readonly operation?: string;
  readonly interface: InterfaceName;
  /** Which of the interface's addresses, counted from 1; the first when absent. */
  readonly place?: number;
  readonly method: string;
  /** Path with query, exactly as sent. */
  readonly path: string;
  readonly as?: Credential;
  readonly json?: unknown;
  readonly raw?: string | Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  readonly together?: Burst | undefined;
}

export interface Values extends Pick<Request, 'as' | 'json' | 'raw' | 'headers' | 'place' | 'signal' | 'together'> {
  /** Values for the names in braces in the path; already escaped. */
  readonly names?: Readonly<Record<string, string>>;
  readonly path?: string;
  readonly query?: string;
  readonly at?: InterfaceName | undefined;
}

/** Sends an operation by its phrase, or a complete request, and checks the answer against the documented shapes. */
export type Send = (what: string | Request, values?: Values) => Promise<Exchange>;

/** Looks at an answer that has to be good. Throws Inconclusive (precondition-unmet), which says `refusal` and its status. */
export function requireGood(exchange: Exchange, refusal: string): Exchange {
  exchange.looked = true;
  if (exchange.status < 300) return exchange;
  throw new Inconclusive('precondition-unmet', `${refusal} ${exchange.status}`);
}

export function requestOf(operation: string, values: Values = {}): Request {
  const { names = {}, path: other, query, at, headers, ...rest } = values;
  const { interface: usual, method, path, headers: needed } = operationNamed(operation);
  const [way = '', asked = ''] = path
    .split('?')
    .map((part) => part.replace(/\{(\w+)\}/g, (blank, name: string) => names[name] ?? blank));
  const own = query ?? asked;
  return {
    ...rest,
    operation,
    interface: at ?? usual,
    method,
    path: other ?? (own === '' ? way : `${way}?${own}`),
    ...(needed || headers ? { headers: { ...needed, ...headers } } : {}),
  };
}

interface Correlation {
  readonly run: Pick<RunContext, 'runId'> & {
    readonly target: Pick<RunContext['target'], 'bindings' | 'auth' | 'correlation'>;
  };
  readonly rule: string;
  readonly values?: Pick<SampleValues, 'spelling'> | undefined;
}

/** A request as it is sent to the interface at `base`; `at` in milliseconds since the epoch. */
export function outgoing(request: Request, base: string, at: number, sender: Correlation): OutgoingRequest {
  const { run, rule, values } = sender;
  const { method, json, as = { scheme: 'none' } } = request;
  const path = boundPath(request.path, run.target.bindings);
  const url = addressBelow(base, path);
  const body = request.raw ?? (json === undefined ? undefined : JSON.stringify(json));
  const { headers: named = true, traceparent = false } = run.target.correlation ?? {};
  const trace = run.runId.replaceAll('-', '');
  const span = unseenKey().replaceAll('-', '').slice(0, 16);
  const headers: Record<string, string> = {
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...credentialHeaders(as, { method, path: signedPath(url, path, run.target), body }, at),
    ...request.headers,
    // By these a server's logs and spans are found again, as the target file has them.
    ...(named && { 'x-conformance-run': run.runId, 'x-conformance-rule': rule }),
    ...(traceparent && trace.length === 32 && { traceparent: `00-${trace}-${span}-01` }),
  };
  const { signal, together } = request;
  const wireHeaders = values === undefined ? headers : spelled(headers, values.spelling());
  return { method, url, headers, wireHeaders, body, signal, together };
}
