import { pathToFileURL } from 'node:url';
import { noBrowser, startBrowser } from '../interop/pages/browser.ts';

/** What a reader does on a rule book that was opened from disk: types some words, opens a rule that is found, and reads it. */
const [file = '', words = '', rule = ''] = process.argv.slice(2);
if (noBrowser) throw new Error(noBrowser);

const browser = await startBrowser();
try {
  const page = await browser.newPage();
  page.setDefaultTimeout(20_000);
  await page.goto(pathToFileURL(file).href);
  const other = page.locator('#TOK-01');
  await other.waitFor();
  await page.fill('input[name=text]', words);
  await page.waitForURL(/[?&]text=/);
  const found = page.locator(`#${rule}`);
  if (await other.isVisible()) throw new Error(`a rule without "${words}" is found too`);
  await found.locator('summary').first().click();
  await found.locator('.example[open]').first().waitFor();
  console.log(await found.innerText());
} finally {
  await browser.close();
}
