export function parsePercent(text: string): number | undefined {
  const [, digits] = /^\s*(\d{1,3}(?:\.\d+)?)\s*%\s*$/.exec(text) ?? [];
  const percent = Number(digits);
  return digits !== undefined && percent <= 100 ? percent : undefined;
}
