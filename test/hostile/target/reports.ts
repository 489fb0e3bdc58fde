import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { constants, gunzipSync } from 'node:zlib';
import MarkdownIt from 'markdown-it';

export interface Written {
  readonly path: string;
  readonly bytes: Buffer;
}

/** A compressed file may be cut off where a run was killed. */
const CUT_OFF = { finishFlush: constants.Z_SYNC_FLUSH };

/** What a file holds; the recorded run is compressed. */
const plain = (path: string): Buffer =>
  path.endsWith('.gz') ? gunzipSync(readFileSync(path), CUT_OFF) : readFileSync(path);

export const filesBelow = (folder: string): Written[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((name) => join(folder, name))
        .filter((path) => statSync(path).isFile())
        .map((path) => ({ path, bytes: plain(path) }))
    : [];

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to be found
const UNPRINTABLE = /[\0-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

/** Text that would steer a terminal, or show itself in another order than it is read. */
export const steers = (text: string): boolean => UNPRINTABLE.test(text);

/** Markdown as places show it that let HTML through. */
const MARKDOWN = new MarkdownIt({ html: true });

/** Markup of a target that a page, a table or an XML report would take for its own. */
function raw({ path, bytes }: Written): string[] {
  if (!/\.(?:html|md|xml)$/.test(path)) return [];
  const written = bytes.toString('utf8');
  const text = path.endsWith('.md') ? MARKDOWN.render(written) : written;
  const found = [
    ...(text.includes('<script>alert(') ? ['has markup of the target in it'] : []),
    ...(path.endsWith('.xml') && steers(text) ? ['has characters that XML does not allow, or that steer'] : []),
  ];
  return found.map((what) => `${path} ${what}`);
}

const STUBBED = { BASIC_CREDENTIALS: 'x', ACCESS_TOKEN: 'x', SIGNATURE: 'x', SECRET: 'x' };

/** Scripts that do more than call curl: each is carried out in an empty folder, with a curl that does nothing. */
function run({ path }: Written, folder: string): string[] {
  if (!/curl(?:-\d+)?\.sh$/.test(path)) return [];
  const bin = join(folder, 'bin');
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, 'curl'), '#!/bin/sh\n', { mode: 0o755 });
  const empty = mkdtempSync(join(folder, 'empty-'));
  const env = { ...STUBBED, PATH: `${bin}:/usr/bin:/bin` };
  try {
    execFileSync('sh', [path], { cwd: empty, env, stdio: 'ignore' });
  } catch {
    return [`${path} cannot be carried out`];
  }
  return [...readdirSync(empty), ...readdirSync(dirname(path)).filter((name) => name === 'pwned')].map(
    (name) => `${path} made ${name}`,
  );
}

/** What of the reports is no data any more: text of the target that has become a command or markup. */
export const poisoned = (files: readonly Written[], folder: string): string[] =>
  files.flatMap((file) => [...raw(file), ...run(file, folder)]);
