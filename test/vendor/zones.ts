/** The time zone, without summer time, in which clocks show about this hour of the day at the instant. */
export function zoneAtHour(hour: number, now: Date): string {
  const ahead = ((hour - now.getUTCHours() + 36) % 24) - 12;
  // Names below Etc count the other way round: Etc/GMT-2 is two hours ahead.
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}
