/** A part of a list, and the token that leads to the next part when there is one. */
export interface TokenPage<Entry> {
  readonly entries: readonly Entry[];
  readonly nextToken: string | undefined;
}

interface Numbered {
  readonly sequence: number;
}

const tokenOf = ({ sequence }: Numbered): string => Buffer.from(`after ${sequence}`).toString('base64url');

/** The sequence number that a token leads on from; undefined when the token was never issued. */
function sequenceIn(token: string): number | undefined {
  const number = /^after (\d{1,15})$/.exec(Buffer.from(token, 'base64url').toString('latin1'))?.[1];
  return number === undefined || tokenOf({ sequence: Number(number) }) !== token ? undefined : Number(number);
}

/**
 * The part of a list after `token`; the list is in the order of its sequence numbers, up or down.
 * Entries added or removed in between move nothing else. Undefined for an invalid token.
 * Rules: PUB-ASYNC-HIST-04, PUB-SCHED-LIST-01.
 */
export function tokenPage<Entry extends Numbered>(
  all: readonly Entry[],
  size: number,
  { token, isUpwards }: { readonly token: string | undefined; readonly isUpwards: boolean },
): TokenPage<Entry> | undefined {
  const after = token === undefined ? undefined : sequenceIn(token);
  if (token !== undefined && after === undefined) return undefined;
  const rest =
    after === undefined ? all : all.filter(({ sequence }) => (isUpwards ? sequence > after : sequence < after));
  const entries = rest.slice(0, size);
  return { entries, nextToken: rest.length > size ? tokenOf(entries.at(-1) as Entry) : undefined };
}
