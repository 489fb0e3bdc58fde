import type { Basis } from '../../ground/evidence/seen.ts';
import { remediesOf } from '../../ledger/remedy.ts';
import type { BookExample, BookRule, Chapter } from './book.ts';
import { exampleMarkup } from './example-markup.ts';
import { facilityWord } from './facilities-markup.ts';
import { term } from './glossary-markup.ts';
import { type Html, html } from './html.ts';
import type { Proof } from './proofs.ts';
import { STANDINGS, shownAs, wordOf } from './words.ts';

const isRed = ({ verdict }: BookExample): boolean => verdict === 'fail' || verdict === 'error';

function proofItem({ fault, says, caught }: Proof): Html {
  const state = caught === undefined ? '' : caught ? '✓ caught' : '✕ survives';
  return html`<li>${says} <span class="where">${fault}${state && ` · ${state}`}</span></li>`;
}

/** Faults that an operator made have a place in their ids; a rule can have more than a hundred. */
const isMadeByOperator = ({ fault }: Proof): boolean => fault.includes('/');

function madeByOperators(proofs: readonly Proof[]): Html | false {
  if (proofs.length === 0) return false;
  const what = proofs.length === 1 ? 'one fault that an operator made' : `${proofs.length} faults that operators made`;
  return html`<details><summary>${what}</summary><ul class="proofs">${proofs.map(proofItem)}</ul></details>`;
}

function proofList({ proofs }: BookRule): Html {
  if (proofs.length === 0) return html`<p class="aside">No deliberate fault is known that breaks this rule.</p>`;
  const items = proofs.filter((proof) => !isMadeByOperator(proof)).map(proofItem);
  return html`<h3>Proven against these ${term('fault', 'faults')}</h3>${proofs.some(({ caught }) => caught === undefined) && html`<p class="aside">Deliberate faults of the reference that its examples have to catch; “plumbline prove” says whether they do.</p>`}${items.length > 0 && html`<ul class="proofs">${items}</ul>`}${madeByOperators(proofs.filter(isMadeByOperator))}`;
}

/** The section of a rule, with its lines in the document. */
export const sectionText = ({ section, lines }: Pick<BookRule, 'section' | 'lines'>): string =>
  lines ? `${section}, ${/[,-]/.test(lines) ? 'lines' : 'line'} ${lines.replaceAll(',', ', ')}` : section;

/** What a verdict can rest on, in words. */
const BASES: Readonly<Record<Basis, string>> = {
  interface: 'what the interface answered',
  callback: 'callbacks that came',
  handset: 'what a handset showed',
  lab: 'what an operator did or saw',
  client: 'what a client or receiver did',
};

/** How many examples a verdict rests on, where not all of them were decided. */
const exampleText = ({ exampleCount }: BookRule): string =>
  exampleCount && exampleCount.run < exampleCount.of ? `${exampleCount.run} of ${exampleCount.of} were decided` : '';

/** How to run a rule by itself, and how to repeat its first red example. */
function commands({ examples, alone, again }: BookRule): Html | false {
  const replay = again && examples.some(isRed) && html`<dt>Again</dt><dd><code>${again}</code></dd>`;
  return examples.length > 0 && html`<dt>Alone</dt><dd><code>${alone}</code></dd>${replay}`;
}

function facts(rule: BookRule): Html {
  const { standing, level, needs, aliases, reason, known, why } = rule;
  const needed = needs.map((name, at) => html`${at > 0 && ', '}${facilityWord(name)}`);
  const rows: ReadonlyArray<readonly [string | Html, string | readonly Html[]]> = [
    ['Section', sectionText(rule)],
    [term('standing', 'Standing'), `${level}, ${standing}: ${STANDINGS[standing] ?? ''}`],
    ['Read this way because', why ?? ''],
    ['Why', reason ?? ''],
    [
      'What to do',
      remediesOf(rule)
        .map(({ says }) => says)
        .join('; and '),
    ],
    [term('known failure', 'Known failure'), known ?? ''],
    [term('example', 'Examples'), exampleText(rule)],
    [term('evidence', 'Rests on'), (rule.evidence ?? []).map((each) => BASES[each]).join(', ')],
    [term('facility', 'Needs'), needed],
    ['Also known as', aliases.join(', ')],
  ];
  const shown = rows
    .filter(([, text]) => text.length > 0)
    .map(([name, text]) => html`<dt>${name}</dt><dd>${text}</dd>`);
  return html`<dl class="facts">${shown}${commands(rule)}</dl>`;
}

/** What a rule opens to: its examples as they ran, and what it is proven against. */
export function ruleBody(rule: BookRule): Html {
  const examples = rule.examples.toSorted((one, other) => Number(isRed(other)) - Number(isRed(one)));
  const [opened] = examples;
  const list = examples.map((example) => exampleMarkup(example, example === opened));
  return html`${facts(rule)}
${examples.length > 0 && html`<h3>${examples.length === 1 ? 'The example' : `${examples.length} examples`} as ${examples.length === 1 ? 'it' : 'they'} ran</h3>${list}`}
${proofList(rule)}`;
}

/** One rule as a sentence with its verdict; its body is filled in when it is opened. */
export function ruleEntry(rule: BookRule): Html {
  const { id, says, level, standing, examples, aliases } = rule;
  const verdict = shownAs(rule);
  const { sign, word } = wordOf(verdict);
  const { run = 0, of = 0 } = rule.exampleCount ?? {};
  const number = run < of && run > 0 ? `${run} of ${of}` : examples.length;
  const count = examples.length === 0 ? '' : ` · ${number} example${examples.length === 1 ? '' : 's'}`;
  const reason = rule.verdict === 'inconclusive' && rule.reason ? ` · ${rule.reason}` : '';
  return html`<details class="rule v-${verdict}" id="${id}" data-verdict="${verdict}" data-standing="${standing}" data-level="${level}" data-area="${rule.area}" data-judged="${rule.judged ? 'yes' : 'no'}" data-interface="${rule.interface}" data-also="${aliases.join(' ')}"><summary><span class="badge">${sign} ${word}</span><span class="says">${says}</span><span class="where"><b>${id}</b> · <i>${level}</i> · <em>${standing}</em>${count}${reason}</span></summary><div class="body"></div></details>
`;
}

/** The rules of one interface by section. */
export function chapterMarkup({ interface: name, title, sections }: Chapter): Html {
  const parts = sections.map(
    (section) => html`<section class="topic"><h3>${section.title}</h3>${section.rules.map(ruleEntry)}</section>`,
  );
  return html`<section class="chapter" id="interface-${name}" aria-labelledby="title-${name}"><h2 id="title-${name}">${title}</h2>${parts}</section>`;
}
