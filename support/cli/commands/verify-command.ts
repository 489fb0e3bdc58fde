import { dirname, resolve } from 'node:path';
import { Option } from 'commander';
import { EXIT } from '../../ground/exit-codes.ts';
import { boundLine } from '../../reports/bound-line.ts';
import { Altered, type Opened, unseal } from '../../reports/statement/envelope.ts';
import { readPublicKey } from '../../reports/statement/key.ts';
import { type HeldAgainst, holdAgainst, readStatement } from '../run/sign-run.ts';
import { readSuite } from '../run/suite.ts';
import type { CommandFile } from '../terminal/options.ts';
import { print, printJson } from '../terminal/streams.ts';

interface VerifyFlags {
  readonly key?: string;
  readonly run?: string;
  readonly json?: boolean;
}

interface Verified {
  readonly outcome: keyof typeof EXITS;
  /** Whether the outcome is `verified`: only a key that was given says who signed. */
  readonly verified: boolean;
  readonly exitCode: number;
  readonly keyId?: string | undefined;
  readonly signer: 'given key' | 'key in the statement';
  readonly differences: readonly string[];
  readonly says: string;
}

type Signer = Verified['signer'];

const { success, undecided, red } = EXIT;
const EXITS = { verified: success, 'self-signed': undecided, 'not-recomputed': undecided, refused: red };

const MOST_SHOWN = 10;

function endingIn(outcome: Verified['outcome'], of: Pick<Verified, 'signer' | 'says'> & Partial<Verified>): Verified {
  const verified = outcome === 'verified';
  return { outcome, verified, exitCode: EXITS[outcome], keyId: undefined, differences: [], ...of };
}

function refused(differences: readonly string[], signer: Signer, keyId?: string): Verified {
  const more = differences.length > MOST_SHOWN ? `\n  and ${differences.length - MOST_SHOWN} more` : '';
  const says = `REFUSED · ${differences.slice(0, MOST_SHOWN).join('\n  ')}${more}`;
  return endingIn('refused', { keyId, signer, differences, says });
}

function outcomeOf({ wrong, stated, otherSuite }: HeldAgainst, { keyId }: Opened, signer: Signer): Verified {
  if (wrong.length > 0 || !stated) return refused(wrong, signer, keyId);
  const head = `signed with key ${keyId}\n${boundLine(stated.verdicts)}`;
  if (otherSuite !== undefined) {
    const says = `NOT RECOMPUTED · signature and digests agree, but ${otherSuite} · ${head}`;
    return endingIn('not-recomputed', { keyId, signer, says });
  }
  const agree = 'signature, digests and recomputed verdicts agree';
  if (signer === 'given key') return endingIn('verified', { keyId, signer, says: `VERIFIED · ${agree} · ${head}` });
  const remedy = 'but anyone can have signed: name the expected signer with --key FILE.pub';
  return endingIn('self-signed', { keyId, signer, says: `SELF-SIGNED · ${agree}, ${remedy} · ${head}` });
}

export const command: CommandFile<VerifyFlags> = {
  options: [
    new Option('--key <file>', 'the public key of the expected signer'),
    new Option('--run <dir>', 'the report folder (default: where the statement is)'),
    new Option('--json', 'as JSON'),
  ],
  examples: [
    ['verify reports/statement.json --key signing.pem.pub', 'checks that nothing was altered, and who signed'],
  ],
  exitCodes: [
    ['0', 'signature, digests and recomputed verdicts agree, and the key of --key signed'],
    ['1', 'something was altered, or someone else signed'],
    ['2', 'not a statement, or no run beside it'],
    ['3', 'no --key says who may sign, or another suite judged the run: its verdicts cannot be recomputed here'],
  ],
  async run({ key, run, json }, [path = '']) {
    let result: Verified;
    const { file, bytes } = readStatement(resolve(path));
    const trusted = key === undefined ? undefined : readPublicKey(resolve(key));
    const signer: Signer = trusted ? 'given key' : 'key in the statement';
    try {
      const opened = unseal(bytes, file, trusted);
      result = outcomeOf(holdAgainst(opened, file, readSuite(), resolve(run ?? dirname(file))), opened, signer);
    } catch (error) {
      if (!(error instanceof Altered)) throw error;
      result = refused([error.message], signer);
    }
    const { says, ...shown } = result;
    if (json) printJson(JSON.stringify(shown));
    else print(`${says}\n`);
    return result.exitCode;
  },
};
