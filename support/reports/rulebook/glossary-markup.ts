import { GLOSSARY } from './glossary.data.ts';
import { type Html, html } from './html.ts';

const KNOWN = new Set(GLOSSARY.map(({ word }) => word));

/** The name of a term as an anchor: `#word-carried-over`. */
const anchorOf = (word: string): string => `word-${word.replaceAll(' ', '-')}`;

/** A word of ours, shown as `text`, that leads to its meaning; page/tips.js shows it where the word stands. Throws for a word that the glossary lacks. */
export function term(word: string, text = word): Html {
  if (!KNOWN.has(word)) throw new Error(`the glossary does not have "${word}"`);
  return html`<a class="term" href="#${anchorOf(word)}">${text}</a>`;
}

/** The words of the rule book and their meanings. */
export function glossaryMarkup(): Html {
  const terms = GLOSSARY.map(({ word, means }) => html`<dt id="${anchorOf(word)}">${word}</dt><dd>${means}</dd>`);
  return html`<section class="chapter" id="glossary" aria-labelledby="title-glossary"><h2 id="title-glossary">Glossary</h2><dl class="facts words">${terms}</dl></section>`;
}
