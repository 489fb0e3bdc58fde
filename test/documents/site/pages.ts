import { dirname, join, relative } from 'node:path';
import { linksOf } from '../links.ts';
import { allDocuments, textOf } from '../project-documents.ts';

/** A page of the site: the file that it is made from, and where it is below the site. */
export interface Page {
  readonly source: string;
  readonly place: string;
}

const isDocument = (path: string): boolean => path.endsWith('.md');
const isPicture = (path: string): boolean => path.endsWith('.png');

/** Where a file of the project is below the site: documents and samples are pages, the README the first one. */
export function placeOf(path: string): string {
  if (path === 'README.md') return 'index.html';
  if (isPicture(path)) return path;
  return isDocument(path) ? path.replace(/\.md$/, '.html') : `${path}.html`;
}

/** Splits a relative link of a document into the file that it leads to and its anchor; undefined for others. */
function leadsTo(from: string, link: string): { readonly path: string; readonly anchor: string } | undefined {
  if (/^[a-z]+:/i.test(link) || link.startsWith('#')) return undefined;
  const [file = '', anchor] = link.split('#');
  return { path: join(dirname(from), file), anchor: anchor === undefined ? '' : `#${anchor}` };
}

/** A link of the document `from`, as its page has to write it. */
export function siteLink(from: string, link: string): string {
  const to = leadsTo(from, link);
  return to ? relative(dirname(placeOf(from)), placeOf(to.path)) + to.anchor : link;
}

/** The files that documents link to and that are no documents: samples, and pictures. */
const linkedFiles = (): string[] => [
  ...new Set(
    allDocuments()
      .flatMap((from) => linksOf(textOf(from)).flatMap((link) => leadsTo(from, link)?.path ?? []))
      .filter((path) => !isDocument(path)),
  ),
];

const pageOf = (source: string): Page => ({ source, place: placeOf(source) });

/** The pages made from documents. */
export const documentPages = (): Page[] => allDocuments().map(pageOf);

/** The pages made from samples that documents link to. */
export const samplePages = (): Page[] =>
  linkedFiles()
    .filter((path) => !isPicture(path))
    .map(pageOf);

/** The pictures that documents show. */
export const pictures = (): string[] => linkedFiles().filter(isPicture);
