import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Option } from 'commander';
import { COMMAND } from '../../ground/command-name.ts';
import { EXIT } from '../../ground/exit-codes.ts';
import { systemWords } from '../../ground/problems/system-words.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { shellArgument } from '../../ground/quote/shell.ts';
import { profileTableMarkdown, profileTablePage, type TableColumn } from '../../reports/rulebook/profile-table.ts';
import { Altered, unseal } from '../../reports/statement/envelope.ts';
import { keyIdOf, readPublicKey } from '../../reports/statement/key.ts';
import { editionNames, readEdition } from '../run/editions.ts';
import { holdAgainst, readStatement, type StatedRun } from '../run/sign-run.ts';
import { judgeSaved, readSuite, type Suite } from '../run/suite.ts';
import type { CommandFile } from '../terminal/options.ts';
import { complain, print } from '../terminal/streams.ts';
import { writeInto } from '../terminal/write-into.ts';

interface TableFlags {
  readonly keys: string;
  readonly edition?: string;
  readonly out: string;
}

type Owner = Readonly<Record<'name' | 'file', string>>;

/** The owners by the ids of their keys. Throws UsageError where the folder holds none. */
function ownersIn(folder: string): Map<string, Owner> {
  const owners = new Map<string, Owner>();
  let names: string[];
  try {
    names = readdirSync(folder).filter((name) => name.endsWith('.pub'));
  } catch (error) {
    throw new UsageError(`cannot read the keys in ${folder}: ${systemWords(error)}.`);
  }
  if (names.length === 0)
    throw new UsageError(`${folder} holds no public key; put those of the owners there, as OWNER.pub.`);
  for (const name of names.sort()) {
    const file = join(folder, name);
    owners.set(keyIdOf(readPublicKey(file)), { name: name.replace(/(?:\.pem)?\.pub$/, ''), file });
  }
  return owners;
}

interface Accepted {
  readonly path: string;
  readonly owner: Owner;
  readonly stated: StatedRun;
}

function examined(path: string, owners: ReadonlyMap<string, Owner>, suite: Suite): Accepted | string {
  const { file, bytes } = readStatement(resolve(path));
  try {
    const opened = unseal(bytes, file);
    const owner = owners.get(opened.keyId);
    if (!owner) return `it is signed with the key ${opened.keyId}, which is none of the keys given with --keys`;
    const { wrong, stated, otherSuite } = holdAgainst(opened, file, suite);
    if (wrong.length > 0 || !stated) return wrong.slice(0, 3).join('; ');
    if (otherSuite !== undefined) return `its verdicts cannot be recomputed here: ${otherSuite}`;
    const { partial, selection, cancelled } = stated.verdicts;
    if (partial) return `its run is partial (${selection ?? 'some rules only'}); a whole run of a profile is not`;
    if (cancelled) return 'its run was cancelled';
    return { path, owner, stated };
  } catch (error) {
    if (error instanceof Altered) return error.message;
    throw error;
  }
}

/** Makes one table of signed runs, each recomputed; nothing is written where one of them is refused. */
function table({ keys, edition: asked, out }: TableFlags, paths: readonly string[]): number {
  const edition = asked === undefined ? editionNames().at(-1) : readEdition(asked).id;
  const owners = ownersIn(keys);
  const suite = readSuite();
  const accepted: Accepted[] = [];
  const refused: string[] = [];
  for (const path of paths) {
    const found = examined(path, owners, suite);
    if (typeof found === 'string') refused.push(`${path} is not taken: ${found}.`);
    else accepted.push(found);
  }
  // Two owners who speak for one product and version: neither can be believed.
  const first = new Map<string, Accepted>();
  for (const each of accepted) {
    const { product, version } = each.stated.verdicts.claim;
    const name = `${product} ${version}`;
    const before = first.get(name);
    if (!before) first.set(name, each);
    else if (before.owner.name !== each.owner.name)
      refused.push(`${each.path} is not taken: ${before.owner.name} and ${each.owner.name} both speak for ${name}.`);
    else refused.push(`${each.path} is not taken: ${before.path} is of ${name} too; give one of them.`);
  }
  for (const line of refused) complain(line);
  if (refused.length > 0) return EXIT.red;
  const columns: TableColumn[] = [];
  for (const { path, owner, stated } of accepted) {
    const { run, record } = stated.saved;
    const circumstances = { ...record.circumstances, edition };
    const verdicts = judgeSaved({ run, record: { ...record, circumstances } }, suite);
    const reproduce = `${COMMAND} verify ${shellArgument(path)} --key ${shellArgument(owner.file)}`;
    columns.push({ verdicts, owner: owner.name, reproduce });
  }
  const markdown = profileTableMarkdown(columns, edition);
  writeInto(out, 'the table', { 'table.md': markdown, 'table.html': profileTablePage(columns, edition) });
  print(`${markdown}\n${join(out, 'table.html')}\n`);
  return EXIT.success;
}

export const command: CommandFile<TableFlags> = {
  options: [
    new Option('--keys <dir>', 'the public keys of the owners, each as OWNER.pub').makeOptionMandatory(),
    new Option('--edition <id>', 'judge all of them by this edition (default: the newest)'),
    new Option('--out <dir>', 'folder for table.html and table.md').default('table'),
  ],
  examples: [
    [
      'table acme/statement.json other/statement.json --keys owners',
      'two implementations side by side, profile by profile',
    ],
  ],
  exitCodes: [
    ['0', 'the table is written'],
    ['1', 'a statement is refused: altered, by another key, of a partial run, or of a product that another owner has'],
    ['2', 'wrong usage, or a statement or key that cannot be read; nothing is written'],
  ],
  run: table,
};
