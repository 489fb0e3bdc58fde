import { describe, expect, it } from 'vitest';
import { judge } from '../../../support/ledger/judge.ts';
import type { JudgedRule, Verdicts } from '../../../support/ledger/verdicts.ts';
import { githubAnnotations } from '../../../support/reports/github-annotations.ts';
import { anExample, aRule, aRun, circumstances, failed, passed } from './a-run.ts';

const run = aRun([anExample('X-01', [failed]), anExample('X-02', [passed])]);
const judged = judge(
  [aRule('X-01', { says: 'It holds.' }), aRule('X-02')],
  run,
  circumstances(['X-01', 'X-02'], { scope: 'external' }),
);
const example = { name: 'e', uri: 'a,b.feature', line: 7, durationMs: 1, startedAt: '' };

const rule = (over: Partial<JudgedRule>): JudgedRule => ({
  ...(judged.rules[0] as JudgedRule),
  examples: [{ ...example, verdict: 'fail', message: '50% of\nit\n::set-output name=a::b' }],
  ...over,
});

const verdicts = (rules: readonly JudgedRule[]): Verdicts => ({ ...judged, rules });

describe('annotations', () => {
  it('stand in one line each, whatever a target answered', () => {
    const [bound, red, ...more] = githubAnnotations(verdicts([rule({})]));
    expect(bound).toMatch(/^::error title=Plumbline::NOT CONFORMANT · scope external · 1 of 2/);
    expect(red).toBe(
      '::error file=a%2Cb.feature,line=7,title=X-01 fail::It holds.%0A50%25 of%0Acause status-404-for-400: expected HTTP status 400, got 404 in 1 rule',
    );
    expect(more).toEqual([]);
  });

  it('name a rule once, the worst first, and at most nine a level', () => {
    const many = Array.from({ length: 12 }, (_, at) => {
      const level = at % 2 === 0 ? 'SHOULD' : 'MUST';
      const examples = Array.from({ length: at + 1 }, (_, line) => ({ ...example, line, verdict: 'fail' as const }));
      return rule({ id: `X-${at}`, level, examples, cause: `c-${at}` });
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

  it('are one for a cause, with the rules that it makes red', () => {
    const lines = githubAnnotations(verdicts([rule({}), rule({ id: 'X-05' }), rule({ id: 'X-06' })]));
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/title=X-01 and 2 more fail::.*%0Aso are X-05, X-06$/);
  });

  it('leave out a place that GitHub does not know', () => {
    expect(githubAnnotations(verdicts([rule({})]), { pathOf: () => undefined })[1]).toMatch(
      /^::error title=X-01 fail::/,
    );
  });
});
