import type { JudgedRule, Verdicts } from '../../ledger/verdicts.ts';
import { boundLine, overallWord } from '../bound-line.ts';
import { type Html, html } from './html.ts';
import { pageFile } from './page.ts';
import { instantText } from './spans.ts';
import { wordOf } from './words.ts';

/** A run to be compared, under the name of its folder. */
export interface ComparedRun {
  readonly name: string;
  readonly verdicts: Verdicts;
}

/** A rule with what each run says of it; undefined where a run does not know it. */
export interface MatrixRow {
  readonly id: string;
  readonly says: string;
  readonly level: string;
  readonly cells: ReadonlyArray<JudgedRule | undefined>;
  readonly differs: boolean;
}

const shownOf = (rule: JudgedRule): string =>
  `${rule.verdict} ${rule.examples.find(({ fingerprint }) => fingerprint)?.fingerprint ?? ''}`;

/** A run that left a rule out has no opinion about it. */
const ran = (rule: JudgedRule | undefined): rule is JudgedRule => rule !== undefined && rule.verdict !== 'not-selected';

/** The rules of all runs side by side, in the order in which the runs name them. */
export function matrixOf(runs: readonly ComparedRun[]): MatrixRow[] {
  const byRun = runs.map(({ verdicts }) => new Map(verdicts.rules.map((rule) => [rule.id, rule])));
  const ids = new Set(runs.flatMap(({ verdicts }) => verdicts.rules.map(({ id }) => id)));
  return [...ids].map((id) => {
    const cells = byRun.map((rules) => rules.get(id));
    const known = cells.find(Boolean) as JudgedRule;
    const differs = new Set(cells.filter(ran).map(shownOf)).size > 1;
    return { id, says: known.says, level: known.level, cells, differs };
  });
}

function cellMarkup(rule: JudgedRule | undefined): Html {
  if (!rule) return html`<td class="v-absent"><span class="badge">unknown</span></td>`;
  const { sign, word } = wordOf(rule.verdict);
  const why = rule.examples.find(({ fingerprint }) => fingerprint)?.fingerprint ?? rule.reason;
  const told = rule.verdict === 'fail' || rule.verdict === 'inconclusive' ? why : undefined;
  return html`<td class="v-${rule.verdict}"><span class="badge">${sign} ${word}</span>${told && html`<br><span class="where">${told.slice(0, 60)}</span>`}</td>`;
}

const rowMarkup = ({ id, says, level, cells, differs }: MatrixRow): Html =>
  html`<tr class="rule" id="${id}" data-level="${level}" data-differs="${differs ? 'yes' : 'no'}"><th scope="row">${says}<span class="where">${id} · ${level}</span></th>${cells.map(cellMarkup)}</tr>
`;

function runMarkup({ name, verdicts }: ComparedRun): Html {
  const { target, claim, startedAt } = verdicts;
  return html`<li><b>${name}</b>: ${boundLine(verdicts)} <span class="where">${target} · ${claim.product ?? ''} ${claim.version ?? ''} · ${instantText(startedAt.slice(0, 19))} UTC</span></li>`;
}

function toolbar(count: number): Html {
  return html`<form class="toolbar" role="search" aria-label="Find rules"><label class="search"><span>Search <kbd>/</kbd></span><input type="search" name="text" autocomplete="off" placeholder="words or an id"></label>
<label><span>Runs</span><select name="differs"><option value="">all rules</option><option value="yes">differ</option><option value="no">agree</option></select></label>
<p id="found" role="status">${count} rules</p><button type="reset">Clear</button></form>`;
}

/** Several runs side by side as a matrix of rules and runs. */
export function comparisonPage(runs: readonly ComparedRun[], notices: readonly string[]): string {
  const rows = matrixOf(runs);
  const differing = rows.filter(({ differs }) => differs).length;
  const heads = runs.map(
    ({ name, verdicts }) =>
      html`<th scope="col">${name}<br><span class="where">${overallWord(verdicts.overall)}</span></th>`,
  );
  const body = html`<section class="overview v-recorded" aria-labelledby="word"><p class="kicker">Comparison</p><h1 id="word">${runs.length} runs side by side</h1>
<p class="meaning">${differing === 0 ? 'They agree on every rule.' : `They differ on ${differing} of ${rows.length} rules.`}</p><ul>${runs.map(runMarkup)}</ul>${notices.map((text) => html`<p class="notice">${text}</p>`)}</section>
<section id="rules" tabindex="-1" aria-label="Rules"><br>${toolbar(rows.length)}
<div class="matrix-scroll" tabindex="0" role="region" aria-label="Matrix"><table class="matrix"><thead><tr><th scope="col">Rule</th>${heads}</tr></thead><tbody>${rows.map(rowMarkup)}</tbody></table></div><p class="none" hidden>No rule fits.</p></section>`;
  return pageFile({ title: 'Comparison of runs', body });
}
