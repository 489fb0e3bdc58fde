import { GLOSSARY } from './glossary.data.ts';
import { type Html, html } from './html.ts';

const ANCHORS = new Map<string, string>();
for (const { word } of GLOSSARY) ANCHORS.set(word, `word-${word.replaceAll(' ', '-')}`);

/** A word of ours, shown as `text`, that leads to its meaning; page/tips.js shows it where the word stands. Throws for a word that the glossary lacks. */
export function term(word: string, text = word): Html {
  const anchor = ANCHORS.get(word);
  if (!anchor) throw new Error(`the glossary does not have "${word}"`);
  return html`<a class="term" href="#${anchor}">${text}</a>`;
}

export function glossaryMarkup(): Html {
  const terms: Html[] = [];
  for (const { word, means } of GLOSSARY) terms.push(html`<dt id="${ANCHORS.get(word)}">${word}</dt><dd>${means}</dd>`);
  return html`<section class="chapter" id="glossary" aria-labelledby="title-glossary"><h2 id="title-glossary">Glossary</h2><dl class="facts words">${terms}</dl></section>`;
}
