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

/** Options of a command line among other words; a line is never broken inside one of them. */
const OPTION = /(--[\w-]+)/;

/** A text in which no option is broken at its hyphens. */
const unbroken = (text: string): Html[] =>
  text.split(OPTION).map((part) => (OPTION.test(part) ? html`<span class="id">${part}</span>` : html`${part}`));

function claimText({ claim }: Verdicts): string {
  const { product, version, capabilities } = claim;
  const can = capabilities && capabilities.length > 0 ? `; ${capabilities.join(', ')}` : '';
  return `${[product, version].filter(Boolean).join(' ')}${can}`;
}

/** How many rules came out how, each count a button that shows them. */
function tally({ rules }: Book): Html {
  const counts = countsOf(rules);
  return html`${bar(counts)}
<ul class="tally">${counts.map(({ verdict, count }) => html`<li><button type="button" data-find="verdict=${verdict}"><span class="badge v-${verdict}">${wordOf(verdict).sign}</span> <b>${count}</b> ${wordOf(verdict).many}</button></li>`)}</ul>`;
}

const MANY = 25;

/** The rules that are red, by name, before anything else. */
function redList({ rules }: Book): Html | false {
  const red = rules.filter(({ verdict }) => verdict === 'fail' || verdict === 'error');
  const items = red
    .slice(0, MANY)
    .map(
      ({ id, says, verdict }) =>
        html`<li><span class="badge v-${verdict}">${wordOf(verdict).sign} ${wordOf(verdict).word}</span> ${says} <a class="where id" href="#${id}">${id}</a></li>`,
    );
  const more = red.length > MANY && html`<li>and ${red.length - MANY} more, below</li>`;
  return red.length > 0 && html`<h2 class="reds">What fails</h2><ul class="red-list">${items}${more}</ul>`;
}

/** The overall word with its bound: what was examined, against what, and what it rests on. */
export function overviewMarkup(book: Book): Html {
  const { verdicts, notices } = book;
  const { overall, target, scope, startedAt, finishedAt, partial, troubles } = verdicts;
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
<dl class="facts"><dt>${term('target', 'Target')}</dt><dd>${target}</dd><dt>${term('claim', 'Claim')}</dt><dd>${claimText(verdicts)}</dd><dt>${term('scope', 'Scope')}</dt><dd>${scope}</dd><dt>Run</dt><dd>${instantText(startedAt.slice(0, 19))} UTC, ${elapsedText(startedAt, finishedAt)}</dd></dl>
${troubles.length > 0 && html`<div class="notice"><b>Trouble outside the examples</b><ul>${troubles.map((text) => html`<li>${text.split('\n')[0] ?? ''}</li>`)}</ul></div>`}
${notices.map((text) => html`<p class="notice">${text}</p>`)}
</section>`;
}
