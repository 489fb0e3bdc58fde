import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allDocuments, ROOT } from '../documents/project-documents.ts';
import { listed } from '../documents/site/contents.ts';
import { placeOf } from '../documents/site/pages.ts';
import { noBrowser, seriousFindings, startBrowser } from './browser.ts';

const DESK = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Documents that together have everything that a page can be made of: pictures, code, wide tables, diagrams, a sample. */
const VARIED = ['README.md', 'docs/target-file.md', 'docs/architecture.md', 'docs/receiving.md', 'docs/ci/Dockerfile'];

const site = mkdtempSync(join(tmpdir(), 'plumbline-site-'));

const addressOf = (place: string): string => pathToFileURL(join(site, place)).href;

/** What a page says of itself: where its links lead, as whole addresses, and what can be linked to. */
interface Walked {
  readonly links: readonly string[];
  readonly ids: readonly string[];
}

const LOOK = `({
  links: [...document.querySelectorAll('a[href], img[src], link[href], script[src]')].map((each) => each.href || each.src),
  ids: [...document.querySelectorAll('[id]')].map((each) => each.id),
})`;

const withoutAnchor = (address: string): string => address.split('#')[0] ?? '';

/** Follows every link from the first page on; returns the pages by their addresses. */
async function walkFrom(page: Page, start: string): Promise<Map<string, Walked>> {
  const walked = new Map<string, Walked>();
  const next = new Set([start]);
  for (const address of next) {
    await page.goto(address);
    const seen = (await page.evaluate(LOOK)) as Walked;
    walked.set(address, seen);
    for (const link of seen.links)
      if (link.startsWith('file:') && withoutAnchor(link).endsWith('.html')) next.add(withoutAnchor(link));
  }
  return walked;
}

/** The links of the walked pages that lead nowhere. */
function brokenLinks(walked: ReadonlyMap<string, Walked>): string[] {
  const leadsSomewhere = (link: string): boolean => {
    if (!link.startsWith('file:')) return link.startsWith('https:');
    const address = withoutAnchor(link);
    const anchor = decodeURIComponent(link.slice(address.length + 1));
    const page = walked.get(address);
    return page ? anchor === '' || page.ids.includes(anchor) : existsSync(fileURLToPath(address));
  };
  return [...walked].flatMap(([from, { links }]) =>
    links.filter((link) => !leadsSomewhere(link)).map((link) => `${from} → ${link}`),
  );
}

beforeAll(() => {
  execFileSync('npm', ['run', '--silent', 'docs', '--', site], { cwd: ROOT, stdio: 'pipe' });
});
afterAll(() => rmSync(site, { recursive: true, force: true }));

describe('the site of the documents', () => {
  it('has a page for each document, and its navigation lists all but single decisions', () => {
    for (const path of allDocuments()) expect(existsSync(join(site, placeOf(path))), path).toBe(true);
    const unlisted = allDocuments().filter((path) => !listed().includes(path) && path !== 'README.md');
    expect(unlisted.filter((path) => !path.startsWith('docs/decisions/'))).toEqual([]);
  });
});

describe.skipIf(noBrowser)('the site of the documents, opened from disk', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(() => browser?.close());

  it('reaches every page by links, none of which is broken', async () => {
    const page = await browser.newPage({ viewport: DESK });
    const walked = await walkFrom(page, addressOf('index.html'));
    expect(brokenLinks(walked)).toEqual([]);
    const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
    expect([...walked.keys()].map((each) => relative(site, fileURLToPath(each))).toSorted()).toEqual(pages.toSorted());
    expect(brokenLinks(new Map([[addressOf('index.html'), { links: [addressOf('no.html')], ids: [] }]]))).toHaveLength(
      1,
    );
    await page.close();
  });

  it.each([
    ['desk', DESK],
    ['phone', PHONE],
  ])('has no serious finding on a %s', async (_where, viewport) => {
    const page = await browser.newPage({ viewport });
    for (const path of VARIED) {
      await page.goto(addressOf(placeOf(path)));
      expect(await seriousFindings(page), path).toEqual([]);
    }
    await page.close();
  });

  it('would be found to have a picture without words, or a part that is not there', async () => {
    const page = await browser.newPage();
    await page.setContent('<main><img src="data:,"></main>');
    expect(await seriousFindings(page)).toEqual([expect.stringMatching(/^image-alt: /)]);
    expect(await seriousFindings(page, 'main, nav')).toEqual(['there is no nav']);
    await page.close();
  });

  it('is never wider than a phone', async () => {
    const page = await browser.newPage({ viewport: PHONE });
    for (const path of allDocuments()) {
      await page.goto(addressOf(placeOf(path)));
      expect(await page.evaluate('document.documentElement.scrollWidth'), path).toBe(PHONE.width);
    }
    await page.close();
  });

  it('finds words by keyboard', async () => {
    const page = await browser.newPage({ viewport: PHONE });
    await page.goto(addressOf('docs/onboarding.html'));
    await page.keyboard.press('/');
    await page.keyboard.type('publicurl tunnel');
    await page.locator('#hits a').first().waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(/#/);
    expect(await page.locator('main').textContent()).toMatch(/publicUrl/);
    await page.close();
  });

  it('can be read without scripts', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE });
    const page = await context.newPage();
    await page.goto(addressOf('index.html'));
    expect(await page.locator('#words').isVisible()).toBe(false);
    await page.locator('nav a', { hasText: 'Glossary' }).click();
    expect(await page.locator('main h1').textContent()).toBe('Glossary');
    await context.close();
  });
});
