import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import MarkdownIt from 'markdown-it';
import { describe, expect, it } from 'vitest';
import { forTerminal } from '../../../support/ground/quote/terminal.ts';
import { githubAnnotations } from '../../../support/reports/github-annotations.ts';
import { failureTexts, reportSet } from '../../../support/reports/report-set.ts';
import { writeReports } from '../../../support/reports/write-reports.ts';
import { freshFolder } from '../../fresh-folder.ts';
import { forAll, forSome } from '../for-all.ts';
import { hostileText, UNSEEN } from '../quote/hostile-text.ts';
import { hostileRun } from './hostile-run.ts';
import { inFull } from './in-full.ts';

const reader = new MarkdownIt({ html: true, linkify: true });
const INLINE = new Set(['text', 'code_inline', 'strong_open', 'strong_close']);
const kindsIn = (page: string): string[] =>
  reader.parse(page, {}).flatMap(({ type, children }) => [type, ...(children ?? []).map((each) => each.type)]);

const clear = (text: string): string => text;

describe('the reports about a hostile target', () => {
  const home = freshFolder();

  it('are Markdown with the parts that we gave it', () => {
    const kinds = (text: string) => {
      const { run, verdicts } = hostileRun(text);
      const files = inFull(reportSet(verdicts, run, [], { allure: true }));
      return ['verdicts.md', 'silences.md'].map((name) => kindsIn(String(files.get(name))));
    };
    const calm = kinds('calm');
    const isInline = (kind: string): boolean => INLINE.has(kind);
    forSome(60, hostileText, (text) => {
      fc.pre(/[a-z]/i.test(text));
      for (const [at, page] of kinds(text).entries()) {
        expect(page.filter((kind) => !isInline(kind))).toEqual(calm[at]?.filter((kind) => !isInline(kind)));
      }
    });
  });

  it('stay in their folder, under the same names', () => {
    const out = join(home, 'reports');
    forSome(20, hostileText, (text) => {
      const { run, verdicts } = hostileRun(text);
      writeReports(out, reportSet(verdicts, run, [], { allure: true }), clear);
      expect(readdirSync(home)).toEqual(['reports']);
      expect(readdirSync(join(out, 'evidence'))).toHaveLength(2);
    });
  });

  it('give no orders to a terminal, line by line, and to a build service', () => {
    const facts = {
      out: 'reports',
      alone: (id: string) => id,
      suspicion: { kind: 'external', faults: [] } as const,
    };
    forAll(hostileText, (text) => {
      const { run, verdicts } = hostileRun(text);
      for (const told of failureTexts(verdicts, run, facts)) {
        expect(told.split('\n').filter((line) => !/^ {2}(?:cause|also) /.test(line))).toHaveLength(8);
        expect(forTerminal(told)).not.toMatch(UNSEEN);
      }
      for (const line of githubAnnotations(verdicts)) expect(line).toMatch(/^::(?:error|warning) .*$/);
    });
  });
});
