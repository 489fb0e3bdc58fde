import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { isFetched } from '../../fetched.ts';
import { inProcess } from '../in-process.ts';
import { makeRedRun, red, report } from '../red-run.ts';
import { noBrowser } from './browser.ts';
import { openedBrowser } from './opened-browser.ts';

const { browser } = await openedBrowser();

describe.skipIf(noBrowser || !isFetched('allure-3'))('the Allure report opens from disk', () => {
  beforeAll(makeRedRun);

  it.each([
    ['without Java', () => report(red)],
    ['with the Java that is here, if any', () => inProcess(['report', red])],
  ])('made %s', async (_, make) => {
    const { code, stdout } = await make();
    expect(stdout).toMatch(/^Allure report in .*allure\/index\.html$/m);
    expect(code).toBe(0);
    expect(readdirSync(join(red, 'allure'))).toContain('index.html');
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('request', (request) => {
      if (/^https?:/.test(request.url())) errors.push(`it asks for ${request.url()}`);
    });
    await page.goto(`file://${join(red, 'allure', 'index.html')}`);
    await page.getByText('Messaging', { exact: false }).first().waitFor();
    expect(errors).toEqual([]);
    await page.close();
    const plain = await browser.newPage({ javaScriptEnabled: false });
    await plain.goto(`file://${join(red, 'allure', 'index.html')}`);
    expect(await plain.locator('body').innerText()).toMatch(/^This report needs JavaScript\. .*verdicts\.md/);
    await plain.close();
  });
});
