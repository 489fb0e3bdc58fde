import MarkdownIt from 'markdown-it';
import MiniSearch from 'minisearch';
import { anchorOf } from '../links.ts';
import { textOf } from '../project-documents.ts';
import { titleOf } from './contents.ts';
import { documentPages, type Page } from './pages.ts';

/** A part of a page below one heading. */
interface Section {
  readonly id: string;
  readonly page: string;
  readonly heading: string;
  text: string;
}

const markdown = new MarkdownIt();

/** The sections of a page; `id` is where a section is. */
function sectionsOf({ source, place }: Page): Section[] {
  const page = titleOf(textOf(source));
  const sections: Section[] = [];
  const tokens = markdown.parse(textOf(source), {});
  for (const [at, { type, content }] of tokens.entries()) {
    if (type === 'heading_open') {
      const heading = tokens[at + 1]?.content ?? '';
      sections.push({ id: `${place}#${anchorOf(heading)}`, page, heading, text: '' });
    }
    const last = sections.at(-1);
    if (last && (type === 'inline' || type === 'fence')) last.text += `${content}\n`;
  }
  return sections;
}

/** The index of all sections, as the script of the pages loads it: from disk a page can load scripts and nothing else. */
export function searchIndex(): string {
  const index = new MiniSearch<Section>({ fields: ['heading', 'page', 'text'], storeFields: ['page', 'heading'] });
  const byPlace = new Map(documentPages().flatMap((page) => sectionsOf(page).map((section) => [section.id, section])));
  index.addAll([...byPlace.values()]);
  return `globalThis.PLUMBLINE_SECTIONS = ${JSON.stringify(index)};\n`;
}
