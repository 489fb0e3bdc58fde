import MarkdownIt from 'markdown-it';
import { linksOf } from '../links.ts';
import { textOf } from '../project-documents.ts';
import { placeOf } from './pages.ts';

/** One heading of the navigation with its pages. */
interface Group {
  readonly name: string;
  readonly pages: ReadonlyArray<{ readonly title: string; readonly place: string }>;
}

const README = textOf('README.md');
const LIST = README.slice(README.indexOf('\n## Documentation'));
const LINK = /\[([^\]]+)\]\(([^)]+)\)/g;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The navigation: the README's list of documents, so that there is only one. */
export const contents = (): Group[] =>
  LIST.split(/^- /m)
    .slice(1)
    .map((item) => ({
      name: /\*\*(.+?)\*\*/.exec(item)?.[1] ?? '',
      pages: [...item.matchAll(LINK)].map(([, title = '', path = '']) => ({
        title: capital(title),
        place: placeOf(path),
      })),
    }));

/** The documents that the README's list names. */
export const listed = (): string[] => linksOf(LIST);

/** The first heading of a document. */
export function titleOf(text: string): string {
  const tokens = new MarkdownIt().parse(text, {});
  const at = tokens.findIndex(({ type, tag }) => type === 'heading_open' && tag === 'h1');
  return tokens[at + 1]?.content ?? '';
}
