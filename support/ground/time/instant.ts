/** The week in which a feature means a day that it names alone: its Monday is 15 January 2024. */
const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const FIRST_DAY = 15;

/** An instant as a feature writes it, `2024-01-15T08:00:00Z` or `08:00 on Monday` in UTC, in milliseconds since the epoch. */
export function instantOf(text: string): number {
  const [time = '', day] = text.split(' on ');
  return Date.parse(day === undefined ? text : `2024-01-${FIRST_DAY + WEEK.indexOf(day)}T${time}Z`);
}
