import { rmSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, relative, resolve } from 'node:path';
import Eleventy from '@11ty/eleventy';
import { ROOT, textOf } from '../project-documents.ts';
import { contents, titleOf } from './contents.ts';
import { siteMarkdown } from './markdown.ts';
import { documentPages, type Page, pictures, samplePages } from './pages.ts';
import { searchIndex } from './search-index.ts';

const HERE = 'test/documents/site';
const FENCE = '`````';
const ASSETS = ['site.css', 'search.js'];
const SEARCH = 'node_modules/minisearch/dist/umd/index.js';

/** A page's own words for the layout: where the top of the site is, and what the navigation marks. */
const dataOf = ({ source, place }: Page, title: string) => ({
  ...{ source, place, title, permalink: place, layout: 'page.njk', contents: contents() },
  // Markdown alone: what looks like a template in a document is an example of one.
  templateEngineOverride: 'md',
  top: relative(dirname(place), '.') || '.',
});

/** A sample is shown as a page: browsers save most files of code instead of showing them. */
const sampleText = (path: string): string =>
  `# ${path}\n\n${FENCE}${extname(path).slice(1)}\n${textOf(path)}${FENCE}\n`;

/** Makes the site of all documents in a folder, which is emptied first. */
async function makeSite(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  process.chdir(ROOT);
  const site = new Eleventy(HERE, relative(ROOT, folder), {
    quietMode: true,
    configPath: null,
    config: (configuration) => {
      configuration.setLibrary('md', siteMarkdown());
      configuration.setTemplateFormats(['md']);
      configuration.setIncludesDirectory('layout');
      for (const page of documentPages())
        configuration.addTemplate(
          `${page.source}.page.md`,
          textOf(page.source),
          dataOf(page, titleOf(textOf(page.source))),
        );
      for (const page of samplePages())
        configuration.addTemplate(`${page.source}.page.md`, sampleText(page.source), dataOf(page, page.source));
      for (const name of ASSETS) configuration.addPassthroughCopy({ [`${HERE}/assets/${name}`]: name });
      configuration.addPassthroughCopy({ [SEARCH]: 'minisearch.js' });
      for (const path of pictures()) configuration.addPassthroughCopy({ [path]: path });
    },
  });
  await site.write();
  writeFileSync(join(folder, 'search-index.js'), searchIndex());
}

const [folder = 'site'] = process.argv.slice(2);
await makeSite(resolve(ROOT, folder));
console.log(`The site is in ${folder}/index.html.`);
