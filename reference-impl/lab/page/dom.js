/** Makes an element. Text becomes text nodes and nothing else: what users wrote is never markup. */
export function el(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith('on')) node.addEventListener(name.slice(2), value);
    else if (name === 'value' || name === 'checked' || name === 'disabled') node[name] = value;
    else node.setAttribute(name, value === true ? '' : String(value));
  }
  node.append(
    ...children
      .flat(Number.POSITIVE_INFINITY)
      .filter((child) => child !== undefined && child !== null && child !== false),
  );
  return node;
}

/** A button that does something; `more` are further attributes. */
export const button = (text, onclick, more = {}) => el('button', { type: 'button', onclick, ...more }, text);

/** A small one; `label` says more than its text to screen readers. */
export const small = (text, onclick, label) => button(text, onclick, { class: 'small', 'aria-label': label });

/** Puts the text of a control on the clipboard; where that is not allowed the text is selected instead. */
async function copy(text, source) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    getSelection().selectAllChildren(source);
    return false;
  }
}

/** A line with the one thing that can be done with what is shown. */
export const act = (text, onclick) => el('p', { class: 'acts' }, button(text, onclick));

/** A text with a button that copies it. `what` names it for screen readers. */
export function copyable(text, what, tag = 'code') {
  const source = el(tag, { class: 'copied', tabindex: tag === 'pre' ? 0 : undefined }, text);
  const copyIt = async () => {
    copier.textContent = (await copy(text, source)) ? 'Copied' : 'Selected';
    setTimeout(() => {
      copier.textContent = 'Copy';
    }, 1500);
  };
  const copier = small('Copy', copyIt, `Copy ${what}`);
  return el('span', { class: 'copyable' }, source, copier);
}

/** A count as people write it. */
export const figure = (count) => count.toLocaleString('en');

/** A pair of term and description for a list of facts. */
export const fact = (term, ...description) => [el('dt', {}, term), el('dd', {}, ...description)];

export const facts = (...all) => el('dl', { class: 'facts' }, all);

export const field = (label, control) => el('label', { class: 'field' }, el('span', {}, label), control);

/** A choice among options, each a text or a pair of value and text. */
export function choice(options, attributes = {}) {
  const all = options.map((option) => (Array.isArray(option) ? option : [option, option]));
  const nodes = all.map(([value, text]) => el('option', { value }, text));
  return el('select', attributes, nodes);
}

/** A table with a caption for screen readers; `rows` are lists of cells. */
export function table(caption, heads, rows, empty) {
  if (rows.length === 0) return el('p', { class: 'empty' }, empty);
  const row = (tag, attributes, cells) => el('tr', {}, ...cells.map((cell) => el(tag, attributes, cell)));
  const head = el('thead', {}, row('th', { scope: 'col' }, heads));
  const body = el('tbody', {}, ...rows.map((cells) => row('td', {}, cells)));
  const attributes = { class: 'scroller', tabindex: 0, role: 'region', 'aria-label': caption };
  return el('div', attributes, el('table', {}, head, body));
}

/** Appends a place to a panel, and returns what draws it again: with the elements that `parts` returns. */
export function drawnIn(main, parts, attributes = {}) {
  const place = el('div', attributes);
  main.append(place);
  return () => place.replaceChildren(...[parts()].flat());
}

/** A small word on a tint; `tone` is good, bad, waiting or plain. */
export const chip = (text, tone = 'plain') => el('span', { class: `chip ${tone}` }, text);

/** A body with the indents of JSON, where it is JSON. */
export function pretty(body) {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

export const headerLines = (headers) =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${[value].flat().join(', ')}`)
    .join('\n');

/** A titled text that can be copied; nothing where it is empty. */
export const block = (title, text, what) => (text === '' ? [] : [el('h4', {}, title), copyable(text, what, 'pre')]);

/** An address as the browser reaches it: a wildcard address is replaced by the host of this page. */
export const reachable = (address) => address.replace(/\/\/(0\.0\.0\.0|\[::\])(?=[:/]|$)/, `//${location.hostname}`);

const shellWord = (text) => `'${String(text).replaceAll("'", "'\\''")}'`;

/** A command for a shell; `parts` are options of curl, each with its value if it has one. No shell trusts the certificate of a sandbox. */
export function curlLine(address, parts) {
  const url = reachable(address);
  const options = parts.map(([option, value]) => (value === undefined ? option : `${option} ${shellWord(value)}`));
  return ['curl -sS', ...(url.startsWith('https:') ? ['-k'] : []), ...options, shellWord(url)].join(' ');
}
