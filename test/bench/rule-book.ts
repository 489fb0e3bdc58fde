import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { faults } from '../../reference-impl/deviations/faults/index.ts';
import { startBrowser } from '../interop/pages/browser.ts';
import { inFolder } from './cost.ts';
import { figure, median, type Outcome, type Part } from './figure.ts';

const OPENED = 5;

/** The rule book of a whole run, with faults if any: its megabytes, and the milliseconds until its page is loaded. */
const bookWith = (...ids: readonly string[]): Promise<Record<'size' | 'opening', Outcome>> =>
  inFolder(async (out) => {
    const faulty = ids.flatMap((id) => ['--fault', id]);
    spawnSync(process.execPath, ['bin/plumbline', 'run', '--quiet', '--out', out, ...faulty]);
    spawnSync(process.execPath, ['bin/plumbline', 'report', out, '--out', out]);
    const book = join(out, 'rulebook/index.html');
    const browser = await startBrowser();
    try {
      const page = await browser.newPage();
      const opened: number[] = [];
      for (let time = 0; time < OPENED; time += 1) {
        const began = performance.now();
        await page.goto(pathToFileURL(book).href);
        opened.push(performance.now() - began);
      }
      const detail = `${await page.locator('details.rule.v-fail').count()} red rules`;
      return { size: { value: statSync(book).size / 1e6, detail }, opening: { value: median(opened), detail } };
    } finally {
      await browser.close();
    }
  });

export const ruleBook: Part<'green' | 'red' | 'greenOpens' | 'redOpens'> = {
  title: 'The rule book',
  about:
    'The page of a whole run, green and with a hundred red rules and more, and the time until Chromium has loaded it.',
  figures: {
    green: figure('the page of a green run', 'MB', { atMost: 3.5 }),
    red: figure('the page of a red run', 'MB', { atMost: 5 }),
    greenOpens: figure('a green one opens in', 'ms'),
    redOpens: figure('a red one opens in', 'ms'),
  },
  measure: async () => {
    const firstOfEach = [...new Map(faults.map((fault) => [fault.rule, fault.id])).values()];
    const green = await bookWith();
    const red = await bookWith(...firstOfEach.filter((_, place) => place % 20 === 0));
    return { green: green.size, red: red.size, greenOpens: green.opening, redOpens: red.opening };
  },
};
