import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { htmlText } from '../../../support/ground/quote/html.ts';
import { visible } from '../../../support/ground/quote/visible.ts';
import { xmlAttribute, xmlText } from '../../../support/ground/quote/xml.ts';
import { judge } from '../../../support/ledger/judge.ts';
import { makeBook } from '../../../support/reports/rulebook/book.ts';
import { ruleBookPage } from '../../../support/reports/rulebook/rule-book-page.ts';
import { freshFolder } from '../../fresh-folder.ts';
import { hostileText, UNSEEN } from '../../unit/quote/hostile-text.ts';
import { anExample, aRule, aRun, circumstances, threw } from '../../unit/reporting/a-run.ts';
import { RawServer } from '../../unit/reporting/raw-server.ts';
import { noBrowser } from './browser.ts';
import { openedBrowser } from './opened-browser.ts';

const RUNS = '<img src=x onerror="document.title=`pwned`"><script>document.title="pwned"</script>';
const BREAKS = `"'></script></style></pre><!--\u2028\u202e\u0000${RUNS}`;

const headers = { [`x-${BREAKS}`]: BREAKS, 'content-type': BREAKS };

const evidence = {
  rung: BREAKS,
  worldNow: '2024-01-15T12:00:05.000Z',
  exchanges: [
    {
      n: 1,
      interface: BREAKS,
      method: BREAKS,
      url: `http://127.0.0.1/${BREAKS}`,
      requestHeaders: headers,
      requestBody: BREAKS,
      status: 404,
      responseHeaders: headers,
      responseBody: BREAKS,
      at: '2024-01-15T12:00:00.000Z',
    },
  ],
  callbacks: [{ n: 1, method: BREAKS, target: BREAKS, headers, body: BREAKS, at: '2024-01-15T12:00:01.000Z' }],
  observations: [{ what: BREAKS, seen: BREAKS }],
  witness: [BREAKS],
};

const example = anExample('MSG-01', [threw('AssertionError', `expected ${BREAKS} to equal 1`)], {
  name: BREAKS,
  evidence,
});
const rules = [aRule('MSG-01')];
const told = judge(rules, aRun([example], { troubles: [BREAKS] }), {
  ...circumstances(['MSG-01']),
  target: BREAKS,
  claim: { product: BREAKS, version: BREAKS },
});
const steps = example.steps.map(({ text, status }) => ({
  keyword: 'Then',
  text: `${text}${BREAKS}`,
  status,
}));
const book = makeBook(
  {
    folder: 'x',
    verdicts: told,
    examples: new Map([['MSG-01', [{ name: BREAKS, uri: example.uri, line: example.line, evidence, steps }]]]),
    notices: [BREAKS],
  },
  { rules, places: [], proofs: [], commands: { alone: String } },
);

/** A script for a page: the root of an XML text, its attribute b and what it says, or what the parser objects to. */
const reading = (xml: string): string => `(() => {
  const read = new DOMParser().parseFromString(${JSON.stringify(xml)}, 'text/xml');
  const wrong = read.querySelector('parsererror');
  return wrong ? [wrong.textContent] : [read.documentElement.tagName, read.documentElement.getAttribute('b'), read.documentElement.textContent];
})()`;

const folder = freshFolder();
const asked: string[] = [];
const { page } = await openedBrowser();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.skipIf(noBrowser)('pages about a hostile target, in Chromium', () => {
  beforeAll(() => void page.on('request', (request) => asked.push(request.url())));

  /** Opens a page with everything that can be opened, and answers its text. */
  async function open(markup: string): Promise<string> {
    const file = join(folder, 'page.html');
    writeFileSync(file, markup);
    asked.length = 0;
    await page.goto(`file://${file}`);
    await page.evaluate('for (const each of document.querySelectorAll("details")) each.open = true');
    await page.locator('details.rule[open] > .body:empty').waitFor({ state: 'detached' });
    return (await page.textContent('body')) ?? '';
  }

  const loaded = (): string[] => asked.filter((url) => !/^data:|\/page\.html$/.test(url));

  it('are one text where one text was put, in elements and attributes', async () => {
    await fc.assert(
      fc.asyncProperty(hostileText, async (text) => {
        const shown = visible(text.replaceAll('\r\n', '\n'));
        await page.setContent(`<title>calm</title><p title="${htmlText(text)}">${htmlText(text)}</p>`);
        const found = await page.evaluate(
          '[document.title, document.querySelectorAll("*").length, document.querySelector("p").title, document.querySelector("p").textContent]',
        );
        expect(found).toEqual(['calm', 5, shown, shown]);
      }),
      { numRuns: 60 },
    );
  });

  it('are one text where one text was put, in XML', async () => {
    await fc.assert(
      fc.asyncProperty(hostileText, hostileText, async (attribute, text) => {
        const xml = `<?xml version="1.0"?><a b="${xmlAttribute(attribute)}">${xmlText(text)}</a>`;
        expect(await page.evaluate(reading(xml))).toEqual(['a', visible(attribute), visible(text)]);
        expect(xml).not.toMatch(UNSEEN);
      }),
      { numRuns: 60 },
    );
  });

  it('show the texts of the rule book, run nothing and load nothing', async () => {
    const text = await open(ruleBookPage(book));
    expect(loaded()).toEqual([]);
    expect(await page.title()).toBe(`Rule book: ${visible(BREAKS)}`.replace(/\s+/g, ' '));
    expect(await page.locator('details.rule .moment').count()).toBe(2);
    expect(text.split('<script>document.title="pwned"').length).toBeGreaterThan(15);
    expect(await page.locator('main img, main script, [onerror]').count()).toBe(0);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: none of them may be there
    expect(text).not.toMatch(/[\u0000\u2028\u202e]/);
  });

  it('let no other script run and nothing be loaded, even if markup came through', async () => {
    const server = new RawServer();
    const address = await server.listen();
    await page.addInitScript(
      'globalThis.refused = []; addEventListener("securitypolicyviolation", (event) => refused.push(event.effectiveDirective))',
    );
    await open(ruleBookPage(book).replace('<main>', `<main>${RUNS}<img src="${address}/x">`));
    await expect.poll(() => page.evaluate('refused.filter((what) => what === "img-src").length')).toBe(2);
    await expect.poll(() => page.evaluate('refused.includes("script-src-elem")')).toBe(true);
    expect(await page.title()).not.toBe('pwned');
    await server.stop();
    expect(server.got).toEqual([]);
  });
});
