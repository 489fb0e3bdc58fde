import type { Evidence } from '../../ground/evidence/recorded-run.ts';
import type { Book } from './book.ts';
import { type Html, html } from './html.ts';
import { elapsedText, spanText } from './texts.ts';

/** What a run cost. */
export interface Spent {
  readonly examples: number;
  /** Examples whose exchanges were recorded: the counts below are theirs. */
  readonly recorded: number;
  readonly requests: number;
  readonly messages: number;
  readonly callbacks: number;
  readonly virtualMs: number;
}

function messagesIn({ exchanges }: Evidence): number {
  let count = 0;
  for (const { method, url, requestBody = '', status } of exchanges)
    if (method === 'POST' && status < 300 && /\/messages$/.test(url))
      count += requestBody.split('"destination_number"').length - 1;
  return count;
}

function virtualMs({ exchanges, worldNow }: Evidence): number {
  const span = Date.parse(worldNow ?? '') - Date.parse(exchanges[0]?.at ?? '');
  return span > 0 ? span : 0;
}

/** Adds up what the examples of a run sent, got and waited. */
export function spentOn({ rules }: Pick<Book, 'rules'>): Spent {
  const examples = rules.flatMap((rule) => rule.examples);
  const evidence = examples.flatMap(({ ran }) => ran?.evidence ?? []);
  const sum = (of: (each: Evidence) => number): number => evidence.reduce((total, each) => total + of(each), 0);
  return {
    examples: examples.length,
    recorded: evidence.length,
    requests: sum(({ exchanges }) => exchanges.length),
    messages: sum(messagesIn),
    callbacks: sum(({ callbacks }) => callbacks.length),
    virtualMs: sum(virtualMs),
  };
}

const figure = (count: number): string => count.toLocaleString('en-GB');

/** What was spent: requests, messages, seconds. */
export function spentMarkup(book: Book): Html {
  const { startedAt, finishedAt } = book.verdicts;
  const { examples, recorded, requests, messages, callbacks, virtualMs } = spentOn(book);
  return html`<section id="spent" aria-labelledby="title-spent"><h2 id="title-spent">What was spent</h2>
<dl class="figures"><div><dt>examples</dt><dd>${figure(examples)}</dd></div><div><dt>requests</dt><dd>${figure(requests)}</dd></div><div><dt>messages</dt><dd>${figure(messages)}</dd></div><div><dt>callbacks received</dt><dd>${figure(callbacks)}</dd></div><div><dt>real time</dt><dd>${elapsedText(startedAt, finishedAt)}</dd></div><div><dt>time on the target's clock</dt><dd>${spanText(virtualMs)}</dd></div></dl>
${recorded < examples && html`<p class="aside">Exchanges were recorded for ${figure(recorded)} of ${figure(examples)} examples; the counts are theirs.</p>`}</section>`;
}
