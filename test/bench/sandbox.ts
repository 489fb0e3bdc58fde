import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { plumbline } from '../interop/command-line.ts';
import { onwardServer } from '../interop/onward-server.ts';
import { referenceSandbox } from '../vendor/reference-target.ts';
import { startVendor } from '../vendor/start.ts';
import { vendorTarget } from '../vendor/vendor-target.ts';
import type { Figure } from './figure.ts';

/** Rules of the document that a run without a lab has to verify. */
const VERIFIED = 360;

/** The longest wait that the run allows, and what it may take beyond that, in seconds. */
const MAX_WAIT = '6m';
const LONGEST = 6 * 60 + 120;

/** How far the plan may be from what is sent, in percent. */
const OFF_PLAN = 5;

interface Target {
  readonly interfaces: Readonly<Record<string, string | readonly string[]>>;
  readonly [key: string]: unknown;
}

/** The same target with a counter before its messaging interface. */
async function counted(target: Target) {
  const { origin, pathname } = new URL(String(target.interfaces.messaging));
  let messages = 0;
  const counter = await onwardServer(origin, ({ method, url, body }) => {
    if (method !== 'POST' || !/\/v1\/messages$/.test(url)) return {};
    try {
      messages += JSON.parse(body.toString('utf8')).messages?.length ?? 0;
    } catch {
      // A body that is no JSON sends nothing.
    }
    return {};
  });
  const messaging = counter.url + (pathname === '/' ? '' : pathname);
  const behind = { ...target, interfaces: { ...target.interfaces, messaging }, maxWait: MAX_WAIT };
  return { target: behind, sent: () => messages, close: counter.close };
}

async function figuresOf(name: string, given: Target): Promise<Figure[]> {
  const place = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const { target, sent, close } = await counted(given);
  const file = join(place, 'target.json');
  mkdirSync(join(place, 'out'));
  writeFileSync(file, JSON.stringify(target));
  const plan = await plumbline(['plan', '--target', file, '--json']);
  const planned: number = JSON.parse(plan.stdout).total.messages;
  const began = performance.now();
  await plumbline(['run', '--target', file, '--quiet', '--out', join(place, 'out')]);
  const seconds = (performance.now() - began) / 1000;
  const { summary } = JSON.parse(readFileSync(join(place, 'out', 'verdicts.json'), 'utf8'));
  close();
  rmSync(place, { recursive: true, force: true });
  const off = (Math.abs(planned - sent()) / Math.max(1, sent())) * 100;
  return [
    { name: `${name}: rules verified`, value: summary.pass, unit: 'rules', bound: { atLeast: VERIFIED } },
    { name: `${name}: red`, value: summary.fail + summary.error, unit: 'rules', bound: { atMost: 0 } },
    { name: `${name}: messages sent`, value: sent(), unit: 'messages' },
    {
      name: `${name}: the plan is off by`,
      value: off,
      unit: '%',
      bound: { atMost: OFF_PLAN },
      detail: `${planned} planned`,
    },
    { name: `${name}: the run took`, value: seconds, unit: 's', bound: { atMost: LONGEST } },
  ];
}

/** What a run without a lab verifies, sends and takes: on the second server, and on the reference. */
export async function benchSandbox(): Promise<Figure[]> {
  const vendor = await startVendor();
  const second = await figuresOf('second server', vendorTarget(vendor) as Target).finally(vendor.close);
  const sandbox = await referenceSandbox();
  return [...second, ...(await figuresOf('reference', sandbox.target as Target).finally(sandbox.close))];
}
