import { describe, expect, it } from 'vitest';
import type { JudgedRule, Verdicts } from '../../../support/ledger/verdicts.ts';
import { badgeOf } from '../../../support/reports/badge.ts';
import { githubAnnotations } from '../../../support/reports/github-annotations.ts';

const example = { name: 'e', uri: 'a,b.feature', line: 7, durationMs: 1, startedAt: '' };

const rule = (over: Partial<JudgedRule>): JudgedRule => ({
  id: 'X-01',
  area: 'X',
  says: 'It holds.',
  section: '',
  standing: 'documented',
  level: 'MUST',
  judged: true,
  inScope: true,
  verdict: 'fail',
  examples: [{ ...example, verdict: 'fail', message: '50% of\nit\n::set-output name=a::b' }],
  ...over,
});

const SUMMARY = { judged: 2, pass: 1, fail: 1, error: 0, inconclusive: 0, notVerifiable: 0 };

const verdicts = (rules: readonly JudgedRule[], over: Partial<Verdicts> = {}): Verdicts => ({
  schema: 1,
  overall: 'not-conformant',
  scope: 'external',
  partial: false,
  cancelled: false,
  exitCode: 1,
  target: 't',
  claim: { product: 'p', version: '1' },
  startedAt: '',
  finishedAt: '',
  troubles: [],
  summary: { ...SUMMARY, carriedOver: 0, notApplicable: 0, notSelected: 0, open: 0, recorded: 0 },
  verified: { rules: 1, of: 2 },
  rules,
  ...over,
});

describe('annotations', () => {
  it('stand in one line each, whatever a target answered', () => {
    const [bound, red, ...more] = githubAnnotations(verdicts([rule({})]));
    expect(bound).toMatch(/^::error title=Plumbline::NOT CONFORMANT · scope external · 1 of 2/);
    expect(red).toBe(
      '::error file=a%2Cb.feature,line=7,title=X-01 fail::It holds.%0A50%25 of%0Ait%0A::set-output name=a::b',
    );
    expect(more).toEqual([]);
  });

  it('leave out what is green, never judged, or accepted as known', () => {
    const rules = [rule({ verdict: 'pass' }), rule({ judged: false })];
    expect(githubAnnotations(verdicts(rules, { overall: 'conformant' }))).toEqual([
      expect.stringMatching(/^::notice title=Plumbline::CONFORMANT/),
    ]);
    const known = githubAnnotations(verdicts([rule({ known: 'accepted' })]));
    expect(known.filter((line) => line.includes('file='))).toEqual([]);
  });

  it('name what went wrong with the run itself', () => {
    expect(githubAnnotations(verdicts([], { troubles: ['a, b: c'] }))).toContain('::error title=Plumbline::a, b: c');
  });
});

describe('a badge', () => {
  it('never says more than its run', () => {
    expect(badgeOf(verdicts([], { overall: 'conformant', partial: true }))).toEqual({
      label: 'conformance',
      message: 'conformant · 1/2 · external, partial',
      color: 'brightgreen',
    });
  });
});
