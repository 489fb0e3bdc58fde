import type { Evidence, EvidenceExchange } from '../ground/evidence/recorded-run.ts';
import { visibleLine } from '../ground/quote/visible.ts';
import { splitUrl } from './curl.ts';

const LONGEST = 160;

const short = (text: string): string => {
  const line = visibleLine(text);
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line;
};

const secondsBetween = (one: EvidenceExchange | undefined, other: EvidenceExchange): number =>
  one ? Math.round((Date.parse(other.at) - Date.parse(one.at)) / 1000) : 0;

/** One exchange, with the wait before it and the status that was answered the first time. */
function exchangeLines(exchange: EvidenceExchange, before: EvidenceExchange | undefined, then?: EvidenceExchange) {
  const { n, method, url, requestBody = '', status, responseBody = '' } = exchange;
  const waited = secondsBetween(before, exchange);
  const was = then === undefined ? 'was not sent' : `was ${then.status}`;
  return [
    ...(waited > 0 ? [`       … ${waited} s pass on the clock of the target`] : []),
    `  ${String(n).padStart(3)}  ${short(`${method} ${splitUrl(url).rest} ${requestBody}`)}`,
    `       ${short(`${status}${then?.status === status ? '' : ` (${was})`} ${responseBody}`)}`,
  ];
}

/** What an example sent and was answered, in order and with its waits, beside what it was answered the first time. */
export function replayLines(now: Evidence | undefined, then: Evidence | undefined): string[] {
  const exchanges = now?.exchanges ?? [];
  const first = new Map((then?.exchanges ?? []).map((exchange) => [exchange.n, exchange]));
  const lines = exchanges.flatMap((exchange, at) => exchangeLines(exchange, exchanges[at - 1], first.get(exchange.n)));
  const callbacks = now?.callbacks.length ?? 0;
  return callbacks > 0 ? [...lines, `       ${callbacks} notifications came in`] : lines;
}
