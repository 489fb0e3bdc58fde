import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Where a function of a profile begins; lines and columns count from 0. */
export interface CallFrame {
  readonly functionName: string;
  readonly url: string;
  readonly lineNumber?: number;
  readonly columnNumber?: number;
}

const maps = new Map<string, SourceMap | undefined>();

function mapOf(url: string): SourceMap | undefined {
  if (!maps.has(url)) {
    const file = `${fileURLToPath(url)}.map`;
    maps.set(url, existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : undefined);
  }
  return maps.get(url);
}

/** The file that a function was written in: of built code, the source that it was made of. */
export function sourceOf({ url, lineNumber = 0, columnNumber = 0 }: CallFrame): string {
  if (!/^file:.*\/built\/.*\.js$/.test(url)) return url;
  const entry = mapOf(url)?.findEntry(lineNumber, columnNumber);
  return entry && 'originalSource' in entry ? new URL(entry.originalSource, url).href : url;
}
