import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import type { Plan } from '../../support/cli/plan/plan.ts';
import { destinationsOf } from '../../support/wire/safety/destinations.ts';
import { alone, ledgerIn, placed } from '../interop/command-line.ts';
import { type Carried, type Onward, onwardServer } from '../interop/targets/onward-server.ts';
import { AFTER_A_WAIT, AT_ONCE } from '../vendor/mistakes.ts';
import { referenceSandbox } from '../vendor/reference-target.ts';
import { startVendor, type VendorMistakes } from '../vendor/start.ts';
import { vendorPhones } from '../vendor/vendor-phones.ts';
import { vendorTarget } from '../vendor/vendor-target.ts';
import { type Figure, figure, type Outcome, type Part } from './figure.ts';

/** Rules of the document that a run without a lab has to verify where phones, codes and a reviewer are declared. */
const VERIFIED = 360;

const MAX_WAIT = '12m';

/** How far the plan may be from what is sent, and from how long it takes, in percent. */
const OFF_PLAN = 5;
const OFF_TIME = 25;

interface Target {
  readonly interfaces: Readonly<Record<string, string | readonly string[]>>;
  readonly numbers: Readonly<Record<string, readonly string[]>>;
  readonly [key: string]: unknown;
}

/** The interfaces over which people get messages and codes. */
const REACHING = ['messaging', 'conversation', 'standalone'];

/** The same target with a counter before each interface that reaches people: of the numbers that requests name, as in a plan. */
async function counted(target: Target) {
  let messages = 0;
  const count = ({ method, url, headers, body }: Carried): object => {
    const request = { method, url: `http://target.example${url}`, headers: headers as Record<string, string>, body };
    if (method !== 'GET' && method !== 'DELETE') messages += destinationsOf(request).length;
    return {};
  };
  const before = async (name: string): Promise<readonly [string, Onward, string]> => {
    const { origin, pathname } = new URL(String(target.interfaces[name]));
    const counter = await onwardServer(origin, count);
    return [name, counter, counter.url + (pathname === '/' ? '' : pathname)];
  };
  const counters = await Promise.all(REACHING.map(before));
  const places = Object.fromEntries(counters.map(([name, , url]) => [name, url]));
  return {
    target: { ...target, interfaces: { ...target.interfaces, ...places }, maxWait: MAX_WAIT },
    sent: () => messages,
    close: () => {
      for (const [, counter] of counters) counter.close();
    },
  };
}

async function outcomesOf(name: string, given: Target): Promise<Record<Kind, Outcome>> {
  const { target, sent, close } = await counted(given);
  const { file, place } = placed(target);
  const out = resolve('reports', 'sandbox', name.replace(/\W+/g, '-'));
  rmSync(out, { recursive: true, force: true });
  const plan = await alone(['plan', '--target', file, '--json']);
  const { messages: planned, seconds: announced = 0 } = (JSON.parse(plan.stdout) as Plan).total;
  const began = performance.now();
  await alone(['run', '--target', file, '--quiet', '--out', out]);
  const seconds = (performance.now() - began) / 1000;
  const { summary, rules } = ledgerIn(out);
  const red = rules.filter(({ judged, verdict }) => judged && (verdict === 'fail' || verdict === 'error'));
  const cleanup = await alone(['cleanup', '--target', file, '--json']);
  const { resources } = JSON.parse(cleanup.stdout) as { resources: Array<{ state: string; kind: string }> };
  const left = resources.filter(({ state }) => state === 'left');
  close();
  rmSync(place, { recursive: true, force: true });
  const late = Math.abs(seconds / announced - 1) * 100;
  const off = (Math.abs(planned - sent()) / Math.max(1, sent())) * 100;
  return {
    verified: { value: summary.pass },
    red: { value: summary.fail + summary.error, detail: red.map(({ id }) => id).join(' ') },
    off: { value: off, detail: `${planned} planned, ${sent()} sent` },
    late: { value: late, detail: `${announced} s planned, ${Math.round(seconds)} taken` },
    left: { value: left.length, detail: left.map(({ kind }) => kind).join(' ') },
  };
}

type Kind = 'verified' | 'red' | 'off' | 'late' | 'left';

