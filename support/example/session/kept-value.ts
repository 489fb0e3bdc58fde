import { KEPT_BODY } from '../../ground/bodies/cut-bodies.ts';

/** The value, or a sentence about it when its JSON is too long to keep. */
function whole(value: unknown): unknown {
  const length = JSON.stringify(value)?.length ?? 0;
  return length <= KEPT_BODY ? value : `(JSON of ${length} characters, not kept)`;
}

/** An observation as evidence keeps it; a large body is dropped and the status kept. */
export function keptValue(seen: unknown): unknown {
  if (typeof seen !== 'object' || seen === null || Array.isArray(seen)) return whole(seen);
  const members = Object.entries(seen).map(([name, member]) => [name, whole(member)]);
  return whole(Object.fromEntries(members));
}
