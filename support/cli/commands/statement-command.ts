import { resolve } from 'node:path';
import { Option } from 'commander';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { keyIdOf, readSigningKey, writeNewKey } from '../../reports/statement/key.ts';
import { shownPath } from '../run/run-output.ts';
import { signRun } from '../run/sign-run.ts';
import type { CommandFile } from '../terminal/options.ts';
import { print, printJson } from '../terminal/streams.ts';

export const command: CommandFile<{ readonly key?: string; readonly newKey?: string; readonly json?: boolean }> = {
  options: [
    new Option('--key <file>', 'the private ed25519 key to sign with'),
    new Option('--new-key <file>', 'create a key pair: FILE for the signer, FILE.pub for everybody else'),
    new Option('--json', 'as JSON'),
  ],
  examples: [
    ['statement --new-key signing.pem', 'creates a key pair: signing.pem to sign, signing.pem.pub to verify'],
    ['statement reports --key signing.pem', 'signs the verdicts: reports/statement.json'],
  ],
  exitCodes: [
    ['0', 'signed'],
    ['2', 'the key or the run cannot be used, or the verdicts do not match the recorded run'],
  ],
  async run({ key, newKey, json }, [folder = 'reports']) {
    if ((key === undefined) === (newKey === undefined))
      throw new UsageError('give either --key FILE to sign with, or --new-key FILE to make a key.');
    if (newKey !== undefined) {
      const keyId = writeNewKey(resolve(newKey));
      if (json) printJson(JSON.stringify({ keyId, key: newKey, publicKey: `${newKey}.pub` }));
      else print(`key ${keyId} in ${newKey}; to verify, others need ${newKey}.pub\n`);
      return 0;
    }
    const signing = readSigningKey(resolve(key as string));
    const statement = shownPath(signRun(resolve(folder), signing));
    const keyId = keyIdOf(signing);
    if (json) printJson(JSON.stringify({ statement, keyId }));
    else print(`statement in ${statement}, signed with key ${keyId}\n`);
    return 0;
  },
};
