import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { ROOT } from '../ground/own-package.ts';
import { readRuleBook } from '../ground/rules/rule-book.ts';
import { completionScript, completionsFor } from './completion.ts';
import { listedFaults } from './listed-faults.ts';
import { print } from './streams.ts';

/** The faults that the last run left beside its reports: quicker than to ask the reference. */
function keptFaults(): string[] {
  const file = join('reports', 'faults.json');
  if (!existsSync(file)) return [];
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { faults: Array<{ id: string }> }).faults.map(({ id }) => id);
  } catch {
    return [];
  }
}

async function faultIds(): Promise<readonly string[]> {
  const kept = keptFaults();
  return kept.length > 0 ? kept : (await listedFaults()).map(({ id }) => id);
}

const ruleIds = (): string[] => readRuleBook(join(ROOT, 'features/rules.json')).rules.map(({ id }) => id);

/** `plumbline completion`: the script for a shell; with --for what fits in the place of the last word. */
export async function completionCommand(
  words: readonly string[],
  { for: asked }: { readonly for?: boolean },
  root: Command,
): Promise<number> {
  if (!asked) {
    print(completionScript(words[0]));
    return 0;
  }
  const found = await completionsFor(words, root, { rules: ruleIds, faults: faultIds });
  print(found.map((name) => `${name}\n`).join(''));
  return 0;
}
