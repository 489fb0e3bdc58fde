import type { Book, Chapter } from './book.ts';
import { type Html, html } from './html.ts';
import { shownAs, VERDICTS, wordOf } from './words.ts';

/** A choice of the toolbar: the member of a rule that it filters, and its options by value. */
export interface Choice {
  readonly name: string;
  readonly title: string;
  readonly options: ReadonlyArray<readonly [value: string, text: string]>;
  /** What is chosen when the page opens. */
  readonly first?: string;
}

function select({ name, title, options, first }: Choice): Html {
  const all = [['', 'any'] as const, ...options].map(
    ([value, text]) => html`<option value="${value}"${value === first && html` selected`}>${text}</option>`,
  );
  return html`<label><span>${title}</span><select name="${name}">${all}</select></label>`;
}

/** Search and filters over rules: `found` says how many there are. page/filters.js reads its fields. */
export function toolbar(choices: readonly Choice[], found: string): Html {
  return html`<form class="toolbar" role="search" aria-label="Find rules">
<label class="search"><span>Search <kbd>/</kbd></span><input type="search" name="text" autocomplete="off" placeholder="words, an id, a section or a tag" aria-describedby="found"></label>
${choices.map(select)}
<p id="found" role="status">${found}</p><button type="reset">Clear</button>
</form>`;
}

const same = (values: readonly string[]): Array<readonly [string, string]> =>
  [...new Set(values)].map((value) => [value, value] as const);

/** The toolbar of a rule book. */
export function toolbarMarkup({ rules, ownRules }: Book, chapters: readonly Chapter[]): Html {
  const verdicts = VERDICTS.filter((verdict) => rules.some((rule) => shownAs(rule) === verdict));
  const choices: Choice[] = [
    { name: 'verdict', title: 'Verdict', options: verdicts.map((each) => [each, wordOf(each).word] as const) },
    { name: 'interface', title: 'Interface', options: chapters.map((each) => [each.interface, each.title] as const) },
    { name: 'area', title: 'Area', options: same(rules.map(({ area }) => area)) },
    { name: 'level', title: 'Level', options: same(rules.map(({ level }) => level)) },
    { name: 'standing', title: 'Standing', options: same(rules.map(({ standing }) => standing)) },
    {
      name: 'judged',
      title: 'Counted',
      options: [
        ['yes', 'judged'],
        ['no', 'never judged'],
      ],
    },
  ];
  const own = ownRules.length > 0 ? `, and ${ownRules.length} of the harness's own client` : '';
  return toolbar(choices, `${rules.length} rules${own}`);
}
