import type { OutgoingRequest } from '../http/exchange.ts';
import { credentialHeaders } from './credential.ts';
import type { Request } from './session.ts';

/** What lets the logs of a server be matched with a run. */
export interface Correlation {
  readonly run: string;
  readonly rule: string;
}

/** A request as it goes out to the interface at `base`; `at` in milliseconds since the epoch. */
export function outgoing(
  request: Request,
  base: string,
  at: number,
  correlation: Correlation,
): OutgoingRequest {
  const { method, path, json, as = { scheme: 'none' } } = request;
  const body = request.raw ?? (json === undefined ? undefined : JSON.stringify(json));
  const headers = {
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...credentialHeaders(as, { method, path, body }, at),
    ...request.headers,
    'x-conformance-run': correlation.run,
    'x-conformance-rule': correlation.rule,
  };
  return { method, url: `${base}${path}`, headers, body, signal: request.signal };
}
