const NAME = '[A-Za-z_:][\\w:.-]*';
const ATTRIBUTES = `(?:\\s+${NAME}\\s*=\\s*(?:"[^"<]*"|'[^'<]*'))*`;
/** The pieces of a document; a text that is spoken has at most 600 characters. */
const TOKEN = new RegExp(
  `<!--[\\s\\S]*?-->|<!\\[CDATA\\[[\\s\\S]*?\\]\\]>|<\\?[\\s\\S]*?\\?>|<(/?)(${NAME})${ATTRIBUTES}\\s*(/?)>|([^<]+)|(<)`,
  'g',
);
const LOOSE_AMPERSAND = /&(?!(?:[A-Za-z]+|#\d+|#x[\dA-Fa-f]+);)/;

/** Opens or closes an element on the stack; returns whether that was allowed. */
function step(open: string[], name: string, closes: boolean, isEmpty: boolean): boolean {
  if (closes) return !isEmpty && open.pop() === name;
  if (!isEmpty) open.push(name);
  return true;
}

/** Whether the text is well-formed XML with the one root element `speak`. Section "Static commands". */
export function isSsml(document: string): boolean {
  const open: string[] = [];
  let roots = 0;
  for (const [, slash, name, empty, characters, stray] of document.matchAll(TOKEN)) {
    if (stray !== undefined) return false;
    if (characters !== undefined) {
      if (open.length === 0 && characters.trim() !== '') return false;
      if (LOOSE_AMPERSAND.test(characters)) return false;
    }
    if (name === undefined) continue;
    if (open.length === 0) roots += 1;
    if (open.length === 0 && name !== 'speak') return false;
    if (!step(open, name, slash === '/', empty === '/')) return false;
  }
  return roots === 1 && open.length === 0;
}
