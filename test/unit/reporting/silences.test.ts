import { describe, expect, it } from 'vitest';
import { judge } from '../../../support/ledger/judge.ts';
import { silencesMarkdown } from '../../../support/reports/silences-markdown.ts';
import { anExample, aRule, aRun, circumstances, passed, someEvidence } from './a-run.ts';

const evidence = (...observations: Array<{ what: string; seen: unknown }>) => someEvidence({ observations });

const rules = [
  aRule('SIL-01', {
    standing: 'not-shown',
    section: 'Messages',
    says: 'What a submit answers is not shown.',
  }),
  aRule('MSG-01'),
];

function pageOf(...seen: Array<{ what: string; seen: unknown }>): string {
  const examples = seen.map((each, place) =>
    anExample('SIL-01', [passed], { name: `case ${place + 1}`, line: place, evidence: evidence(each) }),
  );
  const run = aRun([...examples.toReversed(), anExample('MSG-01')]);
  return silencesMarkdown(judge(rules, run, circumstances(['SIL-01', 'MSG-01'])), run);
}

const answered = (id: string, status = 202) => ({
  what: `POST /v1/messages/${id}`,
  seen: { status, body: { message_id: id, at: '2024-01-15T12:00:00.000Z' } },
});

const ONE = '3f0c7b1e-6d0a-4f7e-9a55-0d5b8c1e2f34';
const OTHER = 'b2c1d0e9-1111-4222-8333-444455556666';

describe('the page on silences', () => {
  it('tells what was seen under the sentence of its rule, without what changes from run to run', () => {
    const page = pageOf(answered(ONE), answered(OTHER), answered(ONE, 200));
    expect(page).toContain('# What this target does where the document is silent');
    expect(page).toContain('## Messages\n\n### What a submit answers is not shown. (SIL-01)\n');
    expect(page).toContain(
      '- case 1, and 1 more: `POST /v1/messages/(id) is answered with HTTP status 202 with the members message_id, at`',
    );
    expect(page).toContain('- case 3: `POST /v1/messages/(id) is answered with HTTP status 200');
    expect(page).toBe(pageOf(answered(OTHER), answered(ONE), answered(OTHER, 200)));
    expect(page).not.toContain('MSG-01');
  });

  it('lets a hostile text be text, on one line', () => {
    const page = pageOf({ what: 'x', seen: '<script>\n# **hello** | `x`' });
    expect(page).toContain('`` x: <script> # **hello** | `x` ``');
  });
});
