import MarkdownIt from 'markdown-it';

/** A fenced block of a document. */
export interface Block {
  /** The line of its fence in the document, counted from 1. */
  readonly line: number;
  /** The first word of the fence, such as sh. */
  readonly language: string;
  /** The words after it, which nobody sees on the rendered page. */
  readonly notes: readonly string[];
  readonly text: string;
}

const markdown = new MarkdownIt();

/** The fenced blocks of a Markdown text in their order. */
export function fencedBlocks(text: string): Block[] {
  return markdown
    .parse(text, {})
    .filter(({ type }) => type === 'fence')
    .map(({ info, content, map }) => {
      const [language = '', ...notes] = info.trim().split(/\s+/);
      return { line: (map?.[0] ?? 0) + 1, language, notes, text: content };
    });
}

const KNOWN_NOTE = /^(exit=\d+|background|by-hand)$/;

/** The notes of a block of commands that mean nothing. */
export const unknownNotes = ({ language, notes }: Block): string[] =>
  language === 'sh' ? notes.filter((note) => !KNOWN_NOTE.test(note)) : [];

/** The exit code that a block of commands ends with: exit=N, or 0. */
export const expectedExit = ({ notes }: Block): number =>
  Number(notes.find((note) => note.startsWith('exit='))?.slice('exit='.length) ?? 0);

/** A block of commands and what the document shows of its output, if it does. */
export interface Shown {
  readonly commands: Block;
  readonly output: Block | undefined;
}

/** The blocks of commands that are carried out, each with the block of `text` that follows it at once. */
export function carriedOut(blocks: readonly Block[]): Shown[] {
  return blocks.flatMap((commands, i) => {
    if (commands.language !== 'sh' || commands.notes.includes('by-hand')) return [];
    const next = blocks[i + 1];
    return [{ commands, output: next?.language === 'text' ? next : undefined }];
  });
}

const plain = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The shown lines that the output does not have in this order; … stands for anything. */
export function missingLines(shown: string, output: string): string[] {
  let rest = output.split('\n').map((line) => line.trimEnd());
  return shown.split('\n').filter((line) => {
    if (line.trim() === '' || line.trim() === '…') return false;
    const pattern = new RegExp(`^${line.trimEnd().split('…').map(plain).join('.*')}$`);
    const at = rest.findIndex((each) => pattern.test(each));
    if (at >= 0) rest = rest.slice(at + 1);
    return at < 0;
  });
}
