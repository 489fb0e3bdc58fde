import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapping } from 'node:module';
import { join, normalize } from 'node:path';
import { IS_BUILT, ROOT } from '../../ground/own-package.ts';
import type { StepDefinition } from '../run/lean-cucumber.ts';

export interface Parameter {
  readonly name: string;
  readonly regexpStrings: readonly string[];
}

export interface LoadedDefinition extends StepDefinition {
  readonly pattern: string | RegExp;
  readonly uri: string;
  readonly line: number;
  readonly expression: StepDefinition['expression'] & { readonly parameterTypes?: readonly Parameter[] };
}

export interface Phrasebook {
  readonly definitions: readonly LoadedDefinition[];
  readonly fitting: (text: string) => ReadonlySet<LoadedDefinition>;
}

let map: SourceMap | undefined;

/** Where a definition is written; the steps that were built are in one file, and cucumber knows their places in that. */
export function writtenAt({ uri, line }: LoadedDefinition): { readonly uri: string; readonly line: number } {
  if (!IS_BUILT) return { uri, line };
  map ??= new SourceMap(JSON.parse(readFileSync(join(ROOT, `${uri}.map`), 'utf8')));
  const { originalSource, originalLine } = map.findEntry(line - 1, 0) as SourceMapping;
  return { uri: normalize(join('built', originalSource)).replaceAll('\\', '/'), line: originalLine + 1 };
}
