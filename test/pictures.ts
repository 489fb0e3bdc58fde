import { spawnSync } from 'node:child_process';
import { rmSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { freshFolder } from './fresh-folder.ts';
import { noBrowser, startBrowser } from './interop/pages/browser.ts';

/**
 * Retakes the pictures in the README: the rule book of a whole run with a fault, and in it the rule that it breaks.
 * With a report folder it shows that run instead of running.
 */
const ROOT = join(import.meta.dirname, '..');
const NAMES = ['rulebook', 'rule'];
const RULE = 'MSG-DEDUP-02';
const FAULT = 'dedup.window-23-hours';
const MOST_BYTES = 150_000;

const pictureOf = (name: string): string => join(ROOT, `docs/pictures/${name}.png`);

/** Runs a command in the folder that the report folder is in, so that no path of this machine is in a picture. */
function plumbline(codes: readonly number[], ...args: string[]): void {
  const { status } = spawnSync('node', [join(ROOT, 'bin/plumbline'), ...args], {
    cwd: dirname(out),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, JAVA_HOME: '/nowhere' },
  });
  if (!codes.includes(status ?? -1)) throw new Error(`plumbline ${args.join(' ')} ended with ${status}`);
}

async function photograph(page: string): Promise<void> {
  const browser = await startBrowser();
  try {
    const tab = await browser.newPage({ viewport: { width: 1080, height: 956 }, colorScheme: 'light' });
    await tab.goto(`file://${page}`);
    await tab.locator('.overview').screenshot({ path: pictureOf('rulebook') });
    await tab.locator('.red-list a', { hasText: RULE }).click();
    await tab.locator(`[id="${RULE}"][open] details.v-fail .timeline`).first().waitFor();
    await tab.waitForTimeout(300);
    await tab.screenshot({ path: pictureOf('rule') });
  } finally {
    await browser.close();
  }
}

if (noBrowser) throw new Error(noBrowser);
const [given] = process.argv.slice(2);
const out = resolve(given ?? join(freshFolder(), 'reports'));
try {
  if (given === undefined) plumbline([1], 'run', '--quiet', '--fault', FAULT, '--out', basename(out));
  plumbline([0], 'report', basename(out));
  await photograph(join(out, 'rulebook/index.html'));
} finally {
  if (given === undefined) rmSync(dirname(out), { recursive: true, force: true });
}
for (const picture of NAMES.map(pictureOf)) {
  const { size } = statSync(picture);
  console.log(`${picture}: ${Math.round(size / 1000)} kB`);
  if (size > MOST_BYTES) throw new Error(`${picture} has ${size} bytes; ${MOST_BYTES} are the most`);
}
