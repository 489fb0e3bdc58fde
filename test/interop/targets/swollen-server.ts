import { createHash } from 'node:crypto';
import { onwardServer } from './onward-server.ts';

export const ROBUST = ['MSG-GET-01', 'MSG-GET-02', 'MSG-META-01', 'MSG-META-03', 'MSG-DEDUP-01', 'MSG-DEDUP-02'];

const MEGABYTE = 1024 * 1024;

/** Nested JSON of so many bytes: lists of small objects in lists. */
function nested(bytes: number): string {
  const leaf = '{"name":"a value","at":[1,2,{"more":[true,null,"text"]}]}';
  const branch = `[${Array(20).fill(leaf).join(',')}]`;
  return `[${Array(Math.ceil(bytes / branch.length))
    .fill(branch)
    .join(',')}]`;
}

/** From two megabytes to nearly as much as a client reads, in turn. */
const SIZES = [2, 3, 3.9].map((megabytes) => nested(megabytes * MEGABYTE));

/** Stands before the platform at `to`; every answer that is a JSON object gets one more member, of 2 to 4 MB. */
export async function swollenServer(to: string) {
  /** How many answers were made large, and the length of each by its digest. */
  const given = { answers: 0, digests: new Map<string, number>() };
  const { url, close } = await onwardServer(to, ({ answer }) => {
    const text = answer.toString('utf8');
    if (!/^\{.+\}$/s.test(text)) return {};
    const swollen = `${text.slice(0, -1)},"more":${SIZES[given.answers % SIZES.length]}}`;
    given.answers += 1;
    given.digests.set(createHash('sha256').update(swollen).digest('hex'), Buffer.byteLength(swollen));
    return { answer: swollen };
  });
  return { url, close, given };
}
