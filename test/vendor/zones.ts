/** The time zone, without summer time, in which clocks show about this hour of the day at the instant. */
export function zoneAtHour(hour: number, now: Date): string {
  const ahead = ((hour - now.getUTCHours() + 36) % 24) - 12;
  // Names below Etc count the other way round: Etc/GMT-2 is two hours ahead.
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

/** The same of the zones behind UTC, as near as they come to that hour; not where 18:00 has just passed. */
export function zoneBehind(hour: number, now: Date): string {
  const before = new Date(now.getTime() - 30 * 60_000).getUTCHours();
  const away = (behind: number): number => {
    const off = (before - behind - hour + 48) % 24;
    return Math.min(off, 24 - off);
  };
  const all = Array.from({ length: 12 }, (_none, place) => place + 1);
  return `Etc/GMT+${all.reduce((best, each) => (away(each) < away(best) ? each : best))}`;
}
