import { HIDDEN } from './secret-forms.ts';
import { isSecretName, isTelling, placesIn } from './secret-places.ts';
import { layersOf } from './unescaped.ts';

/** So many secrets are learned from one example; a target that invents more hides nothing but its own text. */
const MOST_OF_AN_EXAMPLE = 100;

const SCHEME = /^(?:(?:Basic|Bearer)\s+)?(.*)$/s;

/** A text in quotes, or what is left of one that does not end; longer ones are no secrets. */
const QUOTED = /"((?:[^"\\]|\\(?:.|$))*)("|$)/gs;
const LONGEST = 4096;

function* secretTexts(value: unknown, name = ''): Generator<string> {
  if (typeof value === 'string') {
    if (isSecretName(name)) yield value;
    for (const layer of layersOf(value)) for (const [start, end] of placesIn(layer)) yield layer.slice(start, end);
  } else if (typeof value === 'object' && value !== null)
    for (const [key, member] of Object.entries(value)) yield* secretTexts(member, Array.isArray(value) ? name : key);
}

/** The secrets that their places in `value` give away: they may be elsewhere too. */
export function secretsGivenAway(value: unknown): string[] {
  const found = new Set<string>();
  for (const text of secretTexts(value)) {
    const [, credentials = ''] = SCHEME.exec(text) ?? [];
    const plain = Buffer.from(credentials, 'base64').toString('utf8');
    const [, password] = /^[ -9;-~]*:([^\p{Cc}\ufffd]*)$/u.exec(plain) ?? [];
    const parts = [password ?? credentials];
    for (const [, each = '', end] of text.matchAll(QUOTED)) if (end !== '' && each.length <= LONGEST) parts.push(each);
    for (const part of parts) {
      if (found.size >= MOST_OF_AN_EXAMPLE) return [...found];
      if (isTelling(part) && !part.includes(HIDDEN)) found.add(part);
    }
  }
  return [...found];
}
