import { type Numbered, partAfter } from '../kernel/list.ts';
import { badRequest } from '../kernel/problem.ts';

/** The part of a list that a client asks for; entries that are listed upwards have higher and higher numbers. */
export interface PageRequest {
  readonly size: number;
  readonly token: string | undefined;
  readonly isUpwards: boolean;
}

/** A part of a list, and the token that leads to the next part when there is one. */
export interface TokenPage<Entry> {
  readonly entries: readonly Entry[];
  readonly nextToken: string | undefined;
}

const tokenOf = ({ sequence }: Numbered): string => Buffer.from(`after ${sequence}`).toString('base64url');

/** The sequence number that a token leads on from. Throws a Problem (400) when it was never issued. */
function sequenceIn(token: string): number {
  const number = /^after (\d{1,15})$/.exec(Buffer.from(token, 'base64url').toString('latin1'))?.[1];
  const sequence = Number(number);
  if (number === undefined || tokenOf({ sequence }) !== token) throw badRequest('/page_token', 'was never issued');
  return sequence;
}

export const inOrder =
  ({ isUpwards }: PageRequest) =>
  (a: Numbered, b: Numbered): number =>
    isUpwards ? a.sequence - b.sequence : b.sequence - a.sequence;

/**
 * The part of a list after a token. Entries added or removed in between move nothing else.
 * Rules: PUB-ASYNC-HIST-04, PUB-SCHED-LIST-01.
 */
export function tokenPage<Entry extends Numbered>(
  all: readonly Entry[],
  { size, token, isUpwards }: PageRequest,
): TokenPage<Entry> {
  const after = token === undefined ? undefined : sequenceIn(token);
  const isBeyond = ({ sequence }: Entry): boolean =>
    after === undefined || (isUpwards ? sequence > after : sequence < after);
  const { entries, hasNext } = partAfter(all, size, isBeyond);
  return { entries, nextToken: hasNext ? tokenOf(entries.at(-1) as Entry) : undefined };
}
