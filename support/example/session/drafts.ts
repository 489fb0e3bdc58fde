import { HarnessError } from '../../ground/problems/harness-error.ts';
import type { NamedDraft } from '../verbs/sending.ts';
import type { Draft } from './api/messages-api.ts';
import { cellValue } from './json-members.ts';

const METADATA = 'metadata.';

/** Cells by their members, where those called `metadata.KEY` make up the metadata, as JSON writes them. */
export function withMetadata(cells: ReadonlyArray<readonly string[]>): Array<readonly [member: string, cell: string]> {
  const metadata: Record<string, string> = {};
  const members: Array<readonly [string, string]> = [];
  // The text that a cell stands for: in quotes where it is empty, has blanks at its ends or is quoted itself.
  for (const [member = '', cell = ''] of cells)
    if (member.startsWith(METADATA))
      metadata[member.slice(METADATA.length)] = /^".*"$/s.test(cell) ? JSON.parse(cell) : cell;
    else members.push([member, cell]);
  return Object.keys(metadata).length > 0 ? [...members, ['metadata', JSON.stringify(metadata)]] : members;
}

const FILLING = '-and-so-on';

/**
 * A table row as a message: NAME identifies it in the example, RECEIVER is where its notifications go, or `nowhere` for
 * a message without a callback URL, and LENGTH how many characters its text is drawn out to; the other columns are wire
 * names. An empty cell omits its member.
 */
export function draftOfRow({ NAME = '', RECEIVER, LENGTH, ...cells }: Record<string, string>): NamedDraft {
  if (LENGTH) {
    const { content: text = '' } = cells;
    const words = text.split(' ');
    const missing = Number(LENGTH) - text.length;
    const gaps = words.length - 1;
    if (gaps === 0) throw new HarnessError(`there is no blank to draw out in "${text}"`);
    // Each of its blanks is drawn out, so that its words are far from each other.
    cells.content = words.reduce((so, word, place) => {
      const room = Math.floor((missing * place) / gaps) - Math.floor((missing * (place - 1)) / gaps);
      return `${so}${FILLING.repeat(room / FILLING.length + 1).slice(0, room)} ${word}`;
    });
  }
  const members = withMetadata(Object.entries(cells).filter(([, cell]) => cell !== ''));
  const draft = Object.fromEntries(members.map(([name, cell]) => [name, cellValue(cell)]));
  if (RECEIVER === 'nowhere') return { name: NAME, draft: { ...draft, callbackUrl: undefined } as unknown as Draft };
  return { name: NAME, draft: draft as unknown as Draft, receiver: RECEIVER || undefined };
}
