import type { KnownDeviation } from '../../../support/ground/claim.ts';
import type { Circumstances } from '../../../support/ground/evidence/circumstances.ts';
import type {
  Evidence,
  EvidenceExchange,
  RecordedExample,
  RecordedRun,
  RecordedStep,
} from '../../../support/ground/evidence/recorded-run.ts';
import type { Rule } from '../../../support/ground/rules/rule.ts';

/** A documented rule of the messaging area, changed by `over`. */
export function aRule(id: string, over: Partial<Rule> = {}): Rule {
  return {
    id,
    area: 'MSG',
    section: 'Messages',
    says: `${id} says so.`,
    level: 'MUST',
    standing: 'documented',
    role: 'server',
    needs: [],
    ...over,
  };
}

export const passed: RecordedStep = { text: 'the request is accepted', status: 'PASSED' };

export function threw(thrown: string, message: string, text = 'the answer has HTTP status 400'): RecordedStep {
  return { text, status: 'FAILED', thrown, message };
}

/** A step that wanted HTTP status 400 and was answered with another one. */
export function answeredWith(status: number): RecordedStep {
  const subject = `HTTP status ${status} {}`;
  const print = { expected: 'to equal 400', actual: String(status) };
  return {
    ...threw('AssertionError', `${subject}: expected ${status} to equal 400`),
    difference: { subject, path: '', relation: 'equals', expected: 400, actual: status, print },
  };
}

export const failed = answeredWith(404);
export const inconclusive = threw('Inconclusive', '[time-unreachable] needs a wait of 60 s');

/** Evidence of nothing, changed by `over`. */
export const someEvidence = (over: Partial<Evidence> = {}): Evidence => ({
  rung: 'none',
  exchanges: [],
  callbacks: [],
  observations: [],
  witness: [],
  ...over,
});

/** A request without a body to the messaging API, answered with 404 and no body; changed by `over`. */
export const anExchange = (over: Partial<EvidenceExchange> = {}): EvidenceExchange => ({
  n: 1,
  interface: 'messaging',
  method: 'GET',
  url: 'http://127.0.0.1:4999/v1/messages',
  requestHeaders: {},
  status: 404,
  responseHeaders: {},
  at: '2024-01-15T12:00:00.000Z',
  ...over,
});

let line = 0;

/** A finished example of `rule` with these steps. */
export function anExample(
  rule: string,
  steps: readonly RecordedStep[] = [passed],
  over: Partial<RecordedExample> = {},
): RecordedExample {
  line += 1;
  return {
    rule,
    name: `example ${line}`,
    uri: 'features/messaging/some.feature',
    line,
    tags: [`@${rule}`, '@messaging'],
    steps,
    finished: true,
    startedAt: 1000,
    durationMs: 5,
    ...over,
  };
}

export function aRun(examples: readonly RecordedExample[], over: Partial<RecordedRun> = {}): RecordedRun {
  return { startedAt: 0, finishedAt: 9000, cancelled: false, examples, troubles: [], ...over };
}

/** Circumstances of a full reference run in which every rule of `examples` has examples. */
export function circumstances(ids: readonly string[], over: Partial<Circumstances> = {}): Circumstances {
  return {
    target: 'bundled',
    claim: { product: 'A platform', version: '1', capabilities: [] },
    scope: 'reference',
    facilities: ['clock', 'callbacks'],
    interfaces: ['messaging', 'token', 'voice'],
    tagsByRule: new Map(ids.map((id) => [id, [`@${id}`, '@messaging']])),
    knownFailures: [],
    published: false,
    today: '2026-05-05',
    ...over,
  };
}

/** An accepted failure of `rule`, which answers 404 in the place of 400; changed by `over`. */
export const aKnown = (rule: string, over: Partial<KnownDeviation> = {}): KnownDeviation => ({
  rule,
  fingerprint: 'status 400→404',
  reason: 'old release',
  owner: 'platform',
  issue: 'P-1',
  expires: '2026-05-05',
  ...over,
});
