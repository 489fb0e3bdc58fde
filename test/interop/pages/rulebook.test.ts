import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { copyOf, FAULT, makeRedRun, openBook, pageOf, red, report } from '../red-run.ts';
import { noBrowser } from './browser.ts';
import { openedBrowser } from './opened-browser.ts';

const { browser, page } = await openedBrowser({ viewport: { width: 1200, height: 900 } });

describe.skipIf(noBrowser)('the rule book in Chromium', () => {
  beforeAll(makeRedRun);

  const shown = (on = page) => on.locator('details.rule:visible');

  test('shows the overall word with its bound, and what fails', async () => {
    const errors = await openBook(page, red);
    expect(await page.locator('#word').textContent()).toBe('NOT CONFORMANT');
    expect(await page.locator('.bound').textContent()).toMatch(
      /^partial: .*--rule TOK-08.* · scope reference · \d+ of \d+ judged rules passed, 1 failed/,
    );
    expect(await page.locator('.red-list').textContent()).toContain('MSG-DEDUP-02');
    expect(errors).toEqual([]);
  });

  test('a failing rule opens to its example, what was expected and got, and the curl line', async () => {
    await openBook(page, red);
    await page.click('.red-list a');
    const rule = page.locator('#MSG-DEDUP-02');
    const example = rule.locator('.example.v-fail[open]').first();
    await example.waitFor();
    expect(await example.locator('.difference').textContent()).toMatch(/Expected.*Got.*report code 305→/s);
    expect(await example.locator('.steps .failed').count()).toBe(1);
    expect(await example.locator('svg.timeline .window').count()).toBe(1);
    await example.locator('.moments summary').first().click();
    expect(await example.locator('.moments pre').last().textContent()).toBeTruthy();
    expect(await rule.textContent()).toMatch(/curl -sS -i .*-X 'POST'/);
    expect(await rule.locator('.proofs').first().textContent()).toContain(FAULT);
    expect(existsSync(join(red, 'faults.json'))).toBe(false);
  });

  test('tells what was not verified, what was observed and what was spent', async () => {
    await openBook(page, red);
    expect(await page.locator('#unverified').textContent()).toContain('Run without --rule');
    expect(await page.locator('#observed').textContent()).toContain('TOK-08');
    expect(await page.locator('#spent').textContent()).toMatch(/[1-9]\d*requests|requests[1-9]/);
  });

  test('is dark where the system is, and where the reader wants it', async () => {
    const dark = await browser.newPage({ colorScheme: 'dark' });
    await openBook(dark, red);
    const paper = () => dark.evaluate('getComputedStyle(document.body).backgroundColor');
    expect(await paper()).toBe('rgb(20, 24, 30)');
    await dark.click('.theme');
    expect(await paper()).toBe('rgb(251, 250, 247)');
    await dark.click('.theme');
    expect(await paper()).toBe('rgb(20, 24, 30)');
    await dark.close();
  });

  test('prints a summary, and where that is wanted every rule, whatever is filtered', async () => {
    await openBook(page, red);
    await page.emulateMedia({ media: 'print' });
    expect(await shown().count()).toBe(0);
    for (const part of ['#word', '#promises', '.red-list', '#unverified'])
      expect(await page.locator(part).first().isVisible(), part).toBe(true);
    expect(((await page.pdf()).toString('latin1').match(/\/Type \/Page\b/g) ?? []).length).toBeLessThanOrEqual(3);
    await page.goto(`file://${pageOf(red)}?print=all&verdict=fail`);
    expect(await shown().count()).toBe(await page.locator('details.rule').count());
    expect(await page.locator('.toolbar').isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    await openBook(page, red);
    await page.evaluate('window.print = () => (window.printed = document.documentElement.dataset.print)');
    await page.click('.print-all');
    expect(await page.evaluate('[printed, document.documentElement.dataset.print ?? ""]')).toEqual(['all', '']);
  });

  test('no secret is in the page, not even one that the run forgot to hide', async () => {
    const secret = 'dG9wOnNlY3JldC1jYW5hcnk=';
    const out = copyOf('canary', (text) => text.replaceAll('Basic •••', `Basic ${secret}`), 'cucumber.ndjson.gz');
    await report(out);
    await openBook(page, out);
    await page.evaluate("location.hash = 'MSG-DEDUP-02'");
    await page.locator('#MSG-DEDUP-02 .example').first().waitFor();
    const whole = await page.content();
    expect(whole).toContain('Basic •••');
    expect(whole).not.toContain(secret);
  });
});
