import { join } from 'node:path';
import type { Command } from 'commander';
import { ROOT } from '../../ground/own-package.ts';
import { readRuleBook } from '../../ground/rules/rule-book.ts';
import { listedFaults } from '../run/listed-faults.ts';
import { print } from '../terminal/streams.ts';
import { completionScript, completionsFor } from './completion.ts';

const faultIds = async (): Promise<readonly string[]> => (await listedFaults()).map(({ id }) => id);

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
