import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { EvidenceExchange } from '../../../support/ground/evidence/recorded-run.ts';
import { readRuleBook } from '../../../support/ground/rules/rule-book.ts';
import type { JudgedRule } from '../../../support/ledger/verdicts.ts';
import type { BookRule } from '../../../support/reports/rulebook/book.ts';
import { openedBy } from '../../../support/reports/rulebook/facilities-markup.ts';
import { FACILITY_WORDS } from '../../../support/reports/rulebook/facility-words.data.ts';
import { html, trusted } from '../../../support/reports/rulebook/html.ts';
import { momentsOf } from '../../../support/reports/rulebook/moments.ts';
import { searchText, wordsIn } from '../../../support/reports/rulebook/pack.ts';
import { shareOf } from '../../../support/reports/rulebook/promises-markup.ts';
import { sectionText } from '../../../support/reports/rulebook/rule-markup.ts';
import { scaleOf } from '../../../support/reports/rulebook/scale.ts';
import { bodyText, spanText } from '../../../support/reports/rulebook/texts.ts';
import { timelineSvg } from '../../../support/reports/rulebook/timeline.ts';
import { wallClockBands } from '../../../support/reports/rulebook/windows.ts';
import { outcomeText } from '../../../support/reports/rulebook/words.ts';
import { forAll } from '../for-all.ts';
import { anExchange, someEvidence } from './a-run.ts';

const rule = (needs: readonly string[], judged = true) => ({ judged, needs });

it('every facility that a rule needs is told in words', () => {
  const { rules } = readRuleBook();
  const needed = new Set(rules.flatMap(({ needs }) => needs));
  expect([...needed].filter((name) => !(name in FACILITY_WORDS))).toEqual([]);
});

it('the facilities of the rule book are counted by the rules that they open alone and with others', () => {
  const rules = [rule(['clock']), rule(['handset']), rule(['handset']), rule(['clock', 'handset']), rule([])];
  expect(openedBy(rules)).toEqual([
    { facility: 'handset', alone: 2, together: 1 },
    { facility: 'clock', alone: 1, together: 1 },
  ]);
});

const judged = (verdict: string, over: object = {}): JudgedRule =>
  ({ id: 'A', judged: true, inScope: true, verdict, level: 'MUST', area: 'MSG', examples: [], ...over }) as never;

const times = (count: number, verdict: string): JudgedRule[] => Array.from({ length: count }, () => judged(verdict));

it.each([
  [[...times(9, 'pass'), ...times(1, 'fail')], '10 rules: 9 pass, 1 fails'],
  [times(1, 'pass'), '1 rule passes'],
  [times(2, 'fail'), '2 rules fail'],
  [times(1, 'error'), '1 rule in error'],
  [[...times(1, 'pass'), ...times(3, 'inconclusive')], '4 rules: 3 inconclusive, 1 passes'],
])('the outcomes of the rules of a line are told in words', (rules, text) => expect(outcomeText(rules)).toBe(text));

it('shares count judged rules alone, and never promise more', () => {
  const rules = [...times(2, 'pass'), judged('fail'), judged('recorded', { judged: false })] as never as BookRule[];
  expect(shareOf(rules)).toMatchObject({ percent: 66, says: '2 of 3 pass, 1 fail' });
  expect(shareOf(rules.slice(3))).toBeUndefined();
});

describe('what a rule is found by', () => {
  const rule = {
    id: 'MSG-DEDUP-02',
    says: 'Duplicate detection looks back over a period of 24 hours.',
    section: 'Optional account features',
    area: 'DEDUP',
    needs: ['clock'],
    tags: ['@needs-clock'],
    examples: [{ name: 'One minute before', uri: 'a.feature', ran: { steps: [{ text: 'the message is withheld' }] } }],
  } as never as BookRule;

  it.each(['optional', 'needs-clock', 'needsclock', 'minute', 'withheld', 'window', 'deduplication'])(
    'has %s',
    (word) => expect(searchText(rule).split(' ')).toContain(word),
  );

  it('leaves out what the line of the rule already says', () =>
    expect(searchText(rule).split(' ')).not.toContain('24'));

  it('has a word with hyphens in both spellings, and words without spaces or capitals', () => {
    expect(wordsIn('De-duplication, on')).toEqual(['de-duplication', 'deduplication', 'on']);
    forAll(fc.string(), (text) => {
      for (const word of wordsIn(text)) expect(word).toMatch(/^[^\s\p{Lu}]+$/u);
    });
  });
});

