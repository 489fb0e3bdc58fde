import MarkdownIt from 'markdown-it';
import anchors from 'markdown-it-anchor';
import { anchorOf } from '../links.ts';
import { siteLink } from './pages.ts';

const LINKS: ReadonlyArray<readonly [token: string, attribute: string]> = [
  ['link_open', 'href'],
  ['image', 'src'],
];

/** Links lead to pages, wide things can be scrolled by keyboard, and a diagram is shown as it is written. */
export function siteMarkdown() {
  const markdown = new MarkdownIt({ html: true }).use(anchors, { slugify: anchorOf, tabIndex: false });
  const { rules } = markdown.renderer;
  for (const [token, attribute] of LINKS) {
    const before = rules[token];
    rules[token] = (tokens, at, options, environment, renderer) => {
      const link = tokens[at]?.attrGet(attribute);
      if (link) tokens[at]?.attrSet(attribute, siteLink(String(environment?.source), String(link)));
      return before?.(tokens, at, options, environment, renderer) ?? renderer.renderToken(tokens, at, options);
    };
  }
  rules.table_open = () => '<div class="wide" role="region" aria-label="Table" tabindex="0"><table>\n';
  rules.table_close = () => '</table></div>\n';
  rules.fence = (tokens, at) => {
    const { info = '', content = '' } = tokens[at] ?? {};
    const [language = ''] = info.split(' ');
    const block = `<pre tabindex="0" data-language="${language}"><code>${markdown.utils.escapeHtml(content)}</code></pre>\n`;
    return language === 'mermaid' ? `<details><summary>A diagram, as text</summary>${block}</details>\n` : block;
  };
  return markdown;
}
