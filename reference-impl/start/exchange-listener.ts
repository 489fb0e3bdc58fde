import type { Heard } from '../http/operation.ts';
import { adviceOn } from '../lab/requests/why-refused.ts';
import type { Platform } from '../worlds/platform.ts';

/** What follows from an exchange besides its answer: it is remembered, and the operator is advised. */
export function exchangeListener(
  { log, settings }: Platform,
  advise: ((sentence: string) => void) | undefined,
): ((exchange: Heard) => void) | undefined {
  if (!log && !advise) return undefined;
  const said = new Set<string>();
  return (exchange) => {
    log?.add(exchange);
    const { reply, request } = exchange;
    const advice = reply.status === 401 && !settings.legacyHmac ? adviceOn(request.headers.authorization) : undefined;
    if (advise && advice !== undefined && !said.has(advice)) {
      said.add(advice);
      advise(advice);
    }
  };
}
