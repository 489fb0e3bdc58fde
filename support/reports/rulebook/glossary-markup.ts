import { GLOSSARY } from './glossary.data.ts';
import { type Html, html } from './html.ts';

/** The words of the rule book and their meanings. */
export function glossaryMarkup(): Html {
  const terms = GLOSSARY.map(({ word, means }) => html`<dt id="word-${word}">${word}</dt><dd>${means}</dd>`);
  return html`<section class="chapter" id="glossary" aria-labelledby="title-glossary"><h2 id="title-glossary">Glossary</h2><dl class="facts">${terms}</dl></section>`;
}
