import type { Difference } from '../../../support/ground/evidence/difference.ts';
import type {
  Evidence,
  EvidenceExchange,
  RecordedExample,
  RecordedStep,
} from '../../../support/ground/evidence/recorded-run.ts';
import type { Rule } from '../../../support/ground/rules/rule.ts';
import { judge } from '../../../support/ledger/judge.ts';
import { anExchange, answeredWith, aRule, aRun, circumstances, aKnown as known, passed, threw } from './a-run.ts';

const STEP = 'Then the answer has HTTP status 400';

function asserted(message: string, difference: Omit<Difference, 'path'>): RecordedStep {
  return { ...threw('AssertionError', message, STEP), difference: { path: '', ...difference } };
}

const answered = (status: number): RecordedStep => ({ ...answeredWith(status), text: STEP });

const held = (message: string): RecordedStep => threw('Inconclusive', message, 'When it waits');

const exchange = (n: number, over: Partial<EvidenceExchange> = {}): EvidenceExchange =>
  anExchange({
    n,
    method: 'POST',
    url: 'http://127.0.0.1:4999/v1/messages?limit=1',
    requestHeaders: { authorization: 'Basic •••', 'content-type': 'application/json', 'x-it': "it's" },
    requestBody: '{"content":"it\'s <here>"}',
    responseHeaders: { 'content-type': 'application/json' },
    responseBody: '{"error":"not found"}',
    ...over,
  });

const evidence = (over: Partial<Evidence> = {}): Evidence => ({
  rung: 'virtual',
  exchanges: [exchange(1), exchange(2, { status: 200, requestEncoding: 'latin1', requestBody: 'é\u0000' })],
  callbacks: [{ n: 1, method: 'POST', target: '/x/reports', headers: {}, body: '{}', at: '2024-01-15T12:00:01.000Z' }],
  observations: [],
  witness: ['to submit a message was accepted (request 2)'],
  worldNow: '2024-01-15T12:00:02.000Z',
  passedMs: 86_400_000,
  ...over,
});

let line = 0;

function example(rule: string, name: string, steps: readonly RecordedStep[], over: Partial<RecordedExample> = {}) {
  line += 10;
  const area = rule.split('-')[0]?.toLowerCase() ?? '';
  const tags = [`@${rule}`, area === 'tok' ? '@token' : area === 'cli' ? '@client' : '@messaging'];
  const uri = `features/${area}/some.feature`;
  return { rule, name, uri, line, tags, steps, finished: true, startedAt: line, durationMs: 5, ...over };
}

const [got, wanted] = ["[ [ 'rejected', '304' ] ]", "to deep include [ 'rejected', '305' ]"];
const otherCode = asserted(`reports of second: expected ${got} ${wanted}`, {
  subject: 'reports of second',
  relation: 'includes',
  reportCode: '305',
  expected: ['rejected', '305'],
  actual: [['rejected', '304']],
  print: { expected: wanted, actual: got },
});
const noText = asserted('the answer: expected undefined to be a string', {
  subject: 'the answer',
  relation: 'of type',
  expected: 'string',
  print: { expected: 'to be a string', actual: 'undefined' },
});

const EXAMPLES: readonly RecordedExample[] = [
  example('MSG-01', 'a "quoted" <name>', [passed, answered(404)], {
    evidence: evidence(),
  }),
  example('MSG-01', 'another way to fail', [otherCode]),
  example('MSG-02', 'it passes', [passed]),
  example('MSG-03', 'needs a long wait', [held('[time-unreachable] needs a wait of 60 s until 2026-05-06T00:00:00Z')]),
  example('MSG-04', 'needs a carrier', [held('[facility-missing] the target has no carrier: it takes a lab')]),
  example('MSG-05', 'is undeclared', [threw('Undeclared', '[precondition-unmet] the target file declares no app')]),
  example('MSG-06', 'the harness broke', [threw('TypeError', 'x is undefined')]),
  example('MSG-07', 'known and accepted', [answered(404)]),
  example('MSG-08', 'known, and passes now', [passed]),
  example('MSG-09', 'known, and fails otherwise', [answered(500)]),
  example('MSG-10', 'only observed', [passed], {
    evidence: evidence({ exchanges: [], callbacks: [], observations: [{ what: 'the status', seen: 404 }] }),
  }),
  example('MSG-11', 'never ended', [passed], { finished: false }),
  example('TOK-01', 'an answer is missing', [noText]),
  example('TOK-02', 'nothing shows it', [held('[insufficient-evidence] nothing arrived at any receiver')]),
];

export const approvedRules: readonly Rule[] = [
  ...EXAMPLES.map(({ rule }) => rule).filter((rule, at, all) => all.indexOf(rule) === at),
  'MSG-12',
  'MSG-13',
].map((id) => {
  const over: Record<string, Partial<Rule>> = {
    'MSG-04': { needs: ['carrier'] },
    'MSG-08': { level: 'SHOULD', section: 'Limits' },
    'MSG-10': { standing: 'observe' },
    'MSG-12': { standing: 'published', says: 'A rule with | a bar, *stars* and <tags>.' },
    'MSG-13': { standing: 'observe' },
  };
  return aRule(id, { area: id.split('-')[0] ?? '', ...over[id] });
});

/** A run in which nearly everything happened that reports have words for. */
export const approvedRun = aRun(EXAMPLES, { troubles: ['features/broken.feature cannot be read'] });

export const approvedVerdicts = judge(
  approvedRules,
  approvedRun,
  circumstances(
    EXAMPLES.map(({ rule }) => rule),
    {
      target: 'a sandbox',
      scope: 'external',
      knownFailures: [known('MSG-07'), known('MSG-08'), known('MSG-09'), known('MSG-01', { expires: '2026-01-01' })],
      require: 60,
      seed: 7,
      selection: '--tags @messaging',
    },
  ),
);
