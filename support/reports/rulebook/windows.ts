import { HOUR, MINUTE } from '../../ground/time/units.ts';
import type { BookExample } from './book.ts';
import type { Moment } from './moments.ts';
import { wallClockBands } from './sending-hours.ts';

/** A span of the target's clock that a rule is about, in milliseconds since the epoch. */
export interface Window {
  readonly label: string;
  readonly from: number;
  readonly to: number;
}

const anchored = (label: string, span: number, moment: Moment | undefined): Window[] =>
  moment ? [{ label, from: moment.at, to: moment.at + span }] : [];

const hasKey = (moment: Moment): boolean =>
  moment.kind === 'request' &&
  Object.keys(moment.exchange.requestHeaders).some((name) => name.toLowerCase() === 'idempotency-key');

function tokenWindows(moments: readonly Moment[]): Window[] {
  return moments.flatMap((moment): Window[] => {
    if (moment.kind !== 'request') return [];
    const seconds = /"expires_in":\s*(\d+)/.exec(moment.exchange.responseBody ?? '')?.[1];
    return seconds ? [{ label: 'token valid', from: moment.at, to: moment.at + Number(seconds) * 1000 }] : [];
  });
}

/** The windows that the settings and the traffic of an example speak of, clipped to what was watched. */
export function windowsOf({ ran }: Pick<BookExample, 'ran'>, moments: readonly Moment[], until: number): Window[] {
  const { on = [], timeZone = 'UTC' } = ran?.evidence?.settings ?? {};
  const first = moments[0];
  if (!first) return [];
  const windows: Window[] = [];
  if (on.includes('deDuplication'))
    windows.push(
      ...anchored(
        '24 h for duplicates',
        24 * HOUR,
        moments.find(({ kind }) => kind === 'request'),
      ),
    );
  windows.push(...anchored('10 min for the key', 10 * MINUTE, moments.find(hasKey)));
  windows.push(...tokenWindows(moments));
  if (on.includes('socialSending')) windows.push(...wallClockBands(first.at, until, timeZone));
  return windows.filter(({ from, to }) => to > first.at && from < until);
}
