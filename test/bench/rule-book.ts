import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { faults } from '../../reference-impl/deviations/faults/index.ts';
import { startBrowser } from '../interop/pages/browser.ts';
import { inFolder, weightOf } from './cost.ts';
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
    const page = await browser.newPage();
    const opened: number[] = [];
    for (let time = 0; time < OPENED; time += 1) {
      const began = performance.now();
      await page.goto(pathToFileURL(book).href);
      opened.push(performance.now() - began);
    }
    const detail = `${await page.locator('details.rule.v-fail').count()} red rules`;
    await browser.close();
    return { size: { value: statSync(book).size / 1e6, detail }, opening: { value: median(opened), detail } };
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

function timed(cwd: string, command: string, ...args: string[]): number {
  const began = performance.now();
  execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'pipe'], maxBuffer: 1 << 26 });
  return (performance.now() - began) / 1000;
}

/** Packs a package of the clone and installs it in an empty folder, as somebody who uses it does. */
function installed(clone: string, scratch: string, name: string, ...options: string[]): string {
  const folder = join(scratch, name);
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{"private":true,"type":"module"}');
  const packed = execFileSync('npm', ['pack', '--silent', '--pack-destination', scratch, ...options], { cwd: clone });
  const archive = join(scratch, packed.toString().trim().split('\n').at(-1) as string);
  timed(folder, 'npm', 'install', '--no-audit', '--no-fund', archive);
  return folder;
}

const START =
  "import { startPlatform } from 'plumbline-platform'; const began = performance.now();" +
  'const platform = await startPlatform(); console.log(performance.now() - began); await platform.close();';

function measureIn(scratch: string): Record<Key, Outcome> {
  const clone = join(scratch, 'clone');
  execFileSync('git', ['clone', '--quiet', '.', clone]);
  const seconds = timed(clone, 'npm', 'ci', '--no-audit', '--no-fund');
  const here = weightOf(clone);
  const harness = weightOf(installed(clone, scratch, 'harness'));
  const platform = installed(clone, scratch, 'platform', '--workspace', 'reference-impl');
  const alone = weightOf(platform);
  const first = execFileSync(process.execPath, ['--input-type=module', '-e', START], { cwd: platform });
  const tests = timed(clone, 'npm', 'test') / 60;
  return {
    ci: { value: seconds, detail: 'from a warm cache' },
    packages: { value: here.packages },
    clone: { value: here.megabytes },
    harness: { value: harness.megabytes, detail: `${harness.packages} packages` },
    platformPackages: { value: alone.packages },
    platform: { value: alone.megabytes },
    first: { value: Number(first.toString()) },
    tests: { value: tests },
  };
}

const figures = {
  ci: figure('npm ci in a fresh clone', 's', { atMost: 12 }),
  packages: figure('packages of a clone', ''),
  clone: figure('node_modules of a clone', 'MB', { atMost: 350 }),
  harness: figure('the installed package', 'MB', { atMost: 130 }),
  platformPackages: figure('packages of the platform alone', '', { atMost: 60 }),
  platform: figure('the platform alone', 'MB', { atMost: 60 }),
  first: figure('its first start', 'ms', { atMost: 300 }),
  tests: figure('npm test', 'min', { atMost: 4 }),
};

type Key = keyof typeof figures;

export const installation: Part<Key> = {
  title: 'Installed',
  about:
    'A fresh clone, and the packed packages installed in empty folders. `.ci/run` fails when packages, megabytes, or the processor time of a\n' +
    'run against that of empty Cucumber exceed one and a half times their budgets in `test/bench/budgets.json`.',
  figures,
  isLong: true,
  measure: () => inFolder(measureIn),
};
