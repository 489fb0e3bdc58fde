const TAG = /<(\/?)([A-Za-z_][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;
const TEXT = /(?:[^<&]|&(?:amp|lt|gt|quot|apos|#\d+|#x[\da-fA-F]+);)+/y;
const OTHER = /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>/y;

const at = (pattern: RegExp, text: string, place: number): RegExpExecArray | null => {
  pattern.lastIndex = place;
  return pattern.exec(text);
};

/** Whether a text is one well-formed `speak` element, with comments and instructions around it at most. */
export function isSsml(text: string): boolean {
  const open: string[] = [];
  let roots = 0;
  for (let place = 0; place < text.length; ) {
    const other = at(OTHER, text, place) ?? (open.length > 0 ? at(TEXT, text, place) : at(/\s+/y, text, place));
    const tag = other ? undefined : at(TAG, text, place);
    if (!other && !tag) return false;
    if (tag) {
      const [, closes, name = '', , isEmpty] = tag;
      if (closes && open.pop() !== name) return false;
      if (!closes && open.length === 0) roots += name === 'speak' ? 1 : 2;
      if (!closes && !isEmpty) open.push(name);
    }
    place += (other ?? tag)?.[0].length ?? 0;
  }
  return open.length === 0 && roots === 1;
}
