import { readdirSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { Reply } from '../http/operation.ts';
import { Problem } from '../kernel/problem.ts';
import { type LabCall, type LabOperation, verb } from './lab-operation.ts';

const FOLDER = new URL('page/', import.meta.url);

const MEDIA: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

/** Only the page's own files may run, and it may only talk to the lab: nothing a user wrote becomes code. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

const HEADERS = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};

/** The files by their names, read when the page is first asked for. */
let files: ReadonlyMap<string, string> | undefined;

function give(name: string): Reply {
  files ??= new Map(
    readdirSync(FOLDER)
      .filter((file) => MEDIA[extname(file)])
      .map((file) => [file, readFileSync(new URL(file, FOLDER), 'utf8')]),
  );
  const text = files.get(name);
  if (text === undefined) throw new Problem(404, `The page has no file ${name}.`);
  return { status: 200, text, type: MEDIA[extname(name)] as string, headers: HEADERS };
}

/** The page for people who develop against the platform: files without a build step, read when first asked for. */
export const pageOperations: readonly LabOperation[] = [
  { id: 'lab.page', method: 'GET', path: '/', run: () => give('index.html') },
  verb('lab.page.file', 'GET', '/page/:file', {
    run: ({ params }: LabCall) => give(params.file as string),
  }),
];
