/** The number in a percentage such as `60%` or `92.5 %`, from 0 to 100; undefined when it is none. */
export function parsePercent(text: string): number | undefined {
  const [, digits] = /^\s*(\d{1,3}(?:\.\d+)?)\s*%\s*$/.exec(text) ?? [];
  const percent = Number(digits);
  return digits !== undefined && percent <= 100 ? percent : undefined;
}
