import { beforeAll, describe, expect, test } from 'vitest';
import { QUESTIONS } from '../../features/questions.data.ts';
import { makeRedRun, openBook, pageOf, red } from '../red-run.ts';
import { noBrowser, seriousFindings } from './browser.ts';
import { openedBrowser } from './opened-browser.ts';

const PHONE = { width: 390, height: 844 };

const { browser, page } = await openedBrowser({ viewport: { width: 1280, height: 900 } });

describe.skipIf(noBrowser)('finding rules in the rule book', () => {
  beforeAll(makeRedRun);

  const shown = () => page.locator('details.rule:visible');
  const count = () => shown().count();
  const search = (text: string) => page.fill('input[name=text]', text);

  test('thirty questions in the words of users find their rule among the first three', async () => {
    await openBook(page, red);
    await search('quiet hours');
    await page.locator('.hits a').first().waitFor();
    const missed: string[] = [];
    for (const [question, rule] of QUESTIONS) {
      if ((await page.locator(`#${rule}`).count()) === 0) continue;
      await search(question);
      const best = (await page.locator('.hits a').allTextContents()).slice(0, 3);
      if (!best.includes(rule)) missed.push(`${question}: ${best.join(', ')}`);
    }
    expect(missed).toEqual([]);
    expect(await seriousFindings(page, '.toolbar, .hits')).toEqual([]);
  });

  test('filters are in the address, and come back from it', async () => {
    await openBook(page, red);
    await page.selectOption('select[name=level]', 'SHOULD');
    await search('json');
    const wanted = await count();
    expect(new URL(page.url()).search).toBe('?text=json&level=SHOULD');
    await page.goto(page.url());
    await expect.poll(count).toBe(wanted);
    await page.click('button[type=reset]');
    expect(new URL(page.url()).search).toBe('');
    expect(await count()).toBe(await page.locator('details.rule').count());
  });

  test('a promise has an address, whatever is filtered, and an old link by area still finds its words', async () => {
    await page.goto(`file://${pageOf(red)}?text=repeat&area=DEDUP`);
    await page.locator('.hits a').first().waitFor();
    expect(await count()).toBeGreaterThan(3);
    await page.click('#promises a[href="#promise-quiet-hours"]');
    await expect.poll(count).toBe(await page.locator('details.rule').count());
    const promise = page.locator('#promise-quiet-hours');
    expect(await promise.locator('.narrative').textContent()).toMatch(/^An account can keep .*\. .*once\.\n?$/);
    expect(await promise.locator('.rule').first().getAttribute('id')).toBe('MSG-SOCIAL-01');
    const named = await page.locator('.chapter h2').allTextContents();
    expect(named.slice(0, 5)).toEqual([
      'No duplicates',
      'Quiet hours',
      'Idempotent updates',
      'Voice default service',
      'Tokens',
    ]);
  });

  test('each count is a button that shows as many rules as it says', async () => {
    await openBook(page, red);
    for (const chip of await page.locator('.tally [data-find]').all()) {
      await chip.click();
      expect(await chip.getAttribute('aria-pressed')).toBe('true');
      const said = Number(await chip.locator('b').textContent());
      expect(await page.locator('#found').textContent()).toMatch(new RegExp(`^${said} of `));
    }
    await page.locator('.tally [aria-pressed=true]').click();
    expect(await count()).toBe(await page.locator('details.rule').count());
    const share = page.locator('#promises [data-find^="level=SHOULD"]');
    const [, judged] = /of (\d+) pass/.exec((await share.textContent()) ?? '') ?? [];
    await share.click();
    expect(await count()).toBe(Number(judged));
  });

  test('a word of ours has its meaning at the pointer and at the keyboard', async () => {
    await openBook(page, red);
    const tip = page.getByRole('tooltip');
    await page.locator('.facts a.term', { hasText: 'Scope' }).focus();
    await expect.poll(() => tip.textContent()).toContain('The set of rules that a verdict covers');
    await page.keyboard.press('Escape');
    expect(await tip.isVisible()).toBe(false);
    const badge = page.locator('.rule .badge', { hasText: 'fails' }).first();
    await badge.scrollIntoViewIfNeeded();
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
    await badge.hover();
    await expect.poll(() => tip.textContent()).toContain('At least one example came out otherwise');
  });

  test('a browser without scripts shows rules and verdicts, and no control that does nothing', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE });
    const plain = await context.newPage();
    await plain.goto(`file://${pageOf(red)}`);
    expect(await plain.locator('noscript .notice').isVisible()).toBe(true);
    expect(await plain.locator('.toolbar').isVisible()).toBe(false);
    expect(await plain.locator('#MSG-DEDUP-02 .says').isVisible()).toBe(true);
    await context.close();
  });
});
