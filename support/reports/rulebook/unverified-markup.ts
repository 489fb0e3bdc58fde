import { collect } from '../../ground/collect.ts';
import { REASONS, type Reason } from '../../ground/problems/inconclusive.ts';
import { reasonsText } from '../../ledger/tally.ts';
import { type Step, staircase } from '../staircase.ts';
import type { Book, BookRule } from './book.ts';
import { term } from './glossary-markup.ts';
import { type Html, html } from './html.ts';
import { bodyText } from './texts.ts';
import { shownAs, wordOf } from './words.ts';

interface Gap {
  readonly why: string;
  readonly remedy: string;
  readonly rules: readonly BookRule[];
  /** The step that opens the rules; without one the remedy says why nothing does. */
  readonly step?: Step;
}

function whyOf(rule: BookRule): Pick<Gap, 'why' | 'remedy'> | undefined {
  const { verdict, reason = '', standing } = rule;
  if (verdict === 'recorded') return undefined;
  if (verdict === 'open') return { why: 'no example yet', remedy: 'This is owed by the suite, not by the target.' };
  if (verdict === 'not-selected')
    return { why: 'not selected in this run', remedy: 'Run without --rule, --tags and --shard.' };
  if (verdict === 'error')
    return { why: 'the harness misbehaved', remedy: 'Report it: nothing is said about the target.' };
  if (standing === 'not-shown')
    return {
      why: 'the document is silent',
      remedy: 'Nothing can be judged before the document says it, or a binding supplies it.',
    };
  if (rule.excluded) return { why: 'no example can exist', remedy: `Nothing is to be done: ${rule.excluded}` };
  if (verdict === 'not-applicable')
    return { why: reason || 'not applicable', remedy: 'Claim the capability in the target file if the target has it.' };
  return undefined;
}

export function gapsOf(rules: readonly BookRule[]): Gap[] {
  const opened: Gap[] = [];
  const done = new Set<BookRule>();
  for (const step of staircase(rules)) {
    opened.push({ why: reasonsText(step.rules), remedy: step.says, rules: step.rules, step });
    for (const rule of step.rules) done.add(rule);
  }
  const gaps = new Map<string, Gap & { rules: BookRule[] }>();
  for (const rule of rules) {
    const found = done.has(rule) ? undefined : whyOf(rule);
    if (!found) continue;
    const gap = gaps.get(found.why) ?? { ...found, rules: [] };
    gap.rules.push(rule);
    gaps.set(found.why, gap);
  }
  return [...opened, ...gaps.values()];
}

const FEW = 8;

export function unverifiedMarkup(book: Book): Html {
  const gaps = gapsOf(book.rules);
  const shown: Html[] = [];
  let undecided = 0;
  for (const { why, remedy, rules, step } of gaps) {
    const then = step !== undefined && undecided > 0;
    if (step) undecided += rules.length;
    const items: Html[] = [];
    for (const rule of rules) {
      const { sign } = wordOf(shownAs(rule));
      items.push(html`<li>${rule.says} <a class="where id" href="#${rule.id}">${sign} ${rule.id}</a></li>`);
    }
    const reasons: Html[] = [];
    for (const [at, word] of (step ? why.split(' ') : []).entries()) {
      const name = word.replace(',', '');
      const reason = REASONS.includes(name as Reason) ? term(name) : name;
      reasons.push(html`${at > 0 && ' '}${reason}${name !== word && ','}`);
    }
    const isOpen = gaps.length <= FEW && rules.length <= FEW;
    const title = step ? `${then ? 'then ' : ''}${remedy}` : why;
    const cost = step && book.costOf?.(step);
    shown.push(
      html`<details class="gap"${isOpen && html` open`}><summary><b>${rules.length}${then && ' more'}</b> ${title.charAt(0).toUpperCase()}${title.slice(1)}${cost && html` <span class="where">${cost}</span>`}</summary><p class="remedy">${step ? reasons : remedy}</p><ul>${items}</ul></details>`,
    );
  }
  const many =
    undecided > 0 &&
    html`<p>${undecided} ${undecided === 1 ? 'rule is' : 'rules are'} undecided. Step by step, the cheapest first: what to do, and how many more are decided then.</p>`;
  return html`<section id="unverified" aria-labelledby="title-unverified"><h2 id="title-unverified">What was not verified</h2>
${many}${gaps.length === 0 ? html`<p>Everything was verified.</p>` : shown}</section>`;
}

const VOLATILE = /[0-9a-f]{8}-[0-9a-f-]{27}/g;

const SIGHTS = 8;

export function observationsMarkup({ rules }: Book): Html {
  const recorded: Html[] = [];
  for (const { id, says, verdict, examples } of rules) {
    if (verdict !== 'recorded') continue;
    // The names of examples by what they saw: what several saw is shown once.
    const sights = new Map<string, string[]>();
    for (const { name, ran } of examples) {
      const texts: string[] = [];
      for (const { seen } of ran?.evidence?.observations ?? [])
        texts.push(typeof seen === 'string' ? seen : JSON.stringify(seen));
      const sight = texts.join('; ').replace(VOLATILE, '…');
      if (sight !== '') collect(sights, sight, name);
    }
    const rows: Html[] = [];
    for (const [seen, names] of [...sights].slice(0, SIGHTS)) {
      const who = names.length > 2 ? `${names[0]}, and ${names.length - 1} more` : names.join('; ');
      rows.push(html`<dt>${who}</dt><dd><code>${bodyText(seen, 240)}</code></dd>`);
    }
    const more = sights.size - SIGHTS;
    recorded.push(html`<article class="observation"><h3>${says} <a class="where id" href="#${id}">${id}</a></h3>
${sights.size === 0 ? html`<p class="aside">Nothing was recorded in this run.</p>` : html`<dl class="seen">${rows}</dl>`}${more > 0 && html`<p class="aside"><a href="#${id}">And ${more} more</a>, in the rule.</p>`}</article>`);
  }
  return html`<section id="observed" aria-labelledby="title-observed"><h2 id="title-observed">Where the document is silent: what the target does</h2>
<p>${term('recorded', 'Recorded')}, never ${term('judged')}.</p>${recorded.length === 0 ? html`<p>No such examples ran.</p>` : recorded}</section>`;
}
