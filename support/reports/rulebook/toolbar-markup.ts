import { TITLES } from '../interface-titles.ts';
import type { Book, Chapter } from './book.ts';
import { type Html, html } from './html.ts';
import { shownAs, VERDICTS, wordOf } from './words.ts';

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
<p class="meant" hidden>Did you mean <button type="button" class="inline"></button></p>
<ol class="hits" aria-label="Best matches" hidden></ol>
</form>`;
}

const COUNTED = new Map(Object.entries({ yes: 'judged', no: 'never judged' }));

export function toolbarMarkup({ rules, ownRules }: Book, chapters: readonly Chapter[]): Html {
  const shown = new Set(rules.map(shownAs));
  const verdicts = new Map<string, string>();
  for (const verdict of VERDICTS) if (shown.has(verdict)) verdicts.set(verdict, wordOf(verdict).word);
  const [levels, standings] = [new Map<string, string>(), new Map<string, string>()];
  for (const { level, standing } of rules) {
    levels.set(level, level);
    standings.set(standing, standing);
  }
  const interfaces = new Map<string, string>();
  for (const rule of [...rules, ...ownRules]) interfaces.set(rule.interface, TITLES[rule.interface] ?? rule.interface);
  const promises = new Map<string, string>();
  for (const { id, name } of chapters) if (id !== 'own' && id !== '') promises.set(id, name);

  const own = ownRules.length > 0 ? `, and ${ownRules.length} of the harness's own client` : '';
  return toolbar(
    [
      { name: 'verdict', title: 'Verdict', options: verdicts },
      { name: 'promise', title: 'Promise', options: promises },
      { name: 'interface', title: 'Interface', options: interfaces },
      { name: 'level', title: 'Level', options: levels },
      { name: 'standing', title: 'Standing', options: standings },
      { name: 'judged', title: 'Counted', options: COUNTED },
    ],
    `${rules.length} rules${own}`,
  );
}
