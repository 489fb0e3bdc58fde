import { readFileSync } from 'node:fs';

/** The colours of the night are written once, for a reader who chooses them; without a choice the system decides. */
const CHOSEN = ':root[data-theme="dark"] ';

export function pageStyle(own: string): string {
  const shared = readFileSync(new URL('page-style.css', import.meta.url), 'utf8').trim();
  const at = shared.indexOf(CHOSEN);
  const colours = shared.slice(at + CHOSEN.length, shared.indexOf('}', at) + 1);
  const bySystem = `@media (prefers-color-scheme: dark) {\n:root:not([data-theme="light"]) ${colours}\n}\n`;
  return `${shared.slice(0, at)}${bySystem}${shared.slice(at)}\n${own}`;
}
