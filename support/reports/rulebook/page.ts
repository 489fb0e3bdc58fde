import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pageStyle } from '../../ground/page-style.ts';
import { IDLE, SEARCH } from '../../ground/rules/rule-search.ts';
import { type Html, html, trusted } from './html.ts';
import type { Pack } from './pack.ts';

const part = (name: string): string => readFileSync(new URL(`page/${name}`, import.meta.url), 'utf8').trim();

const SCRIPTS = ['theme.js', 'unpack.js', 'bodies.js', 'filters.js', 'keys.js', 'tips.js', 'print.js'];

export interface Page {
  readonly title: string;
  readonly place?: string;
  readonly body: Html;
  readonly packs?: readonly Pack[];
}

const THEME = html`<button type="button" class="theme" aria-label="Colours: as the system has them">◐ <span>auto</span></button>`;

/** For a browser without scripts: a sentence in place of the controls that would do nothing. */
const NO_SCRIPTS = html`<noscript><style>.toolbar, .theme, .print-all, .rule .body { display: none } button { pointer-events: none; border: 0; background: none; padding: 0 }</style><p class="notice">This browser runs no scripts. Sentences, verdicts and counts are all here; search and exchanges are not. The report folder of the run has them as text: verdicts.md, and the folder evidence.</p></noscript>`;

export function pageFile({ title, place = 'Rule book', body, packs = [] }: Page): string {
  let search = '';
  if (packs.some(({ name }) => name === 'index')) {
    // The library that ranks what is searched for, without its comments, and what the index was made with.
    const library = join(dirname(createRequire(import.meta.url).resolve('minisearch')), '../umd/index.js');
    for (const line of readFileSync(library, 'utf8').split('\n'))
      if (!/^ *(?:\/\/|\/?\*)/.test(line)) search += `${line}\n`;
    search += `const SEARCH = ${JSON.stringify({ ...SEARCH, idle: IDLE })};\n${part('search.js')}`;
  }
  const script = `\n${search}\n${SCRIPTS.map(part).join('\n')}\n`;
  const data: Html[] = [];
  for (const { name, rules, data: packed } of packs)
    data.push(
      html`<script type="text/plain" class="pack" data-name="${name}" data-rules="${rules.join(' ')}">${packed}</script>\n`,
    );
  // Nothing may be loaded, and only our own script may run, whatever a target puts into a body.
  const digest = createHash('sha256').update(script).digest('base64');
  const policy = `default-src 'none'; base-uri 'none'; form-action 'none'; style-src 'unsafe-inline'; img-src data:; script-src 'sha256-${digest}'`;
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="referrer" content="no-referrer">
<title>${title}</title><link rel="icon" href="data:,"><style>${trusted(pageStyle(part('page.css')))}</style></head>
<body><a class="skip" href="#rules">Skip to the rules</a>
<header class="top"><span class="brand">Plumbline</span> <span class="place">${place}</span>${THEME}</header>
<main>${NO_SCRIPTS}${body}</main>
${data}<script>${trusted(script)}</script></body></html>
`.text;
}
