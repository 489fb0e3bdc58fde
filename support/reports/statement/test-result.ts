import { createHash } from 'node:crypto';
import type { RunRecord } from '../../ledger/run-record.ts';
import { columnOf } from '../../ledger/tally.ts';
import type { JudgedRule, Overall, Verdicts } from '../../ledger/verdicts.ts';
import { ownClientLine } from '../bound-line.ts';

export type RunFiles = ReadonlyMap<string, Buffer>;

export interface Statement {
  readonly subject: ReadonlyArray<{ readonly name: string; readonly digest: { readonly sha256: string } }>;
}

const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

const RESULTS: Readonly<Record<Overall, 'PASSED' | 'WARNED' | 'FAILED'>> = {
  conformant: 'PASSED',
  'conformant-with-known-failures': 'WARNED',
  'no-deviation-found': 'WARNED',
  'not-fully-verified': 'WARNED',
  'not-conformant': 'FAILED',
  'not-judged': 'FAILED',
};

const idsOf = ({ rules }: Verdicts, holds: (rule: JudgedRule) => boolean): string[] =>
  rules.filter((rule) => rule.judged && rule.inScope && holds(rule)).map(({ id }) => id);

const isRed = ({ verdict, known }: JudgedRule): boolean =>
  verdict === 'error' || (verdict === 'fail' && known !== 'accepted');

const isDoubtful = (rule: JudgedRule): boolean =>
  columnOf(rule) === 'inconclusive' || (rule.verdict === 'fail' && rule.known === 'accepted');

export function testResult(verdicts: Verdicts, { suite }: RunRecord, files: RunFiles): string {
  const { target, claim, scope, overall } = verdicts;
  const ownClient = ownClientLine(verdicts);
  return JSON.stringify({
    _type: 'https://in-toto.io/Statement/v1',
    subject: [...files].map(([name, content]) => ({ name, digest: { sha256: sha256(content) } })),
    predicateType: 'https://in-toto.io/attestation/test-result/v0.1',
    predicate: {
      result: RESULTS[overall],
      configuration: [
        {
          name: 'plumbline',
          digest: { sha256: suite.digest },
          annotations: {
            version: suite.version,
            target,
            product: claim.product,
            productVersion: claim.version,
            scope,
            overall,
            ...(ownClient === undefined ? {} : { ownClient }),
          },
        },
      ],
      passedTests: idsOf(verdicts, ({ verdict }) => verdict === 'pass'),
      warnedTests: idsOf(verdicts, isDoubtful),
      failedTests: idsOf(verdicts, isRed),
    },
  });
}

/** The files whose content is not the one a statement names, with both digests; a file that it does not name is one too. */
export function alteredFiles({ subject }: Statement, files: RunFiles): string[] {
  return [...files].flatMap(([name, content]) => {
    const told = subject.find((each) => each.name === name)?.digest.sha256;
    const found = sha256(content);
    return told === found ? [] : [`${name} has the digest ${found}, and the statement names ${told ?? 'none'}`];
  });
}
