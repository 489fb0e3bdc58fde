/** A text as the cell of a table in a feature file; Gherkin has no word for a carriage return, so JSON says it. */
export const gherkinCell = (text: string): string =>
  (text.includes('\r') ? JSON.stringify(text) : text)
    .replaceAll('\\', '\\\\')
    .replaceAll('|', '\\|')
    .replaceAll('\n', '\\n');
