import { shortened } from '../ground/bodies/bounded.ts';
import type { Evidence } from '../ground/evidence/recorded-run.ts';
import { visibleLine } from '../ground/quote/visible.ts';
import { splitUrl } from './curl.ts';

const LONGEST = 160;

const short = (text: string): string => shortened(visibleLine(text), LONGEST);

/** What an example sent and was answered, in order and with its waits, beside what it was answered the first time. */
export function replayLines(now: Evidence | undefined, then: Evidence | undefined): string[] {
  const first = new Map<number, number>();
  for (const { n, status } of then?.exchanges ?? []) first.set(n, status);

  const lines: string[] = [];
  let before: string | undefined;
  for (const { n, method, url, requestBody = '', status, responseBody = '', at } of now?.exchanges ?? []) {
    const waited = before === undefined ? 0 : Math.round((Date.parse(at) - Date.parse(before)) / 1000);
    if (waited > 0) lines.push(`       … ${waited} s pass on the clock of the target`);
    lines.push(`  ${String(n).padStart(3)}  ${short(`${method} ${splitUrl(url).rest} ${requestBody}`)}`);
    const known = first.get(n);
    const was = known === undefined ? ' (was not sent)' : known === status ? '' : ` (was ${known})`;
    lines.push(`       ${short(`${status}${was} ${responseBody}`)}`);
    before = at;
  }
  const callbacks = now?.callbacks.length ?? 0;
  if (callbacks > 0) lines.push(`       ${callbacks} notifications came in`);
  return lines;
}
