import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { historyOf } from '../../../support/ledger/runs/history.ts';
import type { RuleVerdict, Verdicts } from '../../../support/ledger/verdicts.ts';
import { comparisonPage } from '../../../support/reports/rulebook/comparison-page.ts';
import { historyPage } from '../../../support/reports/rulebook/history-page.ts';
import { readVerdicts } from '../../../support/reports/rulebook/run-folder.ts';
import { makeRedRun, openBook, red } from '../red-run.ts';
import { noBrowser, seriousFindings } from './browser.ts';
import { openedBrowser } from './opened-browser.ts';

const SIZES = [
  ['desk', { width: 1280, height: 900 }, 'light'],
  ['phone', { width: 390, height: 844 }, 'dark'],
] as const;

/** The same run with another verdict on one rule, a day later. */
function later(verdicts: Verdicts, id: string, verdict: RuleVerdict): Verdicts {
  const startedAt = new Date(Date.parse(verdicts.startedAt) + 86_400_000).toISOString();
  const rules = verdicts.rules.map((rule) => (rule.id === id ? { ...rule, verdict, examples: [] } : rule));
  return { ...verdicts, startedAt, rules };
}

function write(name: string, page: string): string {
  const file = join(red, name);
  writeFileSync(file, page);
  return `file://${file}`;
}

const { browser } = await openedBrowser();

describe.skipIf(noBrowser)('states of the pages of a run', () => {
  let runs: ReadonlyArray<{ readonly name: string; readonly verdicts: Verdicts }>;

  beforeAll(async () => {
    await makeRedRun();
    const verdicts = readVerdicts(red);
    runs = [
      { name: 'nightly/monday', verdicts },
      { name: 'nightly/tuesday', verdicts: later(verdicts, 'MSG-DEDUP-02', 'pass') },
    ];
  });

  /** Expects a page without a serious finding in these parts that is no wider than its screen. */
  async function expectFine(page: Page, parts: string): Promise<void> {
    expect(await seriousFindings(page, parts)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(page.viewportSize()?.width);
  }

  const tipOf = async (page: Page): Promise<string | null> => page.getByRole('tooltip').textContent();

  describe.each(SIZES)('on a %s', (_where, viewport, colorScheme) => {
    const open = async (address: string): Promise<Page> => {
      const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
      page.setDefaultTimeout(120_000);
      if (address !== '') await page.goto(address);
      return page;
    };

    test('the rule book is fine with a red rule open, filtered, without a hit, and with its evidence', async () => {
      const page = await open('');
      const errors = await openBook(page, red);
      await page.click('.red-list a');
      const example = page.locator('#MSG-DEDUP-02 .example[open]').first();
      await example.waitFor();
      expect(await example.locator('.difference').textContent()).not.toMatch(/deep|strictly|to (?:equal|include)/);
      await page.click('.tally button');
      await expectFine(page, '.toolbar, #MSG-DEDUP-02 .example[open], .tally');
      await page.fill('input[name=text]', 'no such words');
      await page.locator('.none').waitFor();
      await page.locator('#evidence summary').click();
      await page.locator('#unverified summary').first().click();
      await expectFine(page, '.none, #evidence > :not(details), #evidence thead, #unverified > .gap[open] > :not(ul)');
      expect(errors).toEqual([]);
      await page.close();
    });

    test('a comparison says what changed, in words that have tips', async () => {
      const page = await open(write('compared.html', comparisonPage(runs, [])));
      expect(await page.locator('.place').textContent()).toBe('Comparison');
      expect(await page.locator('.runs b').allTextContents()).toEqual(['monday', 'tuesday']);
      const chip = page.locator('.tally button');
      expect(await chip.textContent()).toContain('1 fails → passes');
      await page.keyboard.press('Tab');
      await chip.focus();
      await expect.poll(() => tipOf(page)).toContain('Every example of the rule that was decided');
      await page.keyboard.press('Enter');
      expect(await page.locator('tr.rule:visible').count()).toBe(1);
      expect(new URL(page.url()).searchParams.get('change')).toBe('fail → pass');
      await page.locator('tr.rule:visible .badge').first().hover();
      await expect.poll(() => tipOf(page)).toContain('At least one example came out otherwise');
      await page.locator('tr.rule:visible i').hover();
      await expect.poll(() => tipOf(page)).toContain('How strongly a rule binds');
      await expectFine(page, '.overview, .toolbar, #tip');
      await page.fill('input[name=text]', 'no such words');
      await page.locator('.none').waitFor();
      await expectFine(page, '.toolbar, .none');
      await page.close();
    });

    test('a history says what changed, in words that have tips', async () => {
      const history = historyOf(runs.map(({ name, verdicts }) => ({ folder: name, verdicts })));
      const page = await open(write('history.html', historyPage(history)));
      expect(await page.locator('.meaning').textContent()).toMatch(/^1 rule changed, \d+ kept their verdict\.$/);
      expect(await page.locator('.legend').textContent()).toContain('A pale column is a partial run.');
      await page.locator('#rules a.term').first().focus();
      await expect.poll(() => tipOf(page)).toContain('The implementation under test');
      await page.keyboard.press('Escape');
      await page.locator('.runs .badge').first().hover();
      await expect.poll(() => tipOf(page)).toContain('CONFORMANT takes no fail');
      await expectFine(page, '.overview, #rules, #runs');
      await page.setViewportSize({ width: 390, height: 844 });
      const [drawing, ...words] = await page
        .locator('svg.trend, svg.trend text')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().left));
      expect(Math.min(...words)).toBeGreaterThanOrEqual(drawing as number);
      await page.close();
    });
  });
});
