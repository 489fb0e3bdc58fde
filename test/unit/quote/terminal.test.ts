import fc from 'fast-check';
import MarkdownIt from 'markdown-it';
import { describe, expect, it } from 'vitest';
import { markdownCode, markdownText, tableRow } from '../../../support/ground/quote/markdown.ts';
import { forTerminal, jsonForTerminal } from '../../../support/ground/quote/terminal.ts';
import { visible, visibleLine } from '../../../support/ground/quote/visible.ts';
import { workflowCommand } from '../../../support/ground/quote/workflow-command.ts';
import { forAll } from '../for-all.ts';
import { hostileText, UNSEEN } from './hostile-text.ts';

/** What GitHub's runner takes for a command: the first form after white space, the older one anywhere. */
const isCommand = (line: string): boolean => /^\s*::/.test(line) || /##\w*\[/.test(line);

// biome-ignore lint/suspicious/noControlCharactersInRegex: none of them may be there
const CONTROL = /[\u0000-\u0008\u000b-\u001f]/;

describe('a text for a terminal', () => {
  it('holds nothing that a terminal obeys, and no command to a build service', () =>
    forAll(hostileText, (text) => {
      const shown = forTerminal(text);
      expect(shown).not.toMatch(UNSEEN);
      expect(shown).not.toMatch(CONTROL);
      expect(shown.split(/\r\n|\r|\n/).filter(isCommand)).toEqual([]);
    }));

  it('shows ordinary text as it is', () =>
    forAll(fc.stringMatching(/^[\w .,;äöü€日本\n\t-]*$/), (text) => {
      expect(forTerminal(text)).toBe(text);
    }));

  it('keeps our colours where they are wanted, and no other orders', () => {
    const text = '\u001b[31mFAIL\u001b[39m \u001b]0;x\u0007 \u001b[8m \u001b[2J';
    expect(forTerminal(text, true)).toBe('\u001b[31mFAIL\u001b[39m \\u001b]0;x\\u0007 \\u001b[8m \\u001b[2J');
    expect(forTerminal(text)).toMatch(/^\\u001b\[31mFAIL/);
  });

  it('spells out what would change the order or hide', () => {
    expect(forTerminal('a\u202eb\u2066c\u200bd\ud800e')).toBe('a\\u202eb\\u2066c\\u200bd\\ud800e');
  });
});

it('JSON for a terminal has the same value in harmless characters', () =>
  forAll(hostileText, (text) => {
    const shown = jsonForTerminal(JSON.stringify({ text }, null, 2));
    expect(JSON.parse(shown)).toEqual({ text });
    expect(shown).not.toMatch(UNSEEN);
    expect(shown.split('\n').filter(isCommand)).toEqual([]);
  }));

function read(line: string): { properties: Record<string, string>; text: string } {
  const [, given = '', text = ''] = /^::error (.*?)::(.*)$/s.exec(line) ?? [];
  const plain = (data: string): string => data.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%');
  const value = (data: string): string => plain(data.replaceAll('%3A', ':').replaceAll('%2C', ','));
  const pairs = given.split(',').map((each) => {
    const [name = '', ...rest] = each.split('=');
    return [name, value(rest.join('='))];
  });
  return { properties: Object.fromEntries(pairs), text: plain(text) };
}

describe('a workflow command', () => {
  it('is one line with one title and one text, whatever they hold', () =>
    forAll(hostileText, hostileText, (title, text) => {
      const line = workflowCommand('error', { file: 'a', title }, text);
      expect(line).not.toMatch(UNSEEN);
      expect(line).not.toMatch(/[\r\n]/);
      const shown = (each: string): string => visible(each.replaceAll('\r\n', '\n'));
      expect(read(line)).toEqual({ properties: { file: 'a', title: shown(title) }, text: shown(text) });
    }));

  it('shows ordinary text as it is', () => {
    const ordinary = fc.stringMatching(/^[\w ,:=%\n]*$/);
    forAll(ordinary, ordinary, (title, text) => {
      expect(read(workflowCommand('error', { title }, text))).toEqual({ properties: { title }, text });
    });
  });
});

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
