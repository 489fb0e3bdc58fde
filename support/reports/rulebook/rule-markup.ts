import { counted } from '../../ground/counted.ts';
import type { Basis } from '../../ground/evidence/seen.ts';
import { inOneSentence, remediesOf } from '../../ledger/remedy.ts';
import type { BookExample, BookRule } from './book.ts';
import { exampleMarkup } from './example-markup.ts';
import { term } from './glossary-markup.ts';
import { type Html, html } from './html.ts';
import { STANDINGS, shownAs, wordOf } from './words.ts';

const isRed = ({ verdict }: BookExample): boolean => verdict === 'fail' || verdict === 'error';

/** A rule can have more than a hundred faults that an operator made: those have a place in their ids, and stay folded. */
function proofList({ proofs }: BookRule): Html {
  if (proofs.length === 0) return html`<p class="aside">No deliberate fault is known that breaks this rule.</p>`;
  const written: Html[] = [];
  const made: Html[] = [];
  let untried: Html | false = false;
  for (const { fault, says, caught } of proofs) {
    let state = '';
    if (caught !== undefined) state = caught ? ' · ✓ caught' : ' · ✕ survives';
    else
      untried = html`<p class="aside">Deliberate faults of the reference that its examples have to catch; “plumbline prove” says whether they do.</p>`;
    const item = html`<li>${says} <span class="where">${fault}${state}</span></li>`;
    if (fault.includes('/')) made.push(item);
    else written.push(item);
  }
  const what = made.length === 1 ? 'one fault that an operator made' : `${made.length} faults that operators made`;
  return html`<h3>Proven against these ${term('fault', 'faults')}</h3>${untried}${written.length > 0 && html`<ul class="proofs">${written}</ul>`}${made.length > 0 && html`<details><summary>${what}</summary><ul class="proofs">${made}</ul></details>`}`;
}

/** How many deliberate faults are known of a rule, and how many its examples catch, as far as they were tried. */
function proofText({ proofs, witnesses = 0, left = { excused: 0, open: 0 } }: BookRule): string {
  const tried = { caught: 0, open: 0 };
  for (const { caught } of proofs) if (caught !== undefined) tried[caught ? 'caught' : 'open'] += 1;
  const all = tried.caught + tried.open;
  const said: string[] = [];
  if (all > 0) said.push(`${tried.caught} of ${all} faults caught${tried.open > 0 ? `, ${tried.open} open` : ''}`);
  if (witnesses > 0)
    said.push(`${counted(witnesses, 'fault stands', 'faults stand')} for all that its examples have to catch`);
  const { excused, open } = left;
  if (excused + open > 0)
    said.push(
      `of those that its examples reach, ${counted(excused, 'is excused', 'are excused')} and ${counted(open, 'is open', 'are open')}`,
    );
  return said.join('; ');
}

export function sectionText({ section, lines }: Pick<BookRule, 'section' | 'lines'>): string {
  return lines ? `${section}, ${/[,-]/.test(lines) ? 'lines' : 'line'} ${lines.replaceAll(',', ', ')}` : section;
}

const BASES: Readonly<Record<Basis, string>> = {
  interface: 'what the interface answered',
  callback: 'callbacks that came',
  handset: 'what a handset showed',
  lab: 'what an operator did or saw',
  client: 'what a client or receiver did',
};

function facts(rule: BookRule): Html {
  const { standing, level, needs, aliases, reason = '', known = '', why = '', exampleCount } = rule;
  const { evidence = [], kinds = [] } = rule;
  const { run = 0, of = 0 } = exampleCount ?? {};
  const needed: Html[] = [];
  for (const name of needs)
    needed.push(html`${needed.length > 0 && ', '}<a class="term" href="#facility-${name}">${name}</a>`);
  const rows: ReadonlyArray<readonly [string | Html, string | readonly Html[]]> = [
    ['Section', sectionText(rule)],
    [term('standing', 'Standing'), `${level}, ${standing}: ${STANDINGS[standing] ?? ''}`],
    ['Read this way because', why],
    ['Why', reason],
    ['What to do', inOneSentence(remediesOf(rule))],
    [term('known failure', 'Known failure'), known],
    [term('example', 'Examples'), run < of ? `${run} of ${of} were decided` : ''],
    ['Asked with accounts', kinds.join('; ')],
    [term('evidence', 'Rests on'), evidence.map((each) => BASES[each]).join(', ')],
    [term('facility', 'Needs'), needed],
    ['Proof', proofText(rule)],
    ['Also known as', aliases.join(', ')],
  ];
  const shown: Html[] = [];
  for (const [name, text] of rows) if (text.length > 0) shown.push(html`<dt>${name}</dt><dd>${text}</dd>`);
  const { examples, alone, again } = rule;
  if (examples.length > 0) shown.push(html`<dt>Alone</dt><dd><code>${alone}</code></dd>`);
  if (again && examples.some(isRed)) shown.push(html`<dt>Again</dt><dd><code>${again}</code></dd>`);
  return html`<dl class="facts">${shown}</dl>`;
}

export function ruleBody(rule: BookRule): Html {
  const examples = rule.examples.toSorted((one, other) => Number(isRed(other)) - Number(isRed(one)));
  const [opened] = examples;
  const list: Html[] = [];
  for (const example of examples) list.push(exampleMarkup(example, example === opened));
  const notes: Html[] = [];
  for (const { owner, date, note, link, expires } of rule.notes ?? []) {
    const until = expires === undefined ? '' : `, until ${expires}`;
    notes.push(
      html`<p class="notice">${note} <span class="where">${owner}, ${date}${until}${link && ` · ${link}`}</span></p>`,
    );
  }
  return html`${facts(rule)}${notes}
${examples.length > 0 && html`<h3>${examples.length === 1 ? 'The example' : `${examples.length} examples`} as ${examples.length === 1 ? 'it' : 'they'} ran</h3>${list}`}
${proofList(rule)}`;
}

export function ruleEntry(rule: BookRule): Html {
  const { id, says, level, standing, examples, aliases } = rule;
  const verdict = shownAs(rule);
  const { sign, word } = wordOf(verdict);
  const { run = 0, of = 0 } = rule.exampleCount ?? {};
  const number = run < of && run > 0 ? `${run} of ${of}` : examples.length;
  const count = examples.length === 0 ? '' : ` · ${number} example${examples.length === 1 ? '' : 's'}`;
  const reason = rule.verdict === 'inconclusive' && rule.reason ? ` · ${rule.reason}` : '';
  return html`<details class="rule v-${verdict}" id="${id}" data-verdict="${verdict}" data-standing="${standing}" data-level="${level}" data-promise="${rule.promise}" data-judged="${rule.judged ? 'yes' : 'no'}" data-interface="${rule.interface}" data-also="${aliases.join(' ')}"><summary><span class="badge">${sign} ${word}</span><span class="says">${says}</span><span class="where"><b>${id}</b> · <i>${level}</i> · <em>${standing}</em>${count}${reason}</span></summary><div class="body"></div></details>
`;
}
