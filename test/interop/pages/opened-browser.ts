import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll } from 'vitest';
import { noBrowser, startBrowser } from './browser.ts';

/** A browser with a page, closed after the tests of a file; neither is there where its tests are skipped. */
export async function openedBrowser(options?: BrowserContextOptions): Promise<{ browser: Browser; page: Page }> {
  if (noBrowser) console.warn(noBrowser);
  if (noBrowser) return {} as never;
  const browser = await startBrowser();
  afterAll(() => browser.close());
  return { browser, page: await browser.newPage(options) };
}
