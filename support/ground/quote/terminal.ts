import { unseenAs, visible } from './visible.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the colours that we ask a terminal for
const COLORS = /(\u001b\[(?:[12]|22|3[0-7]|39|90)m)/;

/** A line that begins like this, or holds that, is a command to the machines of a build service. */
const AT_START = /^([^\S\n\r\u2028\u2029]*)::/gm;
const ANYWHERE = /##(\w*\[)/g;

/** A text fit to print: unseen characters are spelled out, no line commands the log's service, our colours may stay. */
export function forTerminal(text: string, colored = false): string {
  let shown = '';
  for (const [at, part] of (colored ? text.split(COLORS) : [text]).entries())
    shown += at % 2 === 1 ? part : visible(part);
  return shown.replace(AT_START, '$1\\::').replace(ANYWHERE, '#\\#$1');
}

/** JSON as it may be printed: the same value, in characters that no terminal and no build service obeys. */
export function jsonForTerminal(json: string): string {
  const escaped = unseenAs(json, (sign) => {
    let units = '';
    for (let at = 0; at < sign.length; at += 1) units += `\\u${sign.charCodeAt(at).toString(16).padStart(4, '0')}`;
    return units;
  });
  return escaped.replace(ANYWHERE, '#\\u0023$1');
}
