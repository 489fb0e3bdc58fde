import { boundPath } from '../../wire/http/bound-path.ts';
import type { OutgoingRequest } from '../../wire/http/exchange.ts';
import { spelled } from '../../wire/http/header-names.ts';
import { signedPath } from '../../wire/http/signed-path.ts';
import { addressBelow } from '../../wire/http/way.ts';
import type { RunContext } from '../../wire/target/run-context.ts';
import { unseenKey } from '../../wire/target/unseen-key.ts';
import { credentialHeaders } from './credential.ts';
import type { Request } from './request.ts';
import type { SampleValues } from './sample-values.ts';

export interface Correlation {
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
