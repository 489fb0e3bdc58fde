import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { Difference } from '../../../support/ground/evidence/difference.ts';
import { linesOf } from '../../../support/ground/evidence/lines.ts';
import type {
  Evidence,
  EvidenceExchange,
  RecordedExample,
  RecordedStep,
} from '../../../support/ground/evidence/recorded-run.ts';
import type { Rule } from '../../../support/ground/rules/rule.ts';
import { judge } from '../../../support/ledger/judge.ts';
import { badgeOf } from '../../../support/reports/badge.ts';
import { boundLine } from '../../../support/reports/bound-line.ts';
import { githubAnnotations } from '../../../support/reports/github-annotations.ts';
import { reportSet } from '../../../support/reports/report-set.ts';
import { makeBook } from '../../../support/reports/rulebook/book.ts';
import { ruleBody } from '../../../support/reports/rulebook/rule-markup.ts';
import type { ReportFile } from '../../../support/reports/write-reports.ts';
import { approve } from '../../approved/approve.ts';
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

const approvedRules: readonly Rule[] = [
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
const approvedRun = aRun(EXAMPLES, { troubles: ['features/broken.feature cannot be read'] });

const approvedVerdicts = judge(
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

/** Text of a file of the report folder; bytes that are not text are written as they are in JSON. */
function textOf(content: ReportFile[1]): string {
  if (typeof content === 'string') return content;
  return content instanceof Uint8Array
    ? `${JSON.stringify(Buffer.from(content).toString('latin1'))}\n`
    : gunzipSync(Buffer.concat([...content])).toString('utf8');
}

/** The reports of the run; what Allure is given is one file here, without what is attached, which is in the evidence too. */
function reports(): Map<string, string> {
  const texts = new Map<string, string>();
  const allure: string[] = [];
  for (const [name, content] of reportSet(approvedVerdicts, approvedRun, linesOf(['{"meta":{}}']), {
    allure: true,
  })) {
    if (/^allure-results\/.*(?:result|categories)\.json$/.test(name)) allure.push(textOf(content).trim());
    else if (name === 'allure-results/environment.properties' || !name.startsWith('allure-results/'))
      texts.set(name.replace(/\.har$/, '.har.json').replace(/\.gz$/, ''), textOf(content));
  }
  texts.set('allure-results.json', `[\n${allure.join(',\n')}\n]\n`);
  return texts;
}

it('a run with everything in it is reported as approved', () => {
  const texts = reports();
  texts.set('annotations.txt', `${githubAnnotations(approvedVerdicts).join('\n')}\n`);
  texts.set('badge.json', `${JSON.stringify(badgeOf(approvedVerdicts), null, 1)}\n`);
  texts.set('bound-line.txt', `${boundLine(approvedVerdicts)}\n`);
  approve('reports', texts);
});

it('a rule of each kind is in the rule book as approved', () => {
  const examples = new Map<string, object[]>(approvedRules.map(({ id }) => [id, []]));
  for (const example of approvedRun.examples) {
    const difference = example.steps.find((step) => step.difference)?.difference;
    examples.get(example.rule)?.push({ ...example, difference, steps: [] });
  }
  const sources = { rules: approvedRules, places: [], proofs: [], commands: { alone: (id: string) => `run ${id}` } };
  const book = makeBook({ verdicts: approvedVerdicts, examples, notices: [] } as never, sources as never);
  expect(book.rules).toHaveLength(approvedRules.length);
  const shown = ['MSG-04', 'MSG-09', 'MSG-10'];
  const bodies = book.rules
    .filter(({ id }) => shown.includes(id))
    .map((rule): [string, string] => [`${rule.id}.html`, `${ruleBody(rule).text.replaceAll('><', '>\n<')}\n`]);
  approve('rule-book', new Map(bodies));
});
