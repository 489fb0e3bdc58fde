import { createHash } from 'node:crypto';

/** So many characters of a body outlive its example; what follows is cut off. */
export const KEPT_BODY = 64 * 1024;

/** So many more are searched for secrets: none may pass because the cut goes through it. */
const MARGIN = 16 * 1024;

/** What the whole of a body was of which only the beginning is kept: its length in bytes, and the digest of them. */
export interface BodyCut {
  readonly length: number;
  readonly sha256: string;
}

/** The members of evidence that hold a body, its encoding and its cut. */
const BODIES = [
  ['requestBody', 'requestEncoding', 'requestCut'],
  ['responseBody', 'responseEncoding', 'responseCut'],
  ['body', 'encoding', 'cut'],
] as const;

type Part = Readonly<Record<string, unknown>>;

interface WithBodies {
  readonly exchanges: readonly object[];
  readonly callbacks: readonly object[];
}

function cutOf(text: string, encoding: unknown): BodyCut {
  const bytes = Buffer.from(text, encoding === 'latin1' ? 'latin1' : 'utf8');
  return { length: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** The part with its long bodies shortened to what is searched for secrets. */
function shortened(part: Part): Part {
  const changes = BODIES.flatMap(([body, encoding, cut]) => {
    const text = part[body];
    if (typeof text !== 'string' || text.length <= KEPT_BODY) return [];
    return [
      [body, text.slice(0, KEPT_BODY + MARGIN)],
      [cut, cutOf(text, part[encoding])],
    ];
  });
  return changes.length === 0 ? part : { ...part, ...Object.fromEntries(changes) };
}

/** The beginning of a text whose secrets are hidden; what was shortened may end with half of one. */
function beginning(text: string, isShortened: boolean): string {
  const sure = isShortened ? Math.max(0, text.length - MARGIN) : text.length;
  const kept = text.slice(0, Math.min(KEPT_BODY, sure));
  return /[\uD800-\uDBFF]$/.test(kept) ? kept.slice(0, -1) : kept;
}

/** A part with its bodies cut that were too long in the `whole` of it. */
function trimmed(part: Part, whole: Part): Part {
  const changes = BODIES.flatMap(([body]) => {
    const [text, before] = [part[body], whole[body]];
    if (typeof text !== 'string' || typeof before !== 'string' || before.length <= KEPT_BODY) return [];
    return [[body, beginning(text, before.length > KEPT_BODY + MARGIN)]];
  });
  return changes.length === 0 ? part : { ...part, ...Object.fromEntries(changes) };
}

/** Evidence of which no body is longer than what is kept, its secrets hidden by `hide` before anything is cut. */
export function cutBodies<Kept extends WithBodies>(evidence: Kept, hide: (evidence: Kept) => Kept): Kept {
  const parts = (changed: readonly object[], change: (part: Part, at: number) => Part) =>
    changed.map((part, at) => change(part as Part, at));
  const hidden = hide({
    ...evidence,
    exchanges: parts(evidence.exchanges, shortened),
    callbacks: parts(evidence.callbacks, shortened),
  });
  return {
    ...hidden,
    exchanges: parts(hidden.exchanges, (part, at) => trimmed(part, evidence.exchanges[at] as Part)),
    callbacks: parts(hidden.callbacks, (part, at) => trimmed(part, evidence.callbacks[at] as Part)),
  };
}

export const cutInWords = ({ length, sha256 }: BodyCut): string =>
  `only the beginning of its body of ${Number(length)} bytes was kept; SHA-256 of the whole ${sha256.replace(/[^0-9a-f]/g, '')}`;
