import fc from 'fast-check';
import MarkdownIt from 'markdown-it';
import { describe, expect, it } from 'vitest';
import { markdownCode, markdownText, tableRow } from '../../../support/ground/quote/markdown.ts';
import { visibleLine } from '../../../support/ground/quote/visible.ts';
import { forAll } from '../for-all.ts';
import { hostileText, UNSEEN } from './hostile-text.ts';

const reader = new MarkdownIt({ html: true, linkify: true });
const plainReader = new MarkdownIt({ html: true });

/** The inline parts of a page, one list for each paragraph or cell, as "kind text". */
const inlines = (text: string, by = reader) =>
  by
    .parse(text, {})
    .filter(({ type }) => type === 'inline')
    .map(({ children }) => (children ?? []).map(({ type, content }) => `${type} ${content}`));

const code = (text: string): string[] => (visibleLine(text) === '' ? [] : [`code_inline ${visibleLine(text)}`]);

describe('a text of somebody else in Markdown', () => {
  it('is a span of code and nothing else', () =>
    forAll(hostileText, (text) => {
      expect(inlines(`- seen: ${markdownCode(text)}`)).toEqual([
        [visibleLine(text) === '' ? 'text seen:' : 'text seen: ', ...code(text)],
      ]);
      expect(markdownCode(text)).not.toMatch(UNSEEN);
    }));

  it('stays in its cell', () => {
    const bar = (text: string): string => visibleLine(text).replace(/(\\+)\|/g, '$1\\u007c');
    forAll(fc.array(hostileText, { minLength: 3, maxLength: 3 }), (texts) => {
      const page = [tableRow('a', 'b', 'c'), '|---|---|---|', tableRow(...texts.map(markdownCode))].join('\n');
      expect(inlines(page).slice(3)).toEqual(texts.map((text) => code(bar(text))));
    });
  });
});

describe('a text of ours in Markdown', () => {
  const plain = (text: string): string => text.replace(/^\S+ /, '');

  it('is text and nothing else, wherever it stands in a line', () =>
    forAll(hostileText, (text) => {
      const line = visibleLine(text);
      fc.pre(line !== '');
      for (const before of ['', '- ', '# ', '> ']) {
        const [parts = [], ...more] = inlines(`${before}${markdownText(text)}`, plainReader);
        expect(more).toEqual([]);
        expect(parts.every((part) => part.startsWith('text'))).toBe(true);
        expect(parts.map(plain).join('')).toBe(line);
      }
    }));

  it('keeps its bars in a table', () => {
    const page = [tableRow('a'), '|---|', tableRow(markdownText('one | two'))].join('\n');
    expect(inlines(page)[1]).toEqual(['text one | two']);
  });
});
