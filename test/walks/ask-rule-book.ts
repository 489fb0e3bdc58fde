import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { noBrowser, startBrowser } from '../interop/pages/browser.ts';

/** What a reader asks a rule book that was opened from disk. Each question takes two clicks at most from the front page. */
const QUESTIONS: Readonly<Record<string, (page: Page, words: string, rule: string) => Promise<string>>> = {
  async rule(page, words, id) {
    const other = page.locator('#TOK-01');
    await page.fill('input[name=text]', words);
    await page.waitForURL(/[?&]text=/);
    const found = page.locator(`#${id}`);
    if (await other.isVisible()) throw new Error(`a rule without "${words}" is found too`);
    await found.locator('summary').first().click();
    await found.locator('.example[open]').first().waitFor();
    return found.innerText();
  },
  async promise(page, name) {
    await page.click(`#promises a:has-text("${name}")`);
    return page.locator('.chapter', { has: page.locator('h2', { hasText: name }) }).innerText();
  },
  front: (page) => page.locator('.overview').innerText(),
  async unverified(page) {
    await page.click('.contents a[href="#unverified"]');
    return page.locator('#unverified').innerText();
  },
  async printed(page) {
    const pages = (await page.pdf()).toString('latin1').match(/\/Type \/Page\b/g) ?? [];
    return `${pages.length} pages`;
  },
};

const [file = '', question = '', words = '', rule = ''] = process.argv.slice(2);
if (noBrowser) throw new Error(noBrowser);
const ask = QUESTIONS[question];
if (!ask) throw new Error(`nobody asks ${question}`);

const browser = await startBrowser();
try {
  const page = await browser.newPage();
  page.setDefaultTimeout(20_000);
  await page.goto(pathToFileURL(file).href);
  await page.locator('#found').waitFor();
  console.log(await ask(page, words, rule));
} finally {
  await browser.close();
}