const at = (time: string): string => `2024-01-15T${time}.000Z`;
const instant = (time: string): number => Date.parse(at(time));

describe('markup', () => {
  test('every value is escaped unless it is markup itself', () => {
    const hostile = `</script><script>alert('1')</script>"&`;
    const { text } =
      html`<p title="${hostile}">${hostile}${trusted('<b>ours</b>')}${[html`<i>${'<'}</i>`, false, undefined]}</p>`;
    expect(text).not.toContain('<script');
    expect(text).toContain('<b>ours</b><i>&lt;</i></p>');
    expect(text).toContain('&#39;1&#39;');
  });

  test('bodies are cut where they get long, and control characters are spelt out', () => {
    expect(bodyText('x'.repeat(3000))).toBe(`${'x'.repeat(2000)}… (3000 characters)`);
    expect(html`${bodyText('a\u0000b\u202ec\n')}`.text).toBe('a\\u0000b\\u202ec\n');
  });

  test.each([
    [0, '0 s'],
    [1, '1 ms'],
    [86_399_999, '23 h 59 min 59 s'],
    [86_401_000, '1 d 1 s'],
  ])('%d ms is written %s', (span, written) => expect(spanText(span)).toBe(written));
});

test.each([
  ['', 'Limits'],
  ['495', 'Limits, line 495'],
  ['28,495', 'Limits, lines 28, 495'],
  ['28-31', 'Limits, lines 28-31'],
])('the lines %j of a rule are told as %j', (lines, told) =>
  expect(sectionText({ section: 'Limits', lines })).toBe(told),
);

describe('the timeline', () => {
  const exchange = (n: number, time: string) => anExchange({ n, method: 'POST', status: 202, at: at(time) });
  const callback = (n: number, time: string, body: object) => ({
    n,
    method: 'POST',
    target: '/r',
    headers: {},
    body: JSON.stringify(body),
    at: at(time),
  });
  const evidence = (exchanges: EvidenceExchange[], callbacks: object[], worldNow: string) =>
    momentsOf(someEvidence({ rung: 'virtual', exchanges, callbacks, worldNow: at(worldNow) }));

  test('a report stands where it says it was made, when the clock was moved over it', () => {
    const moments = evidence(
      [exchange(1, '07:00:00')],
      [callback(1, '07:00:00', { status: 'delivered', date_received: at('08:00:00') })],
      '09:00:00',
    );
    expect(moments.map((moment) => moment.at)).toEqual([instant('07:00:00'), instant('08:00:00')]);
  });

  test('attempts of one callback come one after the other', () => {
    const report = { status: 'delivered' };
    const moments = evidence(
      [exchange(1, '12:00:00')],
      [callback(1, '12:00:00', report), callback(2, '12:00:00', report), callback(3, '12:00:01', report)],
      '12:00:03',
    );
    const attempts = moments.filter((moment) => moment.kind === 'callback');
    expect(attempts.map((moment) => [moment.attempt, (moment.at - instant('12:00:00')) / 1000])).toEqual([
      [1, 0],
      [2, 1],
      [3, 3],
    ]);
    expect(timelineSvg(moments, [], instant('12:00:03'))?.text.match(/class="retry"/g)).toHaveLength(2);
  });

  test('nothing is drawn when no time passes', () => {
    expect(timelineSvg(evidence([exchange(1, '12:00:00')], [], '12:00:00'), [], instant('12:00:00'))).toBeUndefined();
  });

  test('a gap of a day is wider than one of a millisecond and does not crush it', () => {
    const { stops, place } = scaleOf([0, 1, 86_400_001], 10);
    const [first = 0, second = 0, third = 0] = stops.map(({ x }) => x);
    expect(second - first).toBeGreaterThan(50);
    expect(third - second).toBeGreaterThan(second - first);
    expect(place(43_200_001)).toBeCloseTo((second + third) / 2, 0);
  });

  test('sending hours follow the wall clock of a zone over a change of clocks', () => {
    const from = Date.parse('2024-03-30T00:00:00Z');
    const bands = wallClockBands(from, from + 48 * 3_600_000, 'Europe/Stockholm');
    expect(bands.map((band) => new Date(band.from).toISOString())).toEqual([
      '2024-03-30T07:00:00.000Z',
      '2024-03-31T06:00:00.000Z',
    ]);
    expect(wallClockBands(from, from + 1, 'Nowhere/Land')).toEqual([]);
  });
});
