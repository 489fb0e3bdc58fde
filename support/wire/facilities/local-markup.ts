import { createHash } from 'node:crypto';
import { pageStyle } from '../../ground/page-style.ts';

/** A part of the page; `of` is a digest of it, which says whether it has changed. */
export interface Part {
  readonly id: string;
  readonly of: string;
  readonly markup: string;
}

export const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64');

/** Puts in what has changed, so that nothing that is typed or focused is lost; buttons leave the page as it is. */
const SCRIPT = `
const gone = document.getElementById('gone');
const events = new EventSource(location.pathname + '/events');
events.onopen = () => { gone.hidden = true; };
events.onerror = () => { gone.hidden = false; };
events.addEventListener('over', () => { events.close(); location.reload(); });
events.onmessage = ({ data }) => {
  for (const { id, of, markup } of JSON.parse(data)) {
    const part = document.getElementById(id);
    if (part.dataset.of === of) continue;
    const focused = part.contains(document.activeElement) ? document.activeElement.id : '';
    part.innerHTML = markup;
    part.dataset.of = of;
    const next = part.querySelector('[autofocus]') ?? (focused ? document.getElementById(focused) : null);
    next?.focus();
  }
  document.title = document.getElementById('answer') ? 'Plumbline asks' : 'Plumbline';
};
addEventListener('submit', (event) => {
  event.preventDefault();
  const { sure } = event.target.dataset;
  if (sure && !confirm(sure)) return;
  fetch(location.pathname, { method: 'POST', body: new URLSearchParams(new FormData(event.target)) });
});
`;

export const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${digestOf(SCRIPT)}'; connect-src 'self'; form-action 'self'`,
  'cache-control': 'no-store',
  // With none at all a browser would not say where the answer of a person comes from.
  'referrer-policy': 'same-origin',
};

const STYLE = `
main { max-width: 64rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; display: grid; gap: 0 1.5rem; grid-template-columns: 1fr }
h1 { margin: 0 0 1rem; font-size: 1.3rem } h2 { margin: 0 0 0.5rem; font-size: 1.05rem }
section { min-width: 0 } section:not(:empty) { margin-bottom: 1.25rem }
p { margin: 0.3rem 0 } ul { margin: 0; padding: 0; list-style: none }
li { padding: 0.5rem 0; border-top: 1px solid var(--line) }
.card { background: var(--sheet); border: 1px solid var(--line); border-radius: 8px; padding: 0.9rem 1.1rem }
.asked { background: var(--doubt-wash); border: 2px solid var(--doubt); border-radius: 8px; padding: 1rem 1.1rem }
.card + .card { margin-top: 0.75rem } .asked input { width: min(100%, 28rem); margin-bottom: 0.4rem }
.row { display: flex; flex-wrap: wrap; gap: 0.4rem 1rem; align-items: baseline; justify-content: space-between }
.quiet { color: var(--soft); font-size: 0.9rem } .fail { color: var(--fail) } .pass { color: var(--pass) }
progress { width: 100%; height: 0.8rem; accent-color: var(--accent) }
#gone { background: var(--fail-wash); color: var(--fail); border-radius: 8px; padding: 0.6rem 1rem }
@media (min-width: 60rem) { main { grid-template-columns: 1fr 1fr } h1, #gone, #question, #patience, #progress, #reds { grid-column: 1 / -1 } }
`;

/** The whole page with its parts as they are; without scripts it is read again every few seconds while nobody is asked. */
export function pageOf(parts: readonly Part[]): string {
  let isAsked = false;
  let sections = '';
  for (const { id, of, markup } of parts) {
    isAsked ||= markup.includes('id="answer"');
    const live = id === 'question' || id === 'reds' ? ' aria-live="polite"' : '';
    sections += `<section id="${id}" data-of="${of}"${live}>${markup}</section>\n`;
  }
  const again = isAsked ? '' : '<noscript><meta http-equiv="refresh" content="5"></noscript>';
  const title = isAsked ? 'Plumbline asks' : 'Plumbline';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><link rel="icon" href="data:,">${again}<style>${pageStyle(STYLE)}</style></head><body><main><h1>Plumbline</h1>
<p id="gone" role="alert" hidden>Nothing answers here any more: the run has ended.</p>
${sections}</main><script>${SCRIPT}</script></body></html>`;
}
