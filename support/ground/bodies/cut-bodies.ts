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

function shortened(given: object): Part {
  const part = given as Part;
  const changed: Record<string, unknown> = { ...part };
  for (const [body, encoding, cut] of BODIES) {
    const text = part[body];
    if (typeof text !== 'string' || text.length <= KEPT_BODY) continue;
    const bytes = Buffer.from(text, part[encoding] === 'latin1' ? 'latin1' : 'utf8');
    changed[body] = text.slice(0, KEPT_BODY + MARGIN);
    changed[cut] = { length: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') } satisfies BodyCut;
  }
  return changed;
}

/** Parts, their secrets hidden, with the bodies cut that were too long in the `wholes` of them. */
function trimmed(parts: readonly object[], wholes: readonly object[]): Part[] {
  const all: Part[] = [];
  for (const [at, given] of parts.entries()) {
    const [part, whole] = [given as Part, wholes[at] as Part];
    const changed: Record<string, unknown> = { ...part };
    for (const [body] of BODIES) {
      const [text, before] = [part[body], whole[body]];
      if (typeof text !== 'string' || typeof before !== 'string' || before.length <= KEPT_BODY) continue;
      // what was shortened before may end with half of a secret
      const sure = before.length > KEPT_BODY + MARGIN ? Math.max(0, text.length - MARGIN) : text.length;
      const kept = text.slice(0, Math.min(KEPT_BODY, sure));
      changed[body] = /[\uD800-\uDBFF]$/.test(kept) ? kept.slice(0, -1) : kept;
    }
    all.push(changed);
  }
  return all;
}

/** Evidence of which no body is longer than what is kept, its secrets hidden by `hide` before anything is cut. */
export function cutBodies<Kept extends WithBodies>(evidence: Kept, hide: (evidence: Kept) => Kept): Kept {
  const { exchanges, callbacks } = evidence;
  const hidden = hide({ ...evidence, exchanges: exchanges.map(shortened), callbacks: callbacks.map(shortened) });
  return {
    ...hidden,
    exchanges: trimmed(hidden.exchanges, exchanges),
    callbacks: trimmed(hidden.callbacks, callbacks),
  };
}

export const cutInWords = ({ length, sha256 }: BodyCut): string =>
  `only the beginning of its body of ${Number(length)} bytes was kept; SHA-256 of the whole ${sha256.replace(/[^0-9a-f]/g, '')}`;
