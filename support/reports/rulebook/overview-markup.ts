import { tallyOf } from '../../ledger/tally.ts';
import type { Verdicts } from '../../ledger/verdicts.ts';
import { boundOf, cutShort, overallWord, ownClientLine } from '../bound-line.ts';
import type { Book, BookRule } from './book.ts';
import { changesMarkup, knownList, redList } from './findings-markup.ts';
import { term } from './glossary-markup.ts';
import { type Html, html } from './html.ts';
import { bar } from './promises-markup.ts';
import { elapsedText, instantText, spanText } from './texts.ts';
import { countsOf, TONES, wordOf } from './words.ts';

const MEANINGS: Readonly<Record<Verdicts['overall'], string>> = {
  conformant: 'Nothing failed, and as many rules as required were verified.',
  'conformant-with-known-failures':
    'Nothing failed but what the target file accepts, and as many rules as required were verified.',
  'no-deviation-found': 'Nothing failed, and too few rules were verified to call the target conformant.',
  partial: 'Nothing failed among the rules that were selected, and each of them was decided.',
  'not-fully-verified': 'Nothing failed, and not everything within reach could be shown.',
  'known-failures-out-of-date': 'A failure that the target file accepts has passed, changed or expired.',
  'not-conformant': 'At least one judged rule failed.',
  'not-judged': 'The run says nothing about the target.',
};

/** The document's own rules and those that were published elsewhere, each with its share. */
function headline({ rules }: Book): Html | false {
  const own: BookRule[] = [];
  const published: BookRule[] = [];
  for (const rule of rules) if (rule.judged) (rule.standing === 'published' ? published : own).push(rule);
  if (published.length === 0 || own.length === 0) return false;
  return html`<p class="headline"><b>${tallyOf(own).pass} of ${own.length}</b> rules of the document pass, and <b>${tallyOf(published).pass} of ${published.length}</b> of what is <button type="button" class="inline" data-find="standing=published&judged=yes">published elsewhere</button>.</p>`;
}

export function overviewMarkup(book: Book): Html {
  const { verdicts, notices } = book;
  const { overall, target, claim, scope, startedAt, finishedAt, partial, troubles } = verdicts;
  const named = [claim.product, claim.version].filter(Boolean).join(' ');
  const can = claim.capabilities?.length ? `; ${claim.capabilities.join(', ')}` : '';
  const cut = cutShort(verdicts);
  const own = ownClientLine(verdicts);
  // A text in which no option of a command line is broken at its hyphens.
  const unbroken = boundOf(verdicts)
    .split(/(--[\w-]+)/)
    .map((part, at) => (at % 2 === 1 ? html`<span class="id">${part}</span>` : html`${part}`));

  const counts = countsOf(book.rules);
  const buttons: Html[] = [];
  for (const { verdict, count } of counts) {
    const { sign, many } = wordOf(verdict);
    buttons.push(
      html`<li><button type="button" data-find="verdict=${verdict}"><span class="badge v-${verdict}">${sign}</span> <b>${count}</b> ${many}</button></li>`,
    );
  }
  const tally = html`${bar(counts)}
<ul class="tally">${buttons}</ul>`;
  return html`<section class="overview v-${TONES[overall] ?? 'error'}" aria-labelledby="word">
<p class="kicker">${term('verdict', 'Verdict')} on ${target}</p>
<h1 id="word">${overallWord(overall)}</h1>
<p class="meaning">${MEANINGS[overall] ?? ''}${cut && ' The run did not come to its end.'}${partial && overall !== 'partial' && ' Only part of the rules ran.'}</p>
<p class="bound">${unbroken}</p>
${own && html`<p class="bound">${own}</p>`}
${headline(book)}
${tally}
${redList(book)}${knownList(book)}${changesMarkup(book)}
<dl class="facts"><dt>${term('target', 'Target')}</dt><dd>${target}</dd><dt>${term('claim', 'Claim')}</dt><dd>${named}${can}</dd><dt>${term('scope', 'Scope')}</dt><dd>${scope}</dd><dt>Run</dt><dd>${instantText(startedAt.slice(0, 19))} UTC, ${elapsedText(startedAt, finishedAt)}</dd></dl>
${troubles.length > 0 && html`<div class="notice"><b>Trouble outside the examples</b><ul>${troubles.map((text) => html`<li>${text.split('\n')[0] ?? ''}</li>`)}</ul></div>`}
${notices.map((text) => html`<p class="notice">${text}</p>`)}
</section>`;
}

const figure = (count: number): string => count.toLocaleString('en-GB');

export function spentMarkup(book: Book): Html {
  const { startedAt, finishedAt } = book.verdicts;
  // All but the first are counts of the examples whose exchanges were recorded.
  const spent = { examples: 0, recorded: 0, requests: 0, messages: 0, callbacks: 0, virtualMs: 0 };
  for (const rule of book.rules)
    for (const { ran } of rule.examples) {
      spent.examples += 1;
      if (!ran?.evidence) continue;
      const { exchanges, callbacks, worldNow } = ran.evidence;
      spent.recorded += 1;
      spent.requests += exchanges.length;
      spent.callbacks += callbacks.length;
      spent.virtualMs += Math.max(0, Date.parse(worldNow ?? '') - Date.parse(exchanges[0]?.at ?? '') || 0);
      for (const { method, url, requestBody = '', status } of exchanges)
        if (method === 'POST' && status < 300 && /\/messages$/.test(url))
          spent.messages += requestBody.split('"destination_number"').length - 1;
    }
  const { examples, recorded, requests, messages, callbacks, virtualMs } = spent;
  return html`<section id="spent" aria-labelledby="title-spent"><h2 id="title-spent">What was spent</h2>
<dl class="figures"><div><dt>examples</dt><dd>${figure(examples)}</dd></div><div><dt>requests</dt><dd>${figure(requests)}</dd></div><div><dt>messages</dt><dd>${figure(messages)}</dd></div><div><dt>callbacks received</dt><dd>${figure(callbacks)}</dd></div><div><dt>real time</dt><dd>${elapsedText(startedAt, finishedAt)}</dd></div><div><dt>time on the target's clock</dt><dd>${spanText(virtualMs)}</dd></div></dl>
${recorded < examples && html`<p class="aside">Exchanges were recorded for ${figure(recorded)} of ${figure(examples)} examples; the counts are theirs.</p>`}</section>`;
}
