import type { RuleVerdict, Verdicts } from '../../ledger/verdicts.ts';
import { boundLine, cutShort, overallWord, ownClientLine } from '../bound-line.ts';
import type { Book, Chapter } from './book.ts';
import { type Html, html } from './html.ts';
import { elapsedText, instantText } from './spans.ts';
import { type Shown, shownAs, VERDICTS, wordOf } from './words.ts';

const MEANINGS: Readonly<Record<Verdicts['overall'], string>> = {
  conformant: 'Nothing failed, and as many rules as required were verified.',
  'conformant-with-known-failures':
    'Nothing failed but what the target file accepts, and as many rules as required were verified.',
  'no-deviation-found': 'Nothing failed, and too few rules were verified to call the target conformant.',
  'not-fully-verified': 'Nothing failed, and not everything within reach could be shown.',
  'not-conformant': 'At least one judged rule failed.',
  'not-judged': 'The run says nothing about the target.',
};

const TONES: Readonly<Record<Verdicts['overall'], RuleVerdict>> = {
  conformant: 'pass',
  'conformant-with-known-failures': 'inconclusive',
  'no-deviation-found': 'recorded',
  'not-fully-verified': 'inconclusive',
  'not-conformant': 'fail',
  'not-judged': 'error',
};

/** The bound without the word above it. */
const boundOf = (verdicts: Verdicts): string => boundLine(verdicts).split(' · ').slice(1).join(' · ');

function claimText({ claim }: Verdicts): string {
  const { product, version, capabilities } = claim;
  const can = capabilities && capabilities.length > 0 ? `; ${capabilities.join(', ')}` : '';
  return `${[product, version].filter(Boolean).join(' ')}${can}`;
}

/** How many rules are shown as what. */
export function counts({ rules }: Pick<Book, 'rules'>): Array<{ verdict: Shown; count: number }> {
  return VERDICTS.map((verdict) => ({
    verdict,
    count: rules.filter((rule) => shownAs(rule) === verdict).length,
  })).filter(({ count }) => count > 0);
}

function bar(book: Book): Html {
  const parts = counts(book);
  return html`<div class="bar" aria-hidden="true">${parts.map(({ verdict, count }) => html`<span class="v-${verdict}" style="flex-grow:${count}"></span>`)}</div>
<ul class="tally">${parts.map(({ verdict, count }) => html`<li><button type="button" data-only="${verdict}"><span class="badge v-${verdict}">${wordOf(verdict).sign}</span> <b>${count}</b> ${wordOf(verdict).many}</button></li>`)}</ul>`;
}

const MANY = 25;

/** The rules that are red, by name, before anything else. */
function redList({ rules }: Book): Html | false {
  const red = rules.filter(({ verdict }) => verdict === 'fail' || verdict === 'error');
  const items = red
    .slice(0, MANY)
    .map(
      ({ id, says, verdict }) =>
        html`<li><span class="badge v-${verdict}">${wordOf(verdict).sign} ${wordOf(verdict).word}</span> ${says} <a class="where" href="#${id}">${id}</a></li>`,
    );
  const more = red.length > MANY && html`<li>and ${red.length - MANY} more, below</li>`;
  return red.length > 0 && html`<h2 class="reds">What fails</h2><ul class="red-list">${items}${more}</ul>`;
}

/** The overall word with its bound: what was examined, against what, and what it rests on. */
export function overviewMarkup(book: Book): Html {
  const { verdicts, notices } = book;
  const { overall, target, scope, startedAt, finishedAt, partial, selection, troubles } = verdicts;
  const cut = cutShort(verdicts);
  const own = ownClientLine(verdicts);
  return html`<section class="overview v-${TONES[overall] ?? 'error'}" aria-labelledby="word">
<p class="kicker">Verdict on ${target}</p>
<h1 id="word">${overallWord(overall)}</h1>
<p class="meaning">${MEANINGS[overall] ?? ''}${cut && ` The run did not come to its end: ${cut}.`}${partial && ` Only part of the rules ran: ${selection ?? 'a selection'}.`}</p>
<p class="bound">${boundOf(verdicts)}</p>
${own && html`<p class="bound">${own}</p>`}
${bar(book)}
${redList(book)}
<dl class="facts"><dt>Target</dt><dd>${target}</dd><dt>Claim</dt><dd>${claimText(verdicts)}</dd><dt>Scope</dt><dd>${scope}</dd><dt>Run</dt><dd>${instantText(startedAt.slice(0, 19))} UTC, ${elapsedText(startedAt, finishedAt)}</dd></dl>
${troubles.length > 0 && html`<div class="notice"><b>Trouble outside the examples</b><ul>${troubles.map((text) => html`<li>${text.split('\n')[0] ?? ''}</li>`)}</ul></div>`}
${notices.map((text) => html`<p class="notice">${text}</p>`)}
</section>`;
}

const option = (value: string, text: string): Html => html`<option value="${value}">${text}</option>`;

function select(name: string, title: string, options: readonly Html[]): Html {
  return html`<label><span>${title}</span><select name="${name}"><option value="">any</option>${options}</select></label>`;
}

/** Search and filters over the rules. */
export function toolbarMarkup({ rules }: Book, chapters: readonly Chapter[]): Html {
  const distinct = (values: readonly string[]): Html[] => [...new Set(values)].map((value) => option(value, value));
  const verdicts = VERDICTS.filter((verdict) => rules.some((rule) => shownAs(rule) === verdict));
  return html`<form class="toolbar" role="search" aria-label="Find rules">
<label class="search"><span>Search <kbd>/</kbd></span><input type="search" name="text" autocomplete="off" placeholder="words or an id" aria-describedby="found"></label>
${select(
  'verdict',
  'Verdict',
  verdicts.map((verdict) => option(verdict, wordOf(verdict).word)),
)}
${select(
  'interface',
  'Interface',
  chapters.map((chapter) => option(chapter.interface, chapter.title)),
)}
${select('level', 'Level', distinct(rules.map(({ level }) => level)))}
${select('standing', 'Standing', distinct(rules.map(({ standing }) => standing)))}
<p id="found" role="status">${rules.length} rules</p><button type="reset">Clear</button>
</form>`;
}
