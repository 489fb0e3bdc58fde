import { DAY, HOUR, MINUTE } from '../../ground/time/units.ts';
import type { BookExample } from './book.ts';
import type { Moment } from './moments.ts';

/** A span of the target's clock that a rule is about, in milliseconds since the epoch. */
export interface Window {
  readonly label: string;
  readonly from: number;
  readonly to: number;
}

const OPENS = 8;
const CLOSES = 18;
const STEP = HOUR / 4;

/** The hours 08:00 to 18:00 of the wall clock in `zone` between two instants, for a drawing: exact to a quarter. */
export function wallClockBands(from: number, until: number, zone: string): Window[] {
  if (until - from > 14 * DAY) return [];
  let clock: Intl.DateTimeFormat;
  try {
    clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  } catch {
    return []; // there is no such zone
  }

  const label = 'sending hours';
  const bands: Window[] = [];
  let opened: number | undefined;
  for (let at = Math.floor(from / STEP) * STEP; at <= until + STEP; at += STEP) {
    const hour = Number(clock.format(at).split(':')[0]);
    const open = hour >= OPENS && hour < CLOSES;
    if (open) opened ??= at;
    else if (opened !== undefined) {
      bands.push({ label, from: opened, to: at });
      opened = undefined;
    }
  }
  if (opened !== undefined) bands.push({ label, from: opened, to: until + HOUR });
  return bands;
}

export function windowsOf({ ran }: Pick<BookExample, 'ran'>, moments: readonly Moment[], until: number): Window[] {
  const { on = [], timeZone = 'UTC' } = ran?.evidence?.settings ?? {};
  const [first] = moments;
  if (!first) return [];
  const requests = moments.filter((moment) => moment.kind === 'request');
  const hasKey = /^idempotency-key$/im;
  const keyed = requests.find(({ exchange }) => hasKey.test(Object.keys(exchange.requestHeaders).join('\n')));
  const windows: Window[] = [];
  const add = (label: string, from: number, span: number) => windows.push({ label, from, to: from + span });
  if (requests[0] && on.includes('deDuplication')) add('24 h for duplicates', requests[0].at, DAY);
  if (keyed) add('10 min for the key', keyed.at, 10 * MINUTE);
  for (const { at, exchange } of requests) {
    const seconds = /"expires_in":\s*(\d+)/.exec(exchange.responseBody ?? '')?.[1];
    if (seconds) add('token valid', at, Number(seconds) * 1000);
  }
  if (on.includes('socialSending')) windows.push(...wallClockBands(first.at, until, timeZone));
  return windows.filter(({ from, to }) => to > first.at && from < until);
}
