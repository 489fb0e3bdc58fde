import type { Book, BookRule, Chapter } from './book.ts';
import { type Html, html } from './html.ts';
import { shownAs, VERDICTS, wordOf } from './words.ts';

/** A choice of the toolbar: the member of a rule that it filters, and the text of each option by its value. */
export interface Choice {
  readonly name: string;
  readonly title: string;
  readonly options: ReadonlyMap<string, string>;
  readonly first?: string;
}

/** Search and filters over rules: `found` says how many there are. page/filters.js reads its fields. */
export function toolbar(choices: readonly Choice[], found: string): Html {
  const selects: Html[] = [];
  for (const { name, title, options, first } of choices) {
    const all: Html[] = [];
    for (const [value, text] of [['', 'any'] as const, ...options])
      all.push(html`<option value="${value}"${value === first && html` selected`}>${text}</option>`);
    selects.push(html`<label><span>${title}</span><select name="${name}">${all}</select></label>`);
  }
  return html`<form class="toolbar" role="search" aria-label="Find rules">
<label class="search"><span>Search <kbd>/</kbd></span><input type="search" name="text" autocomplete="off" placeholder="words, an id, a section or a tag" aria-describedby="found"></label>
${selects}
<p id="found" role="status">${found}</p><button type="reset">Clear</button>
</form>`;
}

function valuesOf(rules: readonly BookRule[], member: 'area' | 'level' | 'standing'): Map<string, string> {
  const values = new Map<string, string>();
  for (const rule of rules) values.set(rule[member], rule[member]);
  return values;
}

const COUNTED = new Map([
  ['yes', 'judged'],
  ['no', 'never judged'],
]);

export function toolbarMarkup({ rules, ownRules }: Book, chapters: readonly Chapter[]): Html {
  const shown = new Set(rules.map(shownAs));
  const verdicts = new Map<string, string>();
  for (const verdict of VERDICTS) if (shown.has(verdict)) verdicts.set(verdict, wordOf(verdict).word);
  const interfaces = new Map<string, string>();
  for (const chapter of chapters) interfaces.set(chapter.interface, chapter.title);

  const own = ownRules.length > 0 ? `, and ${ownRules.length} of the harness's own client` : '';
  return toolbar(
    [
      { name: 'verdict', title: 'Verdict', options: verdicts },
      { name: 'interface', title: 'Interface', options: interfaces },
      { name: 'area', title: 'Area', options: valuesOf(rules, 'area') },
      { name: 'level', title: 'Level', options: valuesOf(rules, 'level') },
      { name: 'standing', title: 'Standing', options: valuesOf(rules, 'standing') },
      { name: 'judged', title: 'Counted', options: COUNTED },
    ],
    `${rules.length} rules${own}`,
  );
}
