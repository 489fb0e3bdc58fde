import { isWrong, settings } from '../../config.ts';

const { sendingStarts: opens, sendingEnds: closes } = settings;

const formats = new Map<string, Intl.DateTimeFormat>();

function wallClock(time: Date, timeZone: string) {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formats.set(timeZone, format);
  }
  const parts = format.formatToParts(time);
  const part = (wanted: string) => Number(parts.find(({ type }) => type === wanted)?.value);
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
    second: part('second'),
  };
}

/** The instant at which clocks in the zone show the given hour of the given day. */
function instantOf(year: number, month: number, day: number, hour: number, timeZone: string): Date {
  const wanted = Date.UTC(year, month - 1, day, hour);
  let guess = wanted;
  for (let round = 0; round < 3; round++) {
    const shown = wallClock(new Date(guess), timeZone);
    guess += wanted - Date.UTC(shown.year, shown.month - 1, shown.day, shown.hour, shown.minute, shown.second);
  }
  return new Date(guess);
}

/** When a message may leave: now, inside the hours, or else when they next begin. */
export function nextSendingTime(now: Date, timeZone: string): Date {
  const { year, month, day, hour } = wallClock(now, timeZone);
  const isBehind = Date.UTC(year, month - 1, day, hour) < now.getTime() - 3_600_000;
  if ((hour >= opens && hour < closes) || (isBehind && isWrong('zones-behind'))) return now;
  const tomorrow = hour >= closes ? 1 : 0;
  return instantOf(year, month, day + tomorrow, opens, timeZone);
}
