import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { external, folder, ledgerIn, type Running, serve, start, targetFile } from '../command-line.ts';
import { Backstage } from '../targets/backstage.ts';
import { noBrowser, seriousFindings } from './browser.ts';
import { openedBrowser } from './opened-browser.ts';

const FAULT = 'common.trailing-commas-taken';
const WIDTHS = [
  ['desk', { width: 1280, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const;

/** The address of the page of a run, once it is said: listen from the start, or it is missed. */
function addressOf({ child, ended }: Running): Promise<string> {
  let heard = '';
  return new Promise((resolve, reject) => {
    child.stderr?.on('data', (chunk) => {
      heard += chunk;
      const [, address] = /the page of this run is (\S+)\n/.exec(heard) ?? [];
      if (address) resolve(address);
    });
    void ended.then(() => reject(new Error(`no page: ${heard}`)));
  });
}

const { running: platform, ready } = await serve('run-page', '--fault', FAULT);
const backstage = await Backstage.of(ready.lab);
afterAll(() => {
  backstage.end();
  platform.child.kill('SIGKILL');
});
const { browser } = await openedBrowser();

describe.skipIf(noBrowser)('the page of a run', () => {
  const runs: Running[] = [];

  afterEach(async () => {
    for (const { child, ended } of runs.splice(0)) {
      child.kill('SIGKILL');
      await ended;
    }
  });

  /** A run with a page, on the platform without its lab, whose reviewer is a person; and the page in a browser. */
  async function watched(name: string, rule: string): Promise<{ running: Running; page: Page; out: string }> {
    const reachable = ['+46700000001'];
    const over = {
      name: 'a shop',
      facilities: { review: 'ask' },
      numbers: { reachable },
      callbacks: { patience: '4s' },
    };
    const target = targetFile(name, external(ready, over));
    const out = join(folder, name);
    const rules = ['--rule', 'COM-JSON-02', '--rule', rule];
    const running = start(['run', '--quiet', '--page', '--target', target, '--out', out, ...rules]);
    runs.push(running);
    const [address, page] = await Promise.all([
      addressOf(running),
      browser.newPage({ colorScheme: 'dark', viewport: WIDTHS[0][1] }),
    ]);
    page.setDefaultTimeout(90_000);
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto(address);
    return { running, page, out };
  }

  /** Does what the person is asked to, and says so on the page. */
  async function approve(page: Page): Promise<void> {
    const asked = (await page.locator('#question label').textContent()) ?? '';
    await backstage.review(asked);
    await page.click('#done');
    await page.locator('#question label', { hasText: asked }).waitFor({ state: 'detached' });
  }

  test('shows it from start to end, with the answers of a person in between', async () => {
    const { running, page, out } = await watched('watched', 'SENDER-LIST-02');
    await page.locator('#question label', { hasText: 'Approve sender address' }).waitFor();
    expect(await page.title()).toBe('Plumbline asks');
    expect(await page.locator('#patience').textContent()).toMatch(/An answer counts for \d+ min \d+ s more/);
    expect(await page.locator('#running').textContent()).toMatch(/SENDER-LIST-02.+As we read the document .+Step: /s);
    expect(await page.locator('#reds').textContent()).toMatch(/expected .+COM-JSON-02/s);
    expect(await page.locator('#progress').textContent()).toMatch(/a shop.+\d+ of \d+ examples done/s);

    await page.fill('#answer', 'half an ans');
    const left = await page.locator('#patience').textContent();
    await page.locator('#patience', { hasNotText: left ?? '' }).waitFor();
    expect(await page.inputValue('#answer')).toBe('half an ans');
    for (const [name, viewport] of WIDTHS) {
      await page.setViewportSize(viewport);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(viewport.width);
      expect(await seriousFindings(page)).toEqual([]);
      await page.screenshot({ path: join(folder, `run-page-${name}.png`), fullPage: true });
    }
    await page.reload();
    await page.click('#repeat-COM-JSON-02');
    await page.locator('#reds', { hasText: 'is repeated soon' }).waitFor();
    const asked = page.locator('#question label', { hasText: 'address' });
    const ended = page.locator('.place', { hasText: 'Rule book' });
    let answers = 0;
    for (; (await ended.count()) === 0; answers += 1) {
      await approve(page);
      await asked.or(ended).first().waitFor();
    }
    expect(answers).toBeGreaterThanOrEqual(2);
    expect(await page.locator('#COM-JSON-02').count()).toBe(1);
    const { code, stderr } = await running.ended;
    expect([code, stderr]).toEqual([1, expect.stringContaining('rulebook/index.html')]);
    const { rules } = ledgerIn(out);
    const verdictOf = (rule: string) => rules.find(({ id }) => id === rule);
    expect(verdictOf('SENDER-LIST-02')?.verdict).toBe('pass');
    expect(verdictOf('COM-JSON-02')).toMatchObject({ verdict: 'fail', tries: { red: 4, of: 4 } });
    await expect(page.reload()).rejects.toThrow('ERR_CONNECTION_REFUSED');
    await page.close();
  });

  test('stops it, with the reports of what has run', async () => {
    const { running, page, out } = await watched('stopped', 'SENDER-STATUS-01');
    await page.locator('#question label').waitFor();
    await page.click('#stop');
    await page.locator('.place', { hasText: 'Rule book' }).waitFor();
    expect((await running.ended).code).toBe(1);
    const { rules } = ledgerIn(out);
    expect(rules.find(({ id }) => id === 'SENDER-STATUS-01')?.verdict).toBe('inconclusive');
    await page.close();
  });
});
