// Makes the stack of an error name the sources that `built/` was made of. A map is read when a stack has a frame of its file:
// Node itself would read the maps of all files that are loaded.
import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

// Kept for a second: a map takes much memory, and Node asks for the stack of each connection that broke.
const KEPT = 1000;
const maps = new Map();

function mapOf(url) {
  if (maps.size === 0) setTimeout(() => maps.clear(), KEPT).unref();
  if (!maps.has(url)) {
    try {
      maps.set(url, new SourceMap(JSON.parse(readFileSync(`${fileURLToPath(url)}.map`, 'utf8'))));
    } catch {
      maps.set(url, undefined);
    }
  }
  return maps.get(url);
}

/** A frame as V8 writes it, at its place in the source. */
function written(frame) {
  const [url, line, column] = [frame.getFileName() ?? '', frame.getLineNumber(), frame.getColumnNumber()];
  if (!/^file:.*\/built\/.*\.js$/.test(url)) return String(frame);
  const entry = mapOf(url)?.findEntry(line - 1, column - 1);
  if (entry?.originalSource === undefined) return String(frame);
  const source = new URL(entry.originalSource, url).href;
  const place = `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  return String(frame).replace(`${url}:${line}:${column}`, () => place);
}

Error.prepareStackTrace = (error, frames) => [error, ...frames.map((frame) => `    at ${written(frame)}`)].join('\n');
