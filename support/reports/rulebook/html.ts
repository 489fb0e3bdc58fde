import { htmlText } from '../../ground/quote/html.ts';

export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Insertion = Html | string | number | false | null | undefined | readonly Insertion[];

/** Markup with every value escaped, unless it is markup itself; false, null and undefined show nothing. */
export function html(parts: TemplateStringsArray, ...values: readonly Insertion[]): Html {
  let text = parts[0] as string;
  for (const [at, value] of values.entries()) text += markupOf(value) + (parts[at + 1] as string);
  return new Html(text);
}

function markupOf(value: Insertion): string {
  if (value instanceof Html) return value.text;
  if (typeof value === 'string') return htmlText(value);
  if (typeof value === 'number') return String(value);
  return Array.isArray(value) ? value.map(markupOf).join('') : '';
}

/** Takes a text for markup as it is: for our own stylesheet, script and drawings alone. */
export const trusted = (text: string): Html => new Html(text);

/** A list of which the first are shown, and the others one click away. */
export function folded(items: readonly Html[], most: number, kind: string): Html {
  const rest = items.slice(most);
  const more = html`<details class="more"><summary>and ${rest.length} more</summary><ul class="${kind}">${rest}</ul></details>`;
  return html`<ul class="${kind}">${items.slice(0, most)}</ul>${rest.length > 0 && more}`;
}
