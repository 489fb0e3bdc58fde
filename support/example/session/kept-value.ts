import { KEPT_BODY } from '../../ground/bodies/cut-bodies.ts';

/** The value, or when its JSON is too long to be kept a sentence about it. */
function whole(value: unknown): unknown {
  const length = JSON.stringify(value)?.length ?? 0;
  return length <= KEPT_BODY ? value : `(JSON of ${length} characters, not kept)`;
}

/** What was seen as evidence keeps it; of an answer with a large body the status stays. */
export function keptValue(seen: unknown): unknown {
  if (typeof seen !== 'object' || seen === null || Array.isArray(seen)) return whole(seen);
  const members = Object.entries(seen).map(([name, member]) => [name, whole(member)]);
  return whole(Object.fromEntries(members));
}
