import { createHash } from 'node:crypto';
import type { EvidenceExchange } from '../../ground/evidence/recorded-run.ts';
import { obstacleIn } from '../../ground/problems/inconclusive.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { everyRule, type JudgedRule } from '../../ledger/verdicts.ts';
import type { RanExample } from '../../reports/rulebook/messages.ts';
import { type RunFolder, readRunFolder } from '../../reports/rulebook/run-folder.ts';
import { HttpClient } from '../../wire/http/client.ts';
import { Reach } from '../../wire/http/reach.ts';
import { complain } from '../terminal/streams.ts';

const AT_ONCE = 2000;

const KIND = { internal: 1, client: 3 } as const;
const STATUS = { ok: 1, error: 2 } as const;

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly object[];
  readonly status?: object;
}

/** The address that traces are posted to: that of a collector, or its own path for them. */
export function otlpAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.search !== '')
    throw new UsageError(`--otlp ${text} is not the address of a collector; write one such as http://127.0.0.1:4318.`);
  return url.pathname === '/' ? new URL('/v1/traces', url).href : url.href;
}

const nanos = (ms: number): string => `${BigInt(Math.round(ms)) * 1_000_000n}`;

const lasting = (start: number, end: number) => ({ startTimeUnixNano: nanos(start), endTimeUnixNano: nanos(end) });

const idOf = (...parts: ReadonlyArray<string | number>): string =>
  createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16);

function attributesOf(values: Readonly<Record<string, string | number | undefined>>): object[] {
  const attributes: object[] = [];
  for (const [key, value] of Object.entries(values))
    if (typeof value === 'string') attributes.push({ key, value: { stringValue: value } });
    else if (value !== undefined) attributes.push({ key, value: { intValue: String(value) } });
  return attributes;
}

function exchangeSpan(example: RanExample, exchange: EvidenceExchange, above: Span, start: number): Span {
  const { uri, line, name } = example;
  const { n, method, url, status, sent, at, interface: to } = exchange;
  const { traceId, spanId: parentSpanId } = above;
  const began = sent?.at ?? start;
  const attributes = attributesOf({
    'http.request.method': method,
    'url.full': url,
    'http.response.status_code': status,
    'plumbline.rule': above.name,
    'plumbline.example': name,
    'plumbline.place': `${uri}:${line}`,
    'plumbline.at': at,
  });
  // The id that the request itself carried, so that the spans of the server come below it.
  const header = Object.entries(exchange.requestHeaders).find(([each]) => each.toLowerCase() === 'traceparent');
  const carried = header && new RegExp(`^00-${traceId}-([0-9a-f]{16})-`).exec(header[1])?.[1];
  const spanId = carried ?? idOf(traceId, uri, line, name, n);
  const duration = lasting(began, began + (sent?.ms ?? 0));
  return { traceId, spanId, parentSpanId, name: `${method} ${to}`, kind: KIND.client, ...duration, attributes };
}

function spansOf(rule: JudgedRule, ran: readonly RanExample[], traceId: string, root: string): Span[] {
  const { id, says, verdict, reason } = rule;
  let [start, end] = [Number.POSITIVE_INFINITY, 0];
  for (const { startedAt = '', durationMs } of rule.examples) {
    const began = Date.parse(startedAt);
    if (!(began > 0)) continue;
    start = Math.min(start, began);
    end = Math.max(end, began + durationMs);
  }
  if (end === 0) return [];
  const isRed = verdict === 'fail' || verdict === 'error';
  const own: Span = {
    traceId,
    spanId: idOf(traceId, id),
    parentSpanId: root,
    name: id,
    kind: KIND.internal,
    ...lasting(start, end),
    attributes: attributesOf({ 'plumbline.rule': id, 'plumbline.says': says, 'plumbline.verdict': verdict }),
    status: isRed ? { code: STATUS.error, message: reason ?? verdict } : { code: STATUS.ok },
  };
  const spans = [own];
  for (const example of ran)
    for (const exchange of example.evidence?.exchanges ?? []) spans.push(exchangeSpan(example, exchange, own, start));
  return spans;
}

export function traceOf({ verdicts, examples }: RunFolder, runId: string): Span[] {
  const traceId = runId.replaceAll('-', '');
  const spanId = idOf(traceId, 'run');
  const { overall, target, exitCode, startedAt, finishedAt, claim } = verdicts;
  const run: Span = {
    traceId,
    spanId,
    name: `run on ${target}`,
    kind: KIND.internal,
    ...lasting(Date.parse(startedAt), Date.parse(finishedAt)),
    attributes: attributesOf({
      'plumbline.run': runId,
      'plumbline.overall': overall,
      'plumbline.target': target,
      'plumbline.product': claim.product,
      'plumbline.product.version': String(claim.version),
    }),
    status: { code: exitCode === 0 ? STATUS.ok : STATUS.error, message: overall },
  };
  const spans = [run];
  for (const rule of everyRule(verdicts)) spans.push(...spansOf(rule, examples.get(rule.id) ?? [], traceId, spanId));
  return spans;
}

/** Posts the trace of the run in a folder. A collector that does not take it costs the trace, and never a verdict. */
export async function postTrace(url: string, folder: string, runId: string): Promise<void> {
  const http = new HttpClient({ reach: new Reach([url]) });
  try {
    const run = readRunFolder(folder);
    const spans = traceOf(run, runId);
    const version = run.record?.suite.version;
    const resource = { attributes: attributesOf({ 'service.name': 'plumbline', 'service.version': version }) };
    const headers = { 'content-type': 'application/json' };
    for (let at = 0; at < spans.length; at += AT_ONCE) {
      const scopeSpans = [{ scope: { name: 'plumbline', version }, spans: spans.slice(at, at + AT_ONCE) }];
      const body = JSON.stringify({ resourceSpans: [{ resource, scopeSpans }] });
      const { status } = await http.send({ method: 'POST', url, headers, body });
      if (status >= 300) throw new Error(`it answers HTTP status ${status}`);
    }
    complain(`the run is trace ${runId.replaceAll('-', '')} at ${url}`);
  } catch (error) {
    const why = obstacleIn(error)?.cause ?? (error as Error).message;
    complain(`the trace was not taken at ${url}: ${why}; the verdicts are not touched by that.`);
  } finally {
    await http.close();
  }
}
