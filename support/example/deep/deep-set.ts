import { coveringRows } from './covering.ts';
import { defaultServiceScript } from './default-service.ts';
import { duplicatesScript } from './duplicates.ts';
import { idempotencyScript } from './idempotency.ts';
import type { Script } from './script.ts';
import { sendingHoursScript } from './sending-hours.ts';
import { type Row, readSpaces, type Space } from './space.ts';
import { tokensScript } from './tokens.ts';

const MAKERS: Readonly<
  Record<string, { readonly tag: string; readonly scriptOf: (space: Space, row: Row) => Script }>
> = {
  duplicates: { tag: '@messaging', scriptOf: duplicatesScript },
  'sending hours': { tag: '@messaging', scriptOf: sendingHoursScript },
  idempotency: { tag: '@voice', scriptOf: idempotencyScript },
  'default service': { tag: '@voice', scriptOf: defaultServiceScript },
  tokens: { tag: '@token', scriptOf: tokensScript },
};

export interface DeepExample {
  readonly space: Space;
  readonly row: Row;
  readonly script: Script;
}

export function exampleOf(space: Space, row: Row): DeepExample {
  const maker = MAKERS[space.promise];
  if (!maker) throw new Error(`no scripts are made of ${space.promise}`);
  return { space, row, script: maker.scriptOf(space, row) };
}

export function deepSet(seed: number): DeepExample[] {
  const examples: DeepExample[] = [];
  for (const space of readSpaces()) for (const row of coveringRows(space, seed)) examples.push(exampleOf(space, row));
  return examples;
}

export function featureOf(title: string, examples: readonly DeepExample[]): { text: string; lines: number[] } {
  const written = [`Feature: ${title}`, ''];
  const lines: number[] = [];
  for (const { space, script } of examples) {
    // The line of the keyword, which follows the tags.
    lines.push(written.length + 2);
    const own = [MAKERS[space.promise]?.tag, `@${script.rule}`, ...script.tags].filter(Boolean);
    written.push(`  ${own.join(' ')}`, `  Example: ${script.title}`);
    for (const step of script.steps) written.push(`    ${step}`);
    written.push('');
  }
  return { text: written.join('\n'), lines };
}
