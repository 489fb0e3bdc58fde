/** An instant (milliseconds or ISO 8601) as people read it, in UTC, to the second. */
export const momentOf = (instant) => new Date(instant).toISOString().replace('T', ' ').slice(0, 19);

/** An instant as a clock in a time zone shows it, with the day of the week; in UTC where the browser does not know the zone. */
export function localMomentOf(instant, zone) {
  const parts = { weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
  try {
    return new Intl.DateTimeFormat('en-GB', { ...parts, timeZone: zone }).format(instant);
  } catch {
    return `${new Intl.DateTimeFormat('en-GB', { ...parts, timeZone: 'UTC' }).format(instant)} UTC, not`;
  }
}

const UNITS = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
  ['s', 1000],
];

/** A span of milliseconds in its two largest units. */
export function spanOf(milliseconds) {
  let left = Math.max(0, milliseconds);
  if (left < 1000) return `${Math.round(left)} ms`;
  const parts = [];
  for (const [unit, size] of UNITS) {
    const count = Math.floor(left / size);
    left -= count * size;
    if (count > 0) parts.push(`${count} ${unit}`);
  }
  return parts.slice(0, 2).join(' ');
}
