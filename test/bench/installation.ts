import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { inFolder, weightOf } from './cost.ts';
import { figure, type Outcome, type Part } from './figure.ts';

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
    'run exceed one and a half times their budgets in `test/bench/budgets.json`. Tests that start something take nine tenths of `npm test`.',
  figures,
  isLong: true,
  measure: () => inFolder(measureIn),
};
