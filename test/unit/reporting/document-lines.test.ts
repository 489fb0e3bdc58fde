import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readRuleBook } from '../../../support/ground/rules/rule-book.ts';
import type { BookRule } from '../../../support/reports/rulebook/book.ts';
import { digestOf, fitNotice, lineNumbers, linesOf, locate } from '../../../support/reports/rulebook/document-lines.ts';
import { documentMarkup } from '../../../support/reports/rulebook/document-markup.ts';

describe('the document', () => {
  const text = 'One.\n\nTwo   words.\nThree.\n';
  const known = linesOf(text, [{ lines: '1,3-4' }, { lines: '2' }, { lines: undefined }]);

  test('line numbers are single or ranges', () => {
    expect(lineNumbers('28,495-497')).toEqual([28, 495, 496, 497]);
    expect(lineNumbers('')).toEqual([]);
  });

  test('lines are known by their words', () => {
    expect(Object.keys(known)).toEqual(['1', '3', '4']);
    expect(known['3']).toBe(digestOf('Two words.'));
    expect(fitNotice('a.md', locate(text, known))).toBeUndefined();
  });

  test('lines that moved are found again', () => {
    const located = locate(`New.\n${text}`, known);
    expect([...located.places]).toEqual([
      [1, 2],
      [3, 4],
      [4, 5],
    ]);
    expect(fitNotice('a.md', located)).toMatch(/^a\.md has 3 of the 3 lines in another place/);
  });

  test('another version and another document are told apart', () => {
    expect(fitNotice('a.md', locate('One.\n', known))).toMatch(/another version .* 2 of the 3 lines/);
    expect(fitNotice('b.md', locate('# Other\n', known))).toMatch(/^b\.md is not the document/);
  });

  test('every row that names lines has a fingerprint for one of them', () => {
    const prints = JSON.parse(readFileSync('features/document-lines.json', 'utf8')) as Record<string, string>;
    const without = readRuleBook().rules.filter(
      ({ lines }) => typeof lines === 'string' && lines !== '' && !lineNumbers(lines).some((line) => prints[line]),
    );
    expect(without.map(({ id }) => id)).toEqual([]);
  });
});

describe('the document as page one', () => {
  const rule = (id: string, lines: string, verdict: string): BookRule =>
    ({ id, lines, verdict, judged: true, inScope: true, examples: [], says: `So says ${id}.` }) as unknown as BookRule;
  const text = '# Title\n\nFirst line.\n\n| a | b |\n|---|---|\n| c | d |\n\n- item\n- <b>other</b>\n';
  const rules = [
    rule('R-1', '3', 'pass'),
    rule('R-2', '3', 'fail'),
    rule('R-3', '7', 'pass'),
    rule('R-4', '9', 'open'),
  ];

  test('each line has the colour of the most urgent of its rules, and leads to them', () => {
    const { document, notice } = documentMarkup('a.md', text, rules, linesOf(text, rules));
    const page = document?.text ?? '';
    expect(notice).toBeUndefined();
    expect(page).toMatch(
      /<div class="line v-fail">First line\.<details.*?✕ 2.*?href="#R-1".*?href="#R-2".*?<\/details><\/div>/s,
    );
    expect(page).toMatch(/<tr class="line v-pass">.*?d<details.*?href="#R-3"/s);
    expect(page).toMatch(/<li>\s*<div class="line v-open">item<details/);
    expect(page).toContain('&lt;b&gt;other');
  });
});
