import { getHeapStatistics } from 'node:v8';
import type { Message } from './message.ts';

/** How much of the memory of the process the messages of one world and their pending callbacks may take, in percent. */
const MOST_PERCENT = 25;

export const MOST_BYTES = Math.floor((getHeapStatistics().heap_size_limit * MOST_PERCENT) / 100);

/** What a message takes besides its text, and what its timers and its reports take: at most, in bytes. */
const PLAIN = 550;
const BUSY = 1200;

/** How much memory a message takes at most, in bytes; a character takes up to two. */
export function sizeOf({ content, wantsReports, callbackUrl, metadata, scheduledFor, expiresAt }: Message): number {
  const isPlain = !wantsReports && !callbackUrl && !metadata && scheduledFor === undefined && expiresAt === undefined;
  const more = isPlain ? 0 : BUSY + 2 * JSON.stringify([callbackUrl, metadata]).length;
  return 2 * content.length + PLAIN + more;
}
