import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import MarkdownIt from 'markdown-it';

const markdown = new MarkdownIt();
type Token = ReturnType<typeof markdown.parse>[number];

const deep = (tokens: readonly Token[]): Token[] => tokens.flatMap((token) => [token, ...deep(token.children ?? [])]);

/** Where the links and pictures of a Markdown text lead. */
export function linksOf(text: string): string[] {
  return deep(markdown.parse(text, {})).flatMap((token) => {
    const target = token.attrGet('href') ?? token.attrGet('src');
    return target === null ? [] : [decodeURI(String(target))];
  });
}

/** The anchor that a rendered heading gets: lower case, words joined by hyphens. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

/** The anchors of the headings of a Markdown text. */
export function anchorsOf(text: string): string[] {
  const tokens = markdown.parse(text, {});
  return tokens.flatMap((token, i) => (token.type === 'heading_open' ? [anchorOf(tokens[i + 1]?.content ?? '')] : []));
}

/** The relative links of a document that lead nowhere; `read` answers the text of a document below `root`. */
export function brokenLinks(path: string, root: string, read: (path: string) => string): string[] {
  return linksOf(read(path))
    .filter((link) => !/^[a-z]+:/i.test(link))
    .filter((link) => {
      const [file = '', anchor] = link.split('#');
      const target = file === '' ? path : join(dirname(path), file);
      if (!existsSync(join(root, target))) return true;
      return anchor !== undefined && !anchorsOf(read(target)).includes(anchor);
    });
}
