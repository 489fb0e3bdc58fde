import { type Html, html } from './html.ts';

/** A list of which the first are shown, and the others one click away. */
export function folded(items: readonly Html[], most: number, kind: string): Html {
  const rest = items.slice(most);
  const more = html`<details class="more"><summary>and ${rest.length} more</summary><ul class="${kind}">${rest}</ul></details>`;
  return html`<ul class="${kind}">${items.slice(0, most)}</ul>${rest.length > 0 && more}`;
}
