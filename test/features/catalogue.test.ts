import { describe, expect, it } from 'vitest';
import { formRules } from '../../support/ground/rules/rule-book.ts';
import { lostIds, malformedRows, type RuleRow, secretTwins, wrongLevels } from './catalogue.ts';
import { type LineWords, strayLines } from './line-words.ts';
import { ownCatalogue, textOf } from './own-files.ts';
import { row, rows } from './planted.ts';

const catalogue = ownCatalogue();
const forms = formRules() as unknown as RuleRow[];
/** Of each line of the document the words that rows share with it; `write-document-lines.ts` makes it. */
const lineWords: LineWords = JSON.parse(textOf('test/features/line-words.json'));
/** Ids that rules had so far. A rule that is withdrawn stays in the catalogue. */
const givenOut: string[] = JSON.parse(textOf('test/features/given-out.json'));

describe('features/rules.json', () => {
  it.each([
    ['a missing field', { ...row('MSG-ONE-01'), says: undefined }],
    ['an unknown field', { ...row('MSG-ONE-01'), note: 'x' }],
    ['an unknown level', row('MSG-ONE-01', { level: 'MIGHT' })],
    ['an unknown standing', row('MSG-ONE-01', { standing: 'guessed' })],
    ['an unknown role', row('MSG-ONE-01', { role: 'operator' })],
    ['an unknown facility', row('MSG-ONE-01', { needs: ['database'] })],
    ['a bad id', row('msg-1')],
    ['a reason that is none', row('MSG-ONE-01', { excluded: 'human judgement' })],
    ['a why that is no sentence', row('MSG-ONE-01', { why: 'because' })],
    ['an alias of nothing', row('MSG-ONE-01', { aliasOf: 'MSG-NONE-01' })],
  ])('would be found to have %s', (_what, wrong) => {
    expect(malformedRows([JSON.parse(JSON.stringify(wrong))])).toHaveLength(1);
  });

  it('would be found to have an id twice', () => {
    expect(malformedRows([row('MSG-ONE-01'), row('MSG-ONE-01')])).toHaveLength(1);
  });

  it('has rows of the agreed shape', () => {
    expect(malformedRows(rows)).toEqual([]);
    expect(malformedRows(catalogue)).toEqual([]);
  });

  it('has no line that says nothing of its row, nor a code that its lines do not have', () => {
    const words = { 28: '305 cont', 440: '302 bloc', 448: '412 bloc' };
    const said = (lines: string, says: string, standing = 'reading'): string[] =>
      strayLines([row('MSG-ONE-01', { lines, says, standing })], words);
    expect(said('28', 'The same content has report code 305.')).toEqual([]);
    expect(said('28,440', 'The same content has report code 305.')).toHaveLength(1);
    expect(said('28,29', 'The same content has report code 305.')).toHaveLength(1);
    expect(said('440', 'What is blocked has report code 302 or report code 412.')).toHaveLength(1);
    expect(said('440,448', 'What is blocked has report code 302 or report code 412.')).toEqual([]);
    expect(said('440', 'Whether what is blocked has a vendor_id is left undecided.')).toHaveLength(1);
    expect(said('440', 'Whether what is blocked has a vendor_id is left undecided.', 'observe')).toEqual([]);
    expect(strayLines([...catalogue, ...forms], lineWords)).toEqual([]);
  });

  it('judges no permission, and says no MUST of what nobody judges', () => {
    const alias = row('MSG-TWO-01', { level: 'SHOULD', aliasOf: 'MSG-ONE-01' });
    expect(wrongLevels([row('MSG-ONE-01', { level: 'MAY' })])).toHaveLength(1);
    expect(wrongLevels([row('MSG-ONE-01', { standing: 'observe' })])).toHaveLength(1);
    expect(wrongLevels([row('MSG-ONE-01'), alias])).toHaveLength(1);
    expect(wrongLevels(catalogue)).toEqual([]);
  });

  it('says the same in two rows only where one is an alias of the other', () => {
    const twin = row('MSG-TWO-01', { says: 'So is something.', lines: '1-2' });
    expect(secretTwins([row('MSG-ONE-01', { says: 'Something is so.' }), twin])).toHaveLength(1);
    expect(secretTwins([row('MSG-ONE-01'), { ...twin, aliasOf: 'MSG-ONE-01' }])).toEqual([]);
    expect(secretTwins([row('MSG-ONE-01'), { ...twin, lines: '2' }])).toEqual([]);
    expect(secretTwins(catalogue)).toEqual([]);
  });

  it('keeps every id that was ever given out', () => {
    expect(lostIds([row('MSG-ONE-02'), row('MSG-NEW-01')], ['MSG-ONE-01'])).toHaveLength(1);
    expect(givenOut.length).toBeGreaterThan(600);
    expect(lostIds(catalogue, givenOut)).toEqual([]);
  });
});
