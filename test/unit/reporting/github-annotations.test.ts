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
    expect(red).toBe('::error file=a%2Cb.feature,line=7,title=X-01 fail::It holds.%0A50%25 of');
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

  it('name a rule once, the worst first, and at most nine a level', () => {
    const many = Array.from({ length: 12 }, (_, at) => {
      const level = at % 2 === 0 ? 'SHOULD' : 'MUST';
      const examples = Array.from({ length: at + 1 }, (_, line) => ({ ...example, line, verdict: 'fail' as const }));
      return rule({ id: `X-${at}`, level, examples });
    });
    const summary = 'https://github.example/a/b/actions/runs/7';
    const lines = githubAnnotations(verdicts(many), { summary });
    expect(lines).toHaveLength(9);
    const titles = lines.map((line) => /title=([^:]*)::/.exec(line)?.[1]);
    const worst = [11, 9, 7, 5, 3, 1, 10].map((at) => `X-${at} fail`);
    expect(titles).toEqual(['Plumbline', ...worst, 'Plumbline']);
    expect(lines[1]).toMatch(/%0Aand in 11 more of its examples$/);
    expect(lines.at(-1)).toBe(`::error title=Plumbline::and 5 more: ${summary}`);
    expect(githubAnnotations(verdicts(many)).at(-1)).toContain('verdicts.md among the reports lists them');
  });

  it('show nine when there are nine', () => {
    const eight = Array.from({ length: 8 }, (_, at) => rule({ id: `X-${at}` }));
    expect(githubAnnotations(verdicts(eight)).join('\n')).not.toContain('more:');
  });

  it('leave out a place that GitHub does not know', () => {
    expect(githubAnnotations(verdicts([rule({})]), { pathOf: () => undefined })[1]).toMatch(
      /^::error title=X-01 fail::/,
    );
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
