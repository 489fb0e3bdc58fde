import { Option } from 'commander';
import { counted } from '../../ground/counted.ts';
import { ROOT } from '../../ground/own-package.ts';
import { indexExamples } from '../../ground/rules/example-index.ts';
import { type RuleBook, readRuleBook } from '../../ground/rules/rule-book.ts';
import { changesSince, cutEdition, digestsNow, editionNames, readEdition } from '../run/editions.ts';
import { declaredTarget } from '../run/target.ts';
import type { CommandFile, RunFlags } from '../terminal/options.ts';
import { fitted, print, printJson } from '../terminal/streams.ts';

interface EditionsFlags extends Pick<RunFlags, 'target' | 'json'> {
  readonly cut?: string;
  readonly force?: boolean;
}

function changesText({ pending, gone }: ReturnType<typeof changesSince>): string {
  let later = 0;
  for (const why of pending.values()) if (why === 'added-later') later += 1;
  const changed = pending.size - later;
  if (pending.size + gone.length === 0) return 'the rules as they are now';
  const names = gone.length > 0 ? ` (${gone.join(', ')})` : '';
  return `since then ${later} added, ${changed} changed, ${gone.length} gone${names}`;
}

async function forTarget(file: string, book: RuleBook, now: ReadonlyMap<string, string>): Promise<string> {
  const { edition, name } = await declaredTarget(file);
  const newest = editionNames().at(-1);
  if (edition === undefined)
    return `${name} pins no edition: the rules as they are now count.${newest ? ` edition: ${newest} pins the newest.` : ''}\n`;
  const changes = changesSince(readEdition(edition), now, book);
  // By rule what a run on the target would make of it, as "rules --target" says.
  const { rulesOfTarget } = await import('../plan/rules-of-target.ts');
  const text = await rulesOfTarget(file, { json: true }, book);
  const { rules } = JSON.parse(text) as { rules: ReadonlyArray<{ id: string; outlook: string }> };
  const outlooks = new Map<string, string>();
  for (const { id, outlook } of rules) outlooks.set(id, outlook);
  const moves: string[] = [];
  let judged = 0;
  for (const [id, why] of changes.pending) {
    const outlook = outlooks.get(id) ?? 'open';
    if (outlook === 'judged') judged += 1;
    moves.push(`  ${id.padEnd(20)} ${why.padEnd(13)} ${outlook.padEnd(14)} ${book.find(id).says}`);
  }
  const head = `${name} keeps to edition ${edition}; ${changesText(changes)}.`;
  const moving = `Without the pin, or with ${newest}, ${counted(judged, 'more rule')} would be judged here.`;
  return `${[head, moving, ...moves].join('\n')}\n`;
}

export const command: CommandFile<EditionsFlags> = {
  options: [
    new Option('--target <file>', 'what a newer edition would change for this target'),
    new Option('--cut <yyyy-mm>', 'freeze the rules as they are now in features/editions, as a release does'),
    new Option('--force', 'with --cut: replace an edition that exists'),
    new Option('--json', 'the list as JSON'),
  ],
  examples: [
    ['editions', 'the frozen sets of rules, and what has changed since'],
    ['editions --target target.yaml', 'which rules would be judged with a newer edition, before anyone moves'],
  ],
  async run({ target, cut, force = false, json }) {
    const book = readRuleBook();
    const now = digestsNow(book, indexExamples(ROOT));
    if (cut !== undefined) {
      print(`${cutEdition(cut, now, force)}: ${now.size} rules\n`);
      return 0;
    }
    if (target !== undefined) {
      print(fitted(await forTarget(target, book, now)));
      return 0;
    }
    const editions: object[] = [];
    let lines = '';
    for (const id of editionNames()) {
      const { rules } = readEdition(id);
      const changes = changesSince({ id, rules }, now, book);
      const { pending, gone } = changes;
      editions.push({ id, rules: rules.size, pending: Object.fromEntries(pending), gone });
      lines += `${id}  ${counted(rules.size, 'rule')}; ${changesText(changes)}\n`;
    }
    if (json) printJson(JSON.stringify(editions));
    else print(lines || 'No edition has been cut yet: the rules as they are now count.\n');
    return 0;
  },
};
