import type { Book } from './book.ts';
import { type Html, html } from './html.ts';
import { elapsedText, spanText } from './texts.ts';

/** What a run cost. */
interface Spent {
  examples: number;
  /** Examples whose exchanges were recorded: the counts below are theirs. */
  recorded: number;
  requests: number;
  messages: number;
  callbacks: number;
  virtualMs: number;
}

/** Adds up what the examples of a run sent, got and waited. */
function spentOn({ rules }: Pick<Book, 'rules'>): Spent {
  const spent: Spent = { examples: 0, recorded: 0, requests: 0, messages: 0, callbacks: 0, virtualMs: 0 };
  for (const { ran } of rules.flatMap(({ examples }) => examples)) {
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
  return spent;
}

function figure(count: number): string {
  return count.toLocaleString('en-GB');
}

/** What was spent: requests, messages, seconds. */
export function spentMarkup(book: Book): Html {
  const { startedAt, finishedAt } = book.verdicts;
  const { examples, recorded, requests, messages, callbacks, virtualMs } = spentOn(book);
  return html`<section id="spent" aria-labelledby="title-spent"><h2 id="title-spent">What was spent</h2>
<dl class="figures"><div><dt>examples</dt><dd>${figure(examples)}</dd></div><div><dt>requests</dt><dd>${figure(requests)}</dd></div><div><dt>messages</dt><dd>${figure(messages)}</dd></div><div><dt>callbacks received</dt><dd>${figure(callbacks)}</dd></div><div><dt>real time</dt><dd>${elapsedText(startedAt, finishedAt)}</dd></div><div><dt>time on the target's clock</dt><dd>${spanText(virtualMs)}</dd></div></dl>
${recorded < examples && html`<p class="aside">Exchanges were recorded for ${figure(recorded)} of ${figure(examples)} examples; the counts are theirs.</p>`}</section>`;
}
