import { shortened } from '../../ground/bodies/bounded.ts';
import { nameOf } from '../../ground/members.ts';
import type { JudgedRule } from '../../ledger/verdicts.ts';
import { boundOf, overallWord } from '../bound-line.ts';
import { glossaryMarkup } from './glossary-markup.ts';
import { type Html, html } from './html.ts';
import { type ChangeGroup, type ComparedRun, changeGroups, deviationOf, matrixOf, shortNames } from './matrix.ts';
import { pageFile } from './page.ts';
import { profileMatrix } from './profile-table.ts';
import { instantText } from './texts.ts';
import { type Choice, toolbar } from './toolbar-markup.ts';
import { shownAs, TONES, wordOf } from './words.ts';

const EXPLAINED: ReadonlySet<string> = new Set(['fail', 'error', 'inconclusive']);

const SHORT = 140;

function cellMarkup(rule: JudgedRule | undefined, run: string): Html {
  if (!rule) return html`<td class="v-absent" data-label="${run}"><span class="badge">unknown</span></td>`;
  const shown = shownAs(rule);
  const { sign, word } = wordOf(shown);
  const why = EXPLAINED.has(rule.verdict) ? (deviationOf(rule) ?? rule.reason) : undefined;
  return html`<td class="v-${shown}" data-label="${run}"><span class="badge">${sign} ${word}</span>${why && html`<span class="where">${shortened(why, SHORT)}</span>`}</td>`;
}

function runMarkup({ name, verdicts }: ComparedRun, short: string): Html {
  const { target, claim, startedAt, overall } = verdicts;
  const place = name === short ? '' : ` · ${name}`;
  const of = [target, claim.product, claim.version].filter(Boolean).join(' · ');
  return html`<li class="v-${TONES[overall] ?? 'error'}"><b>${short}</b> <span class="badge">${overallWord(overall)}</span><span class="bound">${boundOf(verdicts)}</span><span class="where">${of} · ${instantText(startedAt.slice(0, 19))} UTC${place}</span></li>`;
}

const AGREEMENT = new Map(Object.entries({ yes: 'differ', no: 'agree' }));

function tools(groups: readonly ChangeGroup[], differing: number, all: number): Html {
  const first = differing > 0 ? 'yes' : '';
  const runs: Choice = { name: 'differs', title: 'Runs', options: AGREEMENT, first };
  const changes = new Map<string, string>();
  for (const { change, says } of groups) changes.set(change, says);
  const choices = groups.length > 0 ? [runs, { name: 'change', title: 'Change', options: changes }] : [runs];
  return toolbar(choices, `${all} rules`);
}

export function comparisonPage(runs: readonly ComparedRun[], notices: readonly string[]): string {
  const matrix = matrixOf(runs);
  const groups = changeGroups(matrix);
  const names = shortNames(runs.map(nameOf));
  const heads: Html[] = [];
  const items: Html[] = [];
  for (const [at, run] of runs.entries()) {
    const name = names[at] as string;
    heads.push(html`<th scope="col">${name}<span class="where">${overallWord(run.verdicts.overall)}</span></th>`);
    items.push(runMarkup(run, name));
  }

  const rows: Html[] = [];
  let differing = 0;
  for (const { id, says, level, cells, differs, change } of matrix) {
    if (differs) differing += 1;
    const shown = cells.map((cell, at) => cellMarkup(cell, names[at] as string));
    rows.push(html`<tr class="rule" id="${id}" data-level="${level}" data-differs="${differs ? 'yes' : 'no'}" data-change="${change ?? ''}"><th scope="row">${says}<span class="where"><span class="id">${id}</span> · <i>${level}</i></span></th>${shown}</tr>
`);
  }

  const chips: Html[] = [];
  for (const { change, to, says, count } of groups)
    chips.push(
      html`<li><button type="button" data-find="change=${change}"><span class="badge v-${to}">${wordOf(to).sign}</span> <b>${count}</b> ${says}</button></li>`,
    );
  const profiles = profileMatrix(runs, names, heads);
  const meaning =
    differing === 0 ? 'They agree on every rule.' : `They differ on ${differing} of ${rows.length} rules.`;
  const body = html`<section class="overview v-recorded" aria-labelledby="word"><p class="kicker">Comparison</p><h1 id="word">${runs.length} runs side by side</h1>
<p class="meaning">${meaning}</p>${chips.length > 0 && html`<ul class="tally">${chips}</ul>`}<ul class="runs">${items}</ul>${notices.map((text) => html`<p class="notice">${text}</p>`)}</section>
${
  profiles &&
  html`<section aria-labelledby="by-profile"><h2 id="by-profile">Profiles</h2>${profiles}</section>
`
}<section id="rules" tabindex="-1" aria-label="Rules">${tools(groups, differing, rows.length)}
<div class="matrix-scroll" tabindex="0" role="region" aria-label="Matrix"><table class="matrix compared"><thead><tr><th scope="col">Rule</th>${heads}</tr></thead><tbody>${rows}</tbody></table></div><p class="none" hidden>No rule fits.</p></section>
${glossaryMarkup()}`;
  return pageFile({ title: 'Comparison of runs', place: 'Comparison', body });
}
