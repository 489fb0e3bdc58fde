import { createServer } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, it } from 'vitest';
import { readRunFolder } from '../../support/reports/rulebook/run-folder.ts';
import { listening } from '../wire/listening.ts';
import { folder, plumbline, targetFile } from './command-line.ts';
import { expectRefused } from './refused.ts';

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: ReadonlyArray<{ key: string; value: { stringValue?: string; intValue?: string } }>;
  readonly status?: { code: number };
}

let answer = 200;
const posted: Array<{ url?: string; body: string }> = [];

const server = createServer(async (request, response) => {
  posted.push({ url: request.url ?? '', body: await text(request) });
  response.writeHead(answer).end('{}');
});
const collector = await listening(server);
afterAll(() => void server.close());

const spansPosted = (): Span[] =>
  posted.flatMap(({ body }) => JSON.parse(body).resourceSpans[0].scopeSpans[0].spans as Span[]);

const RULES = ['--rule', 'TOK-01', '--rule', 'MSG-DEDUP-01', '--fault', 'dedup.code-304', '--quiet'];

it('posts a run as one trace, whose exchanges have the ids that the requests carried', async () => {
  const target = targetFile('traced', { name: 'traced', kind: 'bundled', correlation: { traceparent: true } });
  const out = join(folder, 'traced');
  const { code, stderr } = await plumbline(['run', '--target', target, '--otlp', collector, '--out', out, ...RULES]);
  expect([code, stderr]).toEqual([1, expect.stringContaining(`at ${collector}/v1/traces`)]);
  expect(posted.map(({ url }) => url)).toEqual(['/v1/traces']);

  const [run, ...below] = spansPosted();
  expect(new Set(below.map(({ traceId }) => traceId))).toEqual(new Set([run?.traceId]));
  expect(run).toMatchObject({ traceId: expect.stringMatching(/^[0-9a-f]{32}$/), name: 'run on traced' });
  const rules = below.filter(({ parentSpanId }) => parentSpanId === run?.spanId);
  expect(rules.map(({ name, status }) => [name, status?.code]).sort()).toEqual([
    ['MSG-DEDUP-01', 2],
    ['TOK-01', 1],
  ]);
  const { examples } = readRunFolder(out);
  for (const { name, spanId } of rules) {
    const exchanges = below.filter(({ parentSpanId }) => parentSpanId === spanId);
    const kept = (examples.get(name) ?? []).flatMap(({ evidence }) => evidence?.exchanges ?? []);
    const carried = kept.map(({ requestHeaders }) => {
      const headers = Object.entries(requestHeaders).map(([header, value]) => [header.toLowerCase(), value]);
      return String(Object.fromEntries(headers).traceparent);
    });
    expect(exchanges.length).toBeGreaterThan(0);
    expect(carried).toEqual(exchanges.map((span) => `00-${run?.traceId}-${span.spanId}-01`));
    for (const span of exchanges) {
      expect(BigInt(span.endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(span.startTimeUnixNano));
      expect(BigInt(span.startTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(run?.startTimeUnixNano ?? 0));
    }
    const [first] = exchanges;
    expect(first?.attributes.find(({ key }) => key === 'http.response.status_code')?.value.intValue).toMatch(/^2\d\d$/);
  }
});

it('leaves the headers out where the target file says so, and a verdict as it is where nobody takes the trace', async () => {
  const target = targetFile('silent', { name: 'silent', kind: 'bundled', correlation: { headers: false } });
  answer = 503;
  const out = join(folder, 'silent');
  const args = ['run', '--target', target, '--rule', 'TOK-01', '--quiet', '--out', out];
  const { code, stderr } = await plumbline([...args, '--otlp', `${collector}/own/path`]);
  expect([code, stderr]).toEqual([0, expect.stringContaining('/own/path: it answers HTTP status 503')]);
  const kept = JSON.stringify([...readRunFolder(out).examples.values()]);
  expect(kept).toContain('requestHeaders');
  expect(kept).not.toMatch(/x-conformance-ru|traceparent/i);
  const wrong = await plumbline([...args, '--otlp', 'collector:4318']);
  expectRefused(wrong, /is not the address of a collector; write one/);
});
