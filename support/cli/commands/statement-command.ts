import { resolve } from 'node:path';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { keyIdOf, readSigningKey, writeNewKey } from '../../reports/statement/key.ts';
import { shownPath } from '../run/run-output.ts';
import { signRun } from '../run/sign-run.ts';
import { print, printJson } from '../terminal/streams.ts';

interface StatementFlags {
  readonly key?: string;
  readonly newKey?: string;
  readonly json?: boolean;
}

/** `plumbline statement`: signs the run in a report folder, or makes a key to sign with. */
export async function statementCommand(folder: string, { key, newKey, json }: StatementFlags): Promise<number> {
  if ((key === undefined) === (newKey === undefined))
    throw new UsageError('give either --key FILE to sign with, or --new-key FILE to make a key.');
  if (newKey !== undefined) {
    const keyId = writeNewKey(resolve(newKey));
    const text = `key ${keyId} in ${newKey}; to verify, others need ${newKey}.pub`;
    if (json) printJson(JSON.stringify({ keyId, key: newKey, publicKey: `${newKey}.pub` }));
    else print(`${text}\n`);
    return 0;
  }
  const signing = readSigningKey(resolve(key as string));
  const file = shownPath(signRun(resolve(folder), signing));
  const keyId = keyIdOf(signing);
  if (json) printJson(JSON.stringify({ statement: file, keyId }));
  else print(`statement in ${file}, signed with key ${keyId}\n`);
  return 0;
}
