import { closeSync, existsSync, fstatSync, lstatSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../ground/problems/usage-error.ts';
import { COMMENT, MESSAGES } from '../ledger/messages-file.ts';

/** How files of ours begin or end, by their names: each says that its folder holds an earlier report. */
const SIGNS: Readonly<Record<string, RegExp>> = {
  'verdicts.json': /^\{\s*"schema":\s*\d+,\s*"overall":/,
  [MESSAGES]: new RegExp(`${COMMENT}\0`),
  'cucumber.ndjson': /"mediaType":"application\/vnd\.plumbline\.run\+json"\}\}\n$/,
  'faults.json': /^\{"target":/,
  'kill-matrix.json': /^\{\s*"schema":\s*\d+,\s*"overall":/,
  'search.json': /^\{\s*"schema":\s*\d+,\s*"suite":/,
  'evidence.json': /^\{\s*"schema":\s*\d+,\s*"rules":/,
  'history.json': /^\{\s*"schema":\s*\d+,\s*"target":/,
  'deep/duplicates.feature': /^Feature: The deep set of duplicates\n/,
  'badge.json': /^\{"schemaVersion":1,"label":"conformance",/,
  'rulebook/index.html':
    /^<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy"/,
};

const LEFT_OVER = /^\.(?:run-\d+\.ndjson|(?:next|before)-\w+)$/;

const EDGE = 200;

function edgesOf(file: string): string {
  if (!existsSync(file) || !statSync(file).isFile()) return '';
  const [handle, edge] = [openSync(file, 'r'), Buffer.alloc(EDGE)];
  try {
    const begin = edge.toString('utf8', 0, readSync(handle, edge, 0, EDGE, 0));
    const place = Math.max(EDGE, fstatSync(handle).size - EDGE);
    return begin + edge.toString('utf8', 0, readSync(handle, edge, 0, EDGE, place));
  } finally {
    closeSync(handle);
  }
}

/** Throws UsageError when reports would replace files that are not ours, or go where a link leads. */
export function requireOwn(out: string, names: readonly string[]): void {
  const there = existsSync(out) && statSync(out).isDirectory() ? readdirSync(out) : [];
  const taken: string[] = [];
  for (const each of there) {
    const below = names.some((name) => name.startsWith(`${each}/`));
    if (below && lstatSync(join(out, each)).isSymbolicLink())
      throw new UsageError(`${join(out, each)} is a link, which is not followed; remove it, or give another --out.`);
    if (below || names.includes(each)) taken.push(each);
  }
  if (taken.length === 0 || there.some((each) => LEFT_OVER.test(each))) return;
  for (const [name, sign] of Object.entries(SIGNS)) if (sign.test(edgesOf(join(out, name)))) return;
  throw new UsageError(
    `${out} has ${taken.join(', ')} and no earlier report of ours, so that files of yours would be lost; move them, or give another folder with --out.`,
  );
}
