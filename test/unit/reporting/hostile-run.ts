import { judge } from '../../../support/ledger/judge.ts';
import { anExample, anExchange, aRule, aRun, circumstances, someEvidence, threw } from './a-run.ts';

const ids = ['MSG-01', 'SIL-01', '../../X'];

/** A run in which every text that a target can choose is `text`. */
export function hostileRun(text: string) {
  const headers = { 'x-any': text, 'content-type': text };
  const evidence = someEvidence({
    exchanges: [
      anExchange({
        method: 'POST',
        url: `http://127.0.0.1:9/${text}`,
        requestHeaders: headers,
        requestBody: text,
        responseHeaders: headers,
        responseBody: text,
      }),
    ],
    callbacks: [{ n: 1, method: 'POST', target: `/${text}`, headers, body: text, at: '' }],
    observations: [{ what: text, seen: text }],
    witness: [text],
  });
  const run = aRun(
    ids.map((id) => anExample(id, [threw('AssertionError', `expected ${text} to equal 1`)], { evidence })),
    { troubles: [text] },
  );
  const rules = [aRule('MSG-01'), aRule('SIL-01', { standing: 'not-shown' }), aRule('../../X')];
  const by = { ...circumstances(ids), target: text, claim: { product: text, version: text } };
  return { run, verdicts: judge(rules, run, by) };
}
