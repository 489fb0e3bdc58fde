import { markdownCode, markdownText, tableRow } from '../../ground/quote/markdown.ts';
import type { ProfileVerdict, Verdicts } from '../../ledger/verdicts.ts';
import { overallWord } from '../bound-line.ts';
import { glossaryMarkup } from './glossary-markup.ts';
import { type Html, html } from './html.ts';
import { pageFile } from './page.ts';
import { TONES } from './words.ts';

/** One implementation in the table: what it claims, by whom it was signed, and how to see the same. */
export interface TableColumn {
  readonly verdicts: Verdicts;
  readonly owner: string;
  readonly reproduce: string;
}

const nameOf = ({ verdicts: { claim } }: TableColumn): string => `${claim.product} ${claim.version}`;

function countsText({ passed, failed, undecided, notVerified }: ProfileVerdict): string {
  return `${passed} passed, ${failed} failed, ${undecided} undecided, ${notVerified} not verified`;
}

interface Row {
  readonly name: string;
  readonly cells: ReadonlyArray<ProfileVerdict | undefined>;
}

/** The profiles in their order, with a cell for each implementation; none where it answers for other profiles. */
function rowsOf(columns: ReadonlyArray<Pick<TableColumn, 'verdicts'>>): Row[] {
  const names = new Map<string, string>();
  for (const { verdicts } of columns) for (const { id, name } of verdicts.profiles ?? []) names.set(id, name);
  const rows: Row[] = [];
  for (const [id, name] of names)
    rows.push({ name, cells: columns.map(({ verdicts }) => verdicts.profiles?.find((each) => each.id === id)) });
  return rows;
}

const editionText = (edition: string | undefined): string => edition ?? 'none: the rules as they are now';

export function profileTableMarkdown(columns: readonly TableColumn[], edition: string | undefined): string {
  const head = ['profile'];
  const [owners, verdicts, days, commands] = [['owner'], ['verdict'], ['run on'], ['see for yourself']];
  for (const column of columns) {
    head.push(markdownText(nameOf(column)));
    owners.push(markdownText(column.owner));
    verdicts.push(overallWord(column.verdicts.overall));
    days.push(column.verdicts.finishedAt.slice(0, 10));
    commands.push(markdownCode(column.reproduce));
  }
  const lines = [`Edition: ${editionText(edition)}`, '', tableRow(...head), `|---|${'---|'.repeat(columns.length)}`];
  for (const { name, cells } of rowsOf(columns)) {
    const shown = cells.map((cell) => (cell ? `${cell.share} % (${countsText(cell)})` : 'not claimed'));
    lines.push(tableRow(name, ...shown));
  }
  for (const row of [owners, verdicts, days, commands]) lines.push(tableRow(...row));
  return `${lines.join('\n')}\n`;
}

export function profileMatrix(
  columns: ReadonlyArray<Pick<TableColumn, 'verdicts'>>,
  names: readonly string[],
  heads: readonly Html[],
): Html | undefined {
  const rows: Html[] = [];
  for (const { name, cells } of rowsOf(columns)) {
    const shown: Html[] = [];
    for (const [at, cell] of cells.entries()) {
      const column = names[at] as string;
      shown.push(
        cell
          ? html`<td class="v-${TONES[cell.verdict] ?? 'error'}" data-label="${column}"><span class="badge">${cell.share} %</span><span class="where">${countsText(cell)}</span></td>`
          : html`<td class="v-absent" data-label="${column}"><span class="badge">not claimed</span></td>`,
      );
    }
    rows.push(html`<tr><th scope="row">${name}</th>${shown}</tr>`);
  }
  if (rows.length === 0) return undefined;
  return html`<div class="matrix-scroll" tabindex="0" role="region" aria-label="Profiles"><table class="matrix compared"><thead><tr><th scope="col">Profile</th>${heads}</tr></thead><tbody>${rows}</tbody></table></div>`;
}

export function profileTablePage(columns: readonly TableColumn[], edition: string | undefined): string {
  const names = columns.map(nameOf);
  const heads: Html[] = [];
  const runs: Html[] = [];
  for (const [at, { verdicts, owner, reproduce }] of columns.entries()) {
    const { overall, finishedAt } = verdicts;
    heads.push(html`<th scope="col">${names[at]}<span class="where">${owner} · ${finishedAt.slice(0, 10)}</span></th>`);
    runs.push(
      html`<li class="v-${TONES[overall] ?? 'error'}"><b>${names[at]}</b> <span class="badge">${overallWord(overall)}</span><span class="where">${owner}</span><span class="bound"><code>${reproduce}</code></span></li>`,
    );
  }
  const body = html`<section class="overview v-recorded" aria-labelledby="word"><p class="kicker">Side by side</p><h1 id="word">${columns.length} implementations</h1>
<p class="meaning">Each verdict was recomputed from its signed run. Edition: ${editionText(edition)}. The share of a profile counts the rules that it requires; what was not verified lowers it.</p><ul class="runs">${runs}</ul></section>
<section id="rules" tabindex="-1" aria-label="Profiles">${profileMatrix(columns, names, heads)}</section>
${glossaryMarkup()}`;
  return pageFile({ title: 'Implementations side by side', place: 'Side by side', body });
}