const KINDS: Readonly<Record<Kind, Figure>> = {
  verified: figure('rules verified', 'rules'),
  red: figure('red', 'rules', { atMost: 0 }),
  off: figure('the messages are off by', '%', { atMost: OFF_PLAN }),
  late: figure('the time is off by', '%', { atMost: OFF_TIME }),
  left: figure('left behind', 'things', { atMost: 0 }),
};

type Case = (name: string) => Promise<Record<Kind, Outcome>>;

const onSecondServer =
  (withPhones: boolean, wrong: VendorMistakes = {}): Case =>
  async (name) => {
    const slow = withPhones ? { REVIEW_DELAY_MS: '600000' } : {};
    const vendor = await startVendor({ ...wrong, environment: { ...slow, ...wrong.environment } });
    const target = vendorTarget(vendor) as Target;
    const phones = await vendorPhones(vendor.addresses.simulator, target.numbers.reachable ?? []);
    const { http } = phones;
    const people = { handset: { http }, mailbox: { http }, review: { http }, calls: { http } };
    return outcomesOf(name, withPhones ? { ...target, facilities: people } : target).finally(() => {
      phones.close();
      vendor.close();
    });
  };

const onReference =
  (withPeople: boolean): Case =>
  async (name) => {
    const { target, facilities, close } = await referenceSandbox();
    return outcomesOf(name, { ...(target as Target), ...(withPeople ? { facilities } : {}) }).finally(close);
  };

const CASES: ReadonlyArray<readonly [name: string, run: Case]> = [
  ['second server', onSecondServer(false)],
  ['second server, with phones, their codes, a reviewer and a caller', onSecondServer(true)],
  ['its second shape, with the same', onSecondServer(true, { large: [] })],
  ['reference', onReference(false)],
  ['reference, with people and a carrier', onReference(true)],
];

/** What belongs to the kinds of a case, under the name of both. */
const ofCase = <Value>(name: string, values: Readonly<Record<Kind, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).map(([kind, value]) => [`${name}: ${kind}`, value]));

function figuresOf(name: string): Record<Kind, Figure> {
  const kinds = { ...KINDS };
  if (name.includes('with')) kinds.verified = { ...KINDS.verified, bound: { atLeast: VERIFIED } };
  for (const kind of Object.keys(kinds) as Kind[])
    kinds[kind] = { ...kinds[kind], name: `${name}: ${kinds[kind].name}` };
  return kinds;
}

const MISTAKES = { ...AT_ONCE, ...AFTER_A_WAIT };

/** How many mistakes of the second shape, all there at once, are red in their own rule. */
async function mistakesSeen(): Promise<Outcome> {
  // Waits of a second are hard to tell apart on a machine where all runs go on at once.
  const wrong = { large: Object.keys(MISTAKES), environment: { RETRY_DELAY_MS: '10000' } };
  const { red } = await onSecondServer(true, wrong)('with eight mistakes');
  const ids = 'detail' in red ? (red.detail ?? '').split(' ') : [];
  const missed = Object.entries(MISTAKES).filter(([, id]) => !ids.includes(id));
  const others = ids.filter((id) => !Object.values(MISTAKES).includes(id));
  const words = [`missed: ${missed.map(([name]) => name).join(' ') || 'none'}`, `red beside them: ${others.join(' ')}`];
  return { value: Object.keys(MISTAKES).length - missed.length, detail: words.join('; ') };
}

/**
 * What a run without a lab verifies, sends and takes: on the second server and on the reference, with what an account can
 * show alone and with facilities beside it. All wait at the same time; their reports are in `reports/sandbox`.
 */
export const sandbox: Part = {
  title: 'A run without a lab',
  about:
    'A run against a sandbox, with what an account can show alone and with facilities beside it, and waits of up to 12 minutes.',
  isLong: true,
  figures: {
    ...(Object.assign({}, ...CASES.map(([name]) => ofCase(name, figuresOf(name)))) as Record<string, Figure>),
    mistakes: figure('its second shape, with eight mistakes: red in their own rule', 'mistakes', { atLeast: 8 }),
  },
  measure: async () => {
    // A fresh clone measures prices once, and not for each run at the same time.
    await alone(['plan']);
    const runs = CASES.map(async ([name, run]) => ofCase(name, await run(name)));
    const [mistakes, ...outcomes] = await Promise.all([mistakesSeen(), ...runs]);
    return Object.assign({ mistakes }, ...outcomes) as Record<string, Outcome>;
  },
};
