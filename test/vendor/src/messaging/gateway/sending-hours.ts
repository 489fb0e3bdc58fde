import { isWrong, settings } from '../../config.ts';

const { sendingStarts: opens, sendingEnds: closes } = settings;

const FIELDS = ['year', 'month', 'day', 'hour', 'minute', 'second'];
type Shown = [year: number, month: number, day: number, hour: number, minute: number, second: number];
const formats = new Map<string, Intl.DateTimeFormat>();

function wallClock(time: Date, timeZone: string) {
  let format = formats.get(timeZone);
  if (!format) {
    const fields = Object.fromEntries(FIELDS.map((field) => [field, 'numeric']));
    format = new Intl.DateTimeFormat('en-GB', { timeZone, hourCycle: 'h23', ...fields });
    formats.set(timeZone, format);
  }
  const parts = format.formatToParts(time);
  return FIELDS.map((field) => Number(parts.find(({ type }) => type === field)?.value)) as Shown;
}

/** When a message may leave: now, inside the hours, or else when they next begin. */
export function nextSendingTime(now: Date, timeZone: string): Date {
  const [year, month, day, hour] = wallClock(now, timeZone);
  const isBehind = Date.UTC(year, month - 1, day, hour) < now.getTime() - 3_600_000;
  if ((hour >= opens && hour < closes) || (isBehind && isWrong('zones-behind'))) return now;
  // The instant at which clocks in the zone show that hour: what they show at a guess says how far it is off.
  const wanted = Date.UTC(year, month - 1, day + (hour >= closes ? 1 : 0), opens);
  let guess = wanted;
  for (let round = 0; round < 3; round++) {
    const [y, m, ...rest] = wallClock(new Date(guess), timeZone);
    guess += wanted - Date.UTC(y, m - 1, ...rest);
  }
  return new Date(guess);
}
