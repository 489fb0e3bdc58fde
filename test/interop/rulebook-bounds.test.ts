import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeBook } from '../../support/reports/rulebook/book.ts';
import type { RanExample } from '../../support/reports/rulebook/messages.ts';
import { ruleBookPage } from '../../support/reports/rulebook/rule-book-page.ts';
import { readRunFolder } from '../../support/reports/rulebook/run-folder.ts';
import { noBrowser, seriousFindings, startBrowser } from './browser.ts';
import { folder } from './command-line.ts';
import { copyOf, makeRedRun, openBook, pageOf, red, report } from './red-run.ts';

if (noBrowser) console.warn(noBrowser);

/** A run of the size of a whole one: every rule with examples that differ in all their ids. */
function wholeRun(): string {
  const run = readRunFolder(red);
  const ran = [...run.examples.values()].flat().filter(({ evidence }) => evidence);
  let count = 0;
  const another = (): RanExample => {
    count += 1;
    const id = String(count).padStart(8, '0');
    return JSON.parse(
      JSON.stringify(ran[count % ran.length]).replace(/\b[0-9a-f]{8}(?=-)/g, id),
    ) as RanExample;
  };
  const examples = new Map(run.verdicts.rules.map(({ id }) => [id, [another(), another(), another()]]));
  const rules = run.verdicts.rules.map((rule) => ({
    ...rule,
    verdict: 'pass' as const,
    examples: (examples.get(rule.id) ?? []).map(({ name, uri, line }) => {
      return {
        name,
        uri,
        line,
        verdict: 'pass' as const,
        durationMs: 5,
        startedAt: run.verdicts.startedAt,
      };
    }),
  }));
  const book = makeBook(
    { ...run, verdicts: { ...run.verdicts, rules }, examples },
    { rules: [], places: [], proofs: [] },
  );
  const out = join(folder, 'whole');
  mkdirSync(join(out, 'rulebook'), { recursive: true });
  writeFileSync(pageOf(out), ruleBookPage(book));
  return out;
}

describe.skipIf(noBrowser)('what the rule book keeps within bounds', () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    await makeRedRun();
    browser = await startBrowser();
    page = await browser.newPage({ viewport: { width: 1200, height: 900 } });
  }, 60_000);
  afterAll(() => browser?.close());

  test('a whole run takes less than 3 MB and opens', async () => {
    const out = wholeRun();
    expect(statSync(pageOf(out)).size).toBeLessThan(3_000_000);
    expect(await openBook(page, out)).toEqual([]);
  });

  test.each(['light', 'dark'] as const)(
    'has no serious accessibility finding in %s',
    async (colorScheme) => {
      const seen = await browser.newPage({ colorScheme });
      await openBook(seen, red);
      await seen.fill('input[name=text]', 'MSG-DEDUP-02');
      await seen.evaluate("location.hash = 'MSG-DEDUP-02'");
      await seen.locator('#MSG-DEDUP-02 .example').first().waitFor();
      expect(await seriousFindings(seen)).toEqual([]);
      await seen.close();
    },
    60_000,
  );

  test('no secret is in the page, not even one that the run forgot to hide', async () => {
    const secret = 'dG9wOnNlY3JldC1jYW5hcnk=';
    const out = copyOf(
      'canary',
      (text) => text.replaceAll('Basic •••', `Basic ${secret}`),
      'cucumber.ndjson',
    );
    await report(out);
    await openBook(page, out);
    await page.evaluate("location.hash = 'MSG-DEDUP-02'");
    await page.locator('#MSG-DEDUP-02 .example').first().waitFor();
    const whole = await page.content();
    expect(whole).toContain('Basic •••');
    expect(whole).not.toContain(secret);
  });
});
