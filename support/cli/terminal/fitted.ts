// biome-ignore lint/suspicious/noControlCharactersInRegex: colours take no room
const COLOR = /\u001b\[[0-9;]*m/g;

const NARROWEST = 20;

interface Screen {
  readonly isTTY?: boolean;
  readonly columns?: number;
}

/** How wide the output may be: as wide as the terminal, as COLUMNS says elsewhere, or undefined for no bound. */
export function widthOf(screen: Screen, { COLUMNS = '' }: NodeJS.ProcessEnv = process.env): number | undefined {
  const width = screen.isTTY ? screen.columns || 80 : /^\d+$/.test(COLUMNS) ? Number(COLUMNS) : undefined;
  return width === undefined || width === 0 ? undefined : Math.max(NARROWEST, width);
}

const lengthOf = (text: string): number => text.replace(COLOR, '').length;

/** Commands are copied: the terminal may break them, we do not. */
const COMMAND = /^\s*(?:alone|again|\$)\s/;

/** The text with lines broken between words, so that it fits; without a width it stays as it is. */
export function fitted(text: string, width: number | undefined = widthOf(process.stdout)): string {
  if (width === undefined) return text;
  return text
    .split('\n')
    .map((line) => {
      if (lengthOf(line) <= width || COMMAND.test(line)) return line;
      // The lines after the first begin under the text that follows a name, else a little further in.
      const [indent = ''] = /^\s*/.exec(line) ?? [];
      const [named] = /^\s*\S+(?: {2,})/.exec(line.replace(COLOR, '')) ?? [];
      const hang = ' '.repeat(named && named.length <= width / 3 ? named.length : indent.length + 2);
      const lines: string[] = [];
      let current = '';
      for (const piece of line.trimEnd().split(/(?<=\S)(?=\s)/)) {
        if (current.trim() !== '' && lengthOf(current) + lengthOf(piece) > width) {
          lines.push(current);
          current = `${hang}${piece.trimStart()}`;
        } else current += piece;
      }
      return [...lines, current].join('\n');
    })
    .join('\n');
}
