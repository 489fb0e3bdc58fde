import { statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { readBounded } from '../../ground/bounded-file.ts';
import { EXIT } from '../../ground/exit-codes.ts';
import { systemWords } from '../../ground/problems/system-words.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { boundLine } from '../../reports/bound-line.ts';
import { Altered, type Opened, unseal } from '../../reports/statement/envelope.ts';
import { readPublicKey } from '../../reports/statement/key.ts';
import { alteredFiles, type Statement, testResult } from '../../reports/statement/test-result.ts';
import { filesOf, readStatedRun, recomputed, STATEMENT } from '../run/sign-run.ts';
import { readSuite, suiteName } from '../run/suite.ts';
import { print, printJson } from '../terminal/streams.ts';

interface VerifyFlags {
  readonly key?: string;
  readonly run?: string;
  readonly json?: boolean;
}

/** The outcome of verifying a statement. */
interface Verified {
  readonly outcome: 'verified' | 'self-signed' | 'not-recomputed' | 'refused';
  /** Whether the outcome is `verified`: only a key that was given says who signed. */
  readonly verified: boolean;
  readonly exitCode: number;
  readonly keyId?: string | undefined;
  /** Whether the signer was compared with a key that was given. */
  readonly signer: 'given key' | 'key in the statement';
  readonly differences: readonly string[];
  readonly says: string;
}

const MOST_SHOWN = 10;

function statementFile(path: string): string {
  try {
    return statSync(path).isDirectory() ? join(path, STATEMENT) : path;
  } catch {
    throw new UsageError(`there is no statement ${path}.`);
  }
}

function bytesOf(file: string): Buffer {
  try {
    return readBounded(file);
  } catch (error) {
    throw new UsageError(`cannot read the statement ${file}: ${systemWords(error)}.`);
  }
}

function statementIn({ payload }: Opened, file: string): Statement {
  const statement = JSON.parse(payload) as Statement;
  if (Array.isArray(statement.subject)) return statement;
  throw new UsageError(`the payload of ${file} is not a statement about a run.`);
}

type Signer = Verified['signer'];

const EXITS = {
  verified: EXIT.success,
  'self-signed': EXIT.undecided,
  'not-recomputed': EXIT.undecided,
  refused: EXIT.red,
};

/** What an outcome comes to; `of` says the rest of it. */
const endingIn = (
  outcome: Verified['outcome'],
  of: Pick<Verified, 'signer' | 'says'> & Partial<Verified>,
): Verified => ({
  outcome,
  verified: outcome === 'verified',
  exitCode: EXITS[outcome],
  keyId: undefined,
  differences: [],
  ...of,
});

function refused(differences: readonly string[], signer: Signer, keyId?: string): Verified {
  const more = differences.length > MOST_SHOWN ? `\n  and ${differences.length - MOST_SHOWN} more` : '';
  const says = `REFUSED · ${differences.slice(0, MOST_SHOWN).join('\n  ')}${more}`;
  return endingIn('refused', { keyId, signer, differences, says });
}

/** Holds an opened statement against the run it is about: digests, verdicts recomputed, and what it says of them. */
function holdAgainst(opened: Opened, file: string, folder: string, signer: Signer): Verified {
  const { keyId } = opened;
  const altered = alteredFiles(statementIn(opened, file), filesOf(folder));
  if (altered.length > 0) return refused(altered, signer, keyId);
  const stated = readStatedRun(folder);
  const suite = readSuite();
  const { saved, verdicts, files } = stated;
  const differences = recomputed(stated, suite);
  const told = testResult(verdicts, saved.record, files) === opened.payload;
  const wrong = [...(told ? [] : ['the statement does not say what verdicts.json says']), ...(differences ?? [])];
  if (wrong.length > 0) return refused(wrong, signer, keyId);
  const head = `signed with key ${keyId}\n${boundLine(verdicts)}`;
  const known = { keyId, signer };
  if (!differences) {
    const suites = `the run was judged by suite ${suiteName(saved.record.suite)} and this is ${suiteName(suite.identity)}`;
    return endingIn('not-recomputed', {
      ...known,
      says: `NOT RECOMPUTED · signature and digests agree, but ${suites} · ${head}`,
    });
  }
  const agree = 'signature, digests and recomputed verdicts agree';
  return signer === 'given key'
    ? endingIn('verified', { ...known, says: `VERIFIED · ${agree} · ${head}` })
    : endingIn('self-signed', {
        ...known,
        says: `SELF-SIGNED · ${agree}, but anyone can have signed: name the expected signer with --key FILE.pub · ${head}`,
      });
}

function look(path: string, flags: VerifyFlags): Verified {
  const file = statementFile(resolve(path));
  const trusted = flags.key === undefined ? undefined : readPublicKey(resolve(flags.key));
  const signer: Signer = trusted ? 'given key' : 'key in the statement';
  try {
    const opened = unseal(bytesOf(file), file, trusted);
    return holdAgainst(opened, file, resolve(flags.run ?? dirname(file)), signer);
  } catch (error) {
    if (error instanceof Altered) return refused([error.message], signer);
    throw error;
  }
}

/** `plumbline verify`: checks a statement and recomputes its verdicts; exit code 1 when anything was altered. */
export async function verifyCommand(path: string, flags: VerifyFlags): Promise<number> {
  const { says, ...result } = look(path, flags);
  if (flags.json) printJson(JSON.stringify(result));
  else print(`${says}\n`);
  return result.exitCode;
}
