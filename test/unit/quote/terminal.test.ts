import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forTerminal, jsonForTerminal } from '../../../support/ground/quote/terminal.ts';
import { visible } from '../../../support/ground/quote/visible.ts';
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
