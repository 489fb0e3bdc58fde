import type { JudgedRule } from '../../ledger/verdicts.ts';
import { boundOf, overallWord } from '../bound-line.ts';
import { glossaryMarkup } from './glossary-markup.ts';
import { type Html, html } from './html.ts';
import {
  type ChangeGroup,
  type ComparedRun,
  changeGroups,
  deviationOf,
  type MatrixRow,
  matrixOf,
  shortNames,
} from './matrix.ts';
import { pageFile } from './page.ts';
import { instantText } from './spans.ts';
import { type Choice, toolbar } from './toolbar-markup.ts';
import { shownAs, TONES, wordOf } from './words.ts';

/** Verdicts that need a reason beside them. */
const EXPLAINED: ReadonlySet<string> = new Set(['fail', 'error', 'inconclusive']);

/** As much of a reason as a cell shows. */
const SHORT = 140;

const shortened = (text: string): string => (text.length > SHORT ? `${text.slice(0, SHORT - 1)}…` : text);

function cellMarkup(rule: JudgedRule | undefined, run: string): Html {
  if (!rule) return html`<td class="v-absent" data-label="${run}"><span class="badge">unknown</span></td>`;
  const shown = shownAs(rule);
  const { sign, word } = wordOf(shown);
  const why = EXPLAINED.has(rule.verdict) && (deviationOf(rule) ?? rule.reason);
  return html`<td class="v-${shown}" data-label="${run}"><span class="badge">${sign} ${word}</span>${why && html`<span class="where">${shortened(why)}</span>`}</td>`;
}

const rowMarkup = ({ id, says, level, cells, differs, change }: MatrixRow, names: readonly string[]): Html =>
  html`<tr class="rule" id="${id}" data-level="${level}" data-differs="${differs ? 'yes' : 'no'}" data-change="${change ?? ''}"><th scope="row">${says}<span class="where"><span class="id">${id}</span> · <i>${level}</i></span></th>${cells.map((cell, at) => cellMarkup(cell, names[at] as string))}</tr>
`;

function runMarkup({ name, verdicts }: ComparedRun, short: string): Html {
  const { target, claim, startedAt, overall } = verdicts;
  const place = name === short ? '' : ` · ${name}`;
  const of = [target, claim.product, claim.version].filter(Boolean).join(' · ');
  return html`<li class="v-${TONES[overall] ?? 'error'}"><b>${short}</b> <span class="badge">${overallWord(overall)}</span><span class="bound">${boundOf(verdicts)}</span><span class="where">${of} · ${instantText(startedAt.slice(0, 19))} UTC${place}</span></li>`;
}

const chip = ({ change, to, says, count }: ChangeGroup): Html =>
  html`<li><button type="button" data-find="change=${change}"><span class="badge v-${to}">${wordOf(to).sign}</span> <b>${count}</b> ${says}</button></li>`;

function choicesOf(groups: readonly ChangeGroup[], first: string): Choice[] {
  const options = [
    ['yes', 'differ'],
    ['no', 'agree'],
  ] as const;
  const runs: Choice = { name: 'differs', title: 'Runs', options, first };
  if (groups.length === 0) return [runs];
  return [
    runs,
    { name: 'change', title: 'Change', options: groups.map(({ change, says }) => [change, says] as const) },
  ];
}

/** Several runs side by side as a matrix of rules and runs; it opens with the rules on which they differ. */
export function comparisonPage(runs: readonly ComparedRun[], notices: readonly string[]): string {
  const rows = matrixOf(runs);
  const groups = changeGroups(rows);
  const names = shortNames(runs.map(({ name }) => name));
  const differing = rows.filter(({ differs }) => differs).length;
  const heads = runs.map(
    ({ verdicts }, at) =>
      html`<th scope="col">${names[at]}<span class="where">${overallWord(verdicts.overall)}</span></th>`,
  );
  const meaning =
    differing === 0 ? 'They agree on every rule.' : `They differ on ${differing} of ${rows.length} rules.`;
  const body = html`<section class="overview v-recorded" aria-labelledby="word"><p class="kicker">Comparison</p><h1 id="word">${runs.length} runs side by side</h1>
<p class="meaning">${meaning}</p>${groups.length > 0 && html`<ul class="tally">${groups.map(chip)}</ul>`}<ul class="runs">${runs.map((run, at) => runMarkup(run, names[at] as string))}</ul>${notices.map((text) => html`<p class="notice">${text}</p>`)}</section>
<section id="rules" tabindex="-1" aria-label="Rules">${toolbar(choicesOf(groups, differing > 0 ? 'yes' : ''), `${rows.length} rules`)}
<div class="matrix-scroll" tabindex="0" role="region" aria-label="Matrix"><table class="matrix compared"><thead><tr><th scope="col">Rule</th>${heads}</tr></thead><tbody>${rows.map((row) => rowMarkup(row, names))}</tbody></table></div><p class="none" hidden>No rule fits.</p></section>
${glossaryMarkup()}`;
  return pageFile({ title: 'Comparison of runs', place: 'Comparison', body });
}
