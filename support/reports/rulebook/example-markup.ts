import { type BodyCut, cutInWords } from '../../ground/bodies/cut-bodies.ts';
import { differenceInWords } from '../../ledger/difference-in-words.ts';
import { curlOf } from '../curl.ts';
import type { BookExample } from './book.ts';
import { term } from './glossary-markup.ts';
import { type Html, html } from './html.ts';
import { headlineOf, type Moment, momentsOf } from './moments.ts';
import { bodyText, instantText, spanText } from './texts.ts';
import { timelineSvg } from './timeline.ts';
import { windowsOf } from './windows.ts';
import { wordOf } from './words.ts';

const OUTCOMES: Readonly<Record<string, string>> = { PASSED: '✓', FAILED: '✕', SKIPPED: '–' };

function differenceList({ verdict, message, step, fingerprint, ran }: BookExample): Html | false {
  if (!message || verdict === 'pass') return false;
  const { about, expected, got, differs } =
    ran?.difference && verdict !== 'inconclusive' ? differenceInWords(ran.difference) : {};
  const failed = ran?.steps.find(({ status }) => status === 'FAILED');
  return html`<dl class="difference">
<dt>Expected</dt><dd>${step ?? failed?.text ?? 'nothing left unchecked'}${expected && html` — <code>${bodyText(expected)}</code>`}</dd>
<dt>Got</dt><dd>${got === undefined ? bodyText(message) : html`<code>${bodyText(got)}</code>${about && html` (${bodyText(about)})`}`}</dd>
${differs && html`<dt>Difference</dt><dd><code>${bodyText(differs)}</code></dd>`}
${fingerprint && html`<dt>In short</dt><dd><code>${fingerprint}</code></dd>`}
</dl>`;
}

const DULL = new Set([
  'connection',
  'keep-alive',
  'content-length',
  'date',
  'host',
  'transfer-encoding',
  'x-conformance-run',
  'x-conformance-rule',
  'traceparent',
]);

function headText(first: string, headers: Readonly<Record<string, string>>): string {
  const lines: string[] = [];
  for (const [name, value] of Object.entries(headers))
    if (!DULL.has(name.toLowerCase())) lines.push(bodyText(`${name}: ${String(value)}`, 400));
  return first + lines.join('\n');
}

function block(title: string, text: string, cut?: BodyCut): Html | false {
  return (
    text !== '' && html`<h5>${title}</h5><pre>${text}</pre>${cut && html`<p class="aside">${cutInWords(cut)}</p>`}`
  );
}

function momentBody(moment: Moment): Html {
  if (moment.kind === 'callback') {
    const { method, target, headers, body, cut } = moment.callback;
    return html`${block('Callback', headText(`${method} ${target}\n`, headers))}${block('Body', bodyText(body), cut)}`;
  }
  const { exchange } = moment;
  const { method, url, requestHeaders, requestBody, requestCut } = exchange;
  const { status, responseHeaders, responseBody, responseCut } = exchange;
  let curl = '';
  try {
    curl = bodyText(curlOf(exchange), 3000);
  } catch {
    // No command line can send it.
  }
  return html`${block('Request', headText(`${method} ${url}\n`, requestHeaders))}${block('Body', bodyText(requestBody), requestCut)}${block(`Answer: HTTP status ${status}`, headText('', responseHeaders))}${block('Body of the answer', bodyText(responseBody), responseCut)}${!requestCut && block('Send it again', curl)}`;
}

function evidenceOf(example: BookExample): Html | false {
  const evidence = example.ran?.evidence;
  if (!evidence) return html`<p class="aside">The exchanges of this example were not recorded.</p>`;
  const moments = momentsOf(evidence);
  const begins = moments[0]?.at ?? 0;
  const last = moments.at(-1)?.at ?? 0;
  const until = Math.max(last, Date.parse(evidence.worldNow ?? '') || last);
  const { observations, witness, rung } = evidence;

  const items: Html[] = [];
  for (const moment of moments) {
    const { what, outcome } = headlineOf(moment);
    const refused = moment.kind === 'request' && moment.exchange.status >= 400;
    items.push(
      html`<li><details class="moment ${moment.kind}${refused && ' refusal'}"><summary><span class="when">+${spanText(moment.at - begins)}</span> <span class="what">${what}</span> <span class="outcome">${outcome}</span></summary>${momentBody(moment)}</details></li>`,
    );
  }
  const seen: Html[] = [];
  for (const { what, seen: value } of observations)
    seen.push(html`<dt>${what}</dt><dd><code>${bodyText(JSON.stringify(value), 600)}</code></dd>`);
  return html`${timelineSvg(moments, windowsOf(example, moments, until), until)}
${items.length > 0 && html`<h4>Exchanges and callbacks</h4><ol class="moments">${items}</ol>`}
${seen.length > 0 && html`<h4>Seen, not judged</h4><dl class="seen">${seen}</dl>`}
${witness.length > 0 && html`<p class="aside">${term('witness', 'Witness')}: ${witness.join('; ')}</p>`}
${rung !== 'none' && html`<p class="aside">Time: ${rung} clock${evidence.worldNow && html`, at the end ${instantText(evidence.worldNow)} UTC`}.</p>`}`;
}

export function exampleMarkup(example: BookExample, open: boolean): Html {
  const { name, uri, line, verdict, durationMs, ran } = example;
  const { sign, word } = wordOf(verdict);
  const steps: Html[] = [];
  for (const { keyword, text, status, table, block } of ran?.steps ?? []) {
    const rows: Html[] = [];
    for (const cells of table ?? []) rows.push(html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`);
    steps.push(
      html`<li class="${status.toLowerCase()}"><span class="sign" aria-label="${status.toLowerCase()}" role="img">${OUTCOMES[status] ?? '?'}</span> <b>${keyword}</b> ${text}${table && html`<table>${rows}</table>`}${block !== undefined && html`<pre>${bodyText(block)}</pre>`}</li>`,
    );
  }
  return html`<details class="example v-${verdict}"${open && html` open`}><summary><span class="badge">${sign} ${word}</span> <span class="name">${name}</span> <span class="where">${uri}:${line} · ${durationMs} ms</span></summary>
${differenceList(example)}
${steps.length > 0 && html`<ol class="steps">${steps}</ol>`}
${evidenceOf(example)}
</details>`;
}
