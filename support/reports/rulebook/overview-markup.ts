import type { Verdicts } from '../../ledger/verdicts.ts';
import { boundOf, cutShort, overallWord, ownClientLine } from '../bound-line.ts';
import type { Book } from './book.ts';
import { term } from './glossary-markup.ts';
import { type Html, html } from './html.ts';
import { bar } from './shares-markup.ts';
import { elapsedText, instantText } from './texts.ts';
import { countsOf, TONES, wordOf } from './words.ts';

const MEANINGS: Readonly<Record<Verdicts['overall'], string>> = {
  conformant: 'Nothing failed, and as many rules as required were verified.',
  'conformant-with-known-failures':
    'Nothing failed but what the target file accepts, and as many rules as required were verified.',
  'no-deviation-found': 'Nothing failed, and too few rules were verified to call the target conformant.',
  'not-fully-verified': 'Nothing failed, and not everything within reach could be shown.',
  'not-conformant': 'At least one judged rule failed.',
  'not-judged': 'The run says nothing about the target.',
};

/** A text in which no option of a command line is broken at its hyphens. */
function unbroken(text: string): Html[] {
  return text
    .split(/(--[\w-]+)/)
    .map((part, at) => (at % 2 === 1 ? html`<span class="id">${part}</span>` : html`${part}`));
}

/** How many rules came out how, each count a button that shows them. */
function tally({ rules }: Book): Html {
  const counts = countsOf(rules);
  const buttons: Html[] = [];
  for (const { verdict, count } of counts) {
    const { sign, many } = wordOf(verdict);
    buttons.push(
      html`<li><button type="button" data-find="verdict=${verdict}"><span class="badge v-${verdict}">${sign}</span> <b>${count}</b> ${many}</button></li>`,
    );
  }
  return html`${bar(counts)}
<ul class="tally">${buttons}</ul>`;
}

const MANY = 25;

/** The rules that are red, by name, before anything else. */
function redList({ rules }: Book): Html | false {
  const red = rules.filter(({ verdict }) => verdict === 'fail' || verdict === 'error');
  const items: Html[] = [];
  for (const { id, says, verdict } of red.slice(0, MANY)) {
    const { sign, word } = wordOf(verdict);
    items.push(
      html`<li><span class="badge v-${verdict}">${sign} ${word}</span> ${says} <a class="where id" href="#${id}">${id}</a></li>`,
    );
  }
  const more = red.length > MANY && html`<li>and ${red.length - MANY} more, below</li>`;
  return red.length > 0 && html`<h2 class="reds">What fails</h2><ul class="red-list">${items}${more}</ul>`;
}

/** The overall word with its bound: what was examined, against what, and what it rests on. */
export function overviewMarkup(book: Book): Html {
  const { verdicts, notices } = book;
  const { overall, target, claim, scope, startedAt, finishedAt, partial, troubles } = verdicts;
  const named = [claim.product, claim.version].filter(Boolean).join(' ');
  const can = claim.capabilities?.length ? `; ${claim.capabilities.join(', ')}` : '';
  const cut = cutShort(verdicts);
  const own = ownClientLine(verdicts);
  return html`<section class="overview v-${TONES[overall] ?? 'error'}" aria-labelledby="word">
<p class="kicker">${term('verdict', 'Verdict')} on ${target}</p>
<h1 id="word">${overallWord(overall)}</h1>
<p class="meaning">${MEANINGS[overall] ?? ''}${cut && ' The run did not come to its end.'}${partial && ' Only part of the rules ran.'}</p>
<p class="bound">${unbroken(boundOf(verdicts))}</p>
${own && html`<p class="bound">${own}</p>`}
${tally(book)}
${redList(book)}
<dl class="facts"><dt>${term('target', 'Target')}</dt><dd>${target}</dd><dt>${term('claim', 'Claim')}</dt><dd>${named}${can}</dd><dt>${term('scope', 'Scope')}</dt><dd>${scope}</dd><dt>Run</dt><dd>${instantText(startedAt.slice(0, 19))} UTC, ${elapsedText(startedAt, finishedAt)}</dd></dl>
${troubles.length > 0 && html`<div class="notice"><b>Trouble outside the examples</b><ul>${troubles.map((text) => html`<li>${text.split('\n')[0] ?? ''}</li>`)}</ul></div>`}
${notices.map((text) => html`<p class="notice">${text}</p>`)}
</section>`;
}
