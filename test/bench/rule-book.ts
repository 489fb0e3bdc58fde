import { spawnSync } from 'node:child_process';
import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { faults } from '../../reference-impl/deviations/faults/index.ts';
import { freshFolder } from '../fresh-folder.ts';
import { startBrowser } from '../interop/pages/browser.ts';
import { median, type Outcome, type Part } from './figure.ts';

const OPENED = 5;

/** The rule book of a whole run, with faults if any: its megabytes, and the milliseconds until its page is loaded. */
async function bookWith(...ids: readonly string[]): Promise<Record<'size' | 'opening', Outcome>> {
  const out = freshFolder();
  const browser = await startBrowser();
  try {
    spawnSync(process.execPath, [
      'bin/plumbline',
      'run',
      '--quiet',
      '--out',
      out,
      ...ids.flatMap((id) => ['--fault', id]),
    ]);
    spawnSync(process.execPath, ['bin/plumbline', 'report', out, '--out', out]);
    const book = join(out, 'rulebook/index.html');
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
    rmSync(out, { recursive: true, force: true });
  }
}

const megabytes = (atMost: number) => ({ unit: 'MB', bound: { atMost } });

/** What the rule book weighs, and how long it takes to open. */
export const ruleBook: Part<'green' | 'red' | 'greenOpens' | 'redOpens'> = {
  title: 'The rule book',
  about:
    'The page of a whole run, green and with a hundred red rules and more, and the time until Chromium has loaded it.',
  figures: {
    green: { name: 'the page of a green run', ...megabytes(3.5) },
    red: { name: 'the page of a red run', ...megabytes(5) },
    greenOpens: { name: 'a green one opens in', unit: 'ms' },
    redOpens: { name: 'a red one opens in', unit: 'ms' },
  },
  measure: async () => {
    const firstOfEach = [...new Map(faults.map((fault) => [fault.rule, fault.id])).values()];
    const green = await bookWith();
    const red = await bookWith(...firstOfEach.filter((_, place) => place % 20 === 0));
    return { green: green.size, red: red.size, greenOpens: green.opening, redOpens: red.opening };
  },
};
