/** A cell between commas: in quotes if necessary. */
const cellOf = (value: unknown): string => {
  const text = value === undefined || value === null ? '' : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Lines of cells as comma-separated values, with line ends as in RFC 4180. */
export const csvOf = (lines: Iterable<readonly unknown[]>): string => {
  let text = '';
  for (const line of lines) text += `${line.map(cellOf).join(',')}\r\n`;
  return text;
};
