import { requestMembers, responseMembers } from '../../ground/bodies/byte-text.ts';
import { cutBodies } from '../../ground/bodies/cut-bodies.ts';
import type { Evidence, EvidenceExchange, RecordedExample } from '../../ground/evidence/recorded-run.ts';
import { redact } from '../../ground/secrets/redact.ts';
import { SeenForms } from '../session/seen-forms.ts';
import type { FirstUses, KnownExchange } from './traffic.ts';
import { trafficRules } from './traffic-rules.ts';

const NO_SECRETS: ReadonlySet<string> = new Set();

/** Credentials in an address never leave the file. */
export function shownUrl(address: string): string {
  const url = new URL(address);
  url.username = '';
  url.password = '';
  return url.href;
}

function exampleOf(id: string, known: KnownExchange, broken: readonly string[], file: string): RecordedExample {
  const { exchange, path, operation, tookMs, bodyKept } = known;
  const { n, interface: name, at, request, status, headers, bytes } = exchange;
  const shown: EvidenceExchange = {
    n,
    interface: name,
    method: request.method,
    url: shownUrl(request.url),
    requestHeaders: request.headers,
    ...requestMembers(request.body),
    status,
    responseHeaders: headers,
    ...responseMembers(bytes ?? exchange.text),
    at: new Date(at).toISOString(),
  };
  const whole: Evidence = { rung: 'none', exchanges: [shown], callbacks: [], observations: [], witness: [] };
  const text = `the recorded answer to ${operation} keeps to the rule`;
  const failed = { text, status: 'FAILED', thrown: 'ContractViolation', message: broken.join('; ') } as const;
  const forms = new SeenForms();
  if (bodyKept) forms.see(exchange, path);
  return {
    rule: id,
    name: `entry ${n}: ${request.method} ${path} → ${status}`,
    uri: file,
    line: n,
    tags: [`@${id}`],
    steps: [broken.length === 0 ? { text, status: 'PASSED' } : failed],
    finished: true,
    startedAt: at,
    durationMs: tookMs,
    evidence: cutBodies(whole, (evidence) => redact(evidence, NO_SECRETS) as Evidence),
    seen: { forms: forms.rows, broken: forms.broken, restsOn: ['interface'] },
  };
}

/** A judged rule that no exchange shows, as an example that could not be decided. */
export function unseen(id: string, file: string, startedAt: number): RecordedExample {
  const message = `[insufficient-evidence] no exchange in ${file} shows it`;
  return {
    rule: id,
    name: 'nothing recorded',
    uri: file,
    line: 0,
    tags: [`@${id}`],
    steps: [{ text: 'recorded traffic shows it', status: 'FAILED', thrown: 'Inconclusive', message }],
    finished: true,
    startedAt,
    durationMs: 0,
  };
}

export function examplesOf(known: KnownExchange, past: FirstUses, file: string): RecordedExample[] {
  const examples: RecordedExample[] = [];
  for (const { id, broken } of trafficRules) {
    const ways = broken(known, past);
    if (ways) examples.push(exampleOf(id, known, ways, file));
  }
  return examples;
}
