import { createHash } from 'node:crypto';
import { TONE_OF } from '../../ledger/overall.ts';
import type { RunRecord } from '../../ledger/run-record.ts';
import { columnOf } from '../../ledger/tally.ts';
import type { Verdicts } from '../../ledger/verdicts.ts';
import { ownClientLine } from '../bound-line.ts';

const RESULTS = { good: 'PASSED', limited: 'WARNED', red: 'FAILED' } as const;

export type RunFiles = ReadonlyMap<string, Buffer>;

export interface Statement {
  readonly subject: ReadonlyArray<{ readonly name: string; readonly digest: { readonly sha256: string } }>;
}

function sha256(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

export function testResult(verdicts: Verdicts, { suite }: RunRecord, files: RunFiles): string {
  const { target, claim, scope, overall } = verdicts;
  const ownClient = ownClientLine(verdicts);
  const annotations = { version: suite.version, target, product: claim.product, productVersion: claim.version };
  const [passed, warned, failed]: [string[], string[], string[]] = [[], [], []];
  for (const rule of verdicts.rules) {
    const { id, judged, inScope, verdict, known } = rule;
    if (!judged || !inScope) continue;
    if (verdict === 'pass') passed.push(id);
    else if (verdict === 'error' || (verdict === 'fail' && known !== 'accepted')) failed.push(id);
    else if (verdict === 'fail' || columnOf(rule) === 'inconclusive') warned.push(id);
  }
  return JSON.stringify({
    _type: 'https://in-toto.io/Statement/v1',
    subject: [...files].map(([name, content]) => ({ name, digest: { sha256: sha256(content) } })),
    predicateType: 'https://in-toto.io/attestation/test-result/v0.1',
    predicate: {
      result: RESULTS[TONE_OF[overall]],
      configuration: [
        {
          name: 'plumbline',
          digest: { sha256: suite.digest },
          annotations: { ...annotations, scope, overall, ...(ownClient === undefined ? {} : { ownClient }) },
        },
      ],
      passedTests: passed,
      warnedTests: warned,
      failedTests: failed,
    },
  });
}

/** The files whose content is not the one a statement names, or that it does not name, with both digests. */
export function alteredFiles({ subject }: Statement, files: RunFiles): string[] {
  const altered: string[] = [];
  for (const [name, content] of files) {
    const named = subject.find((each) => each.name === name)?.digest.sha256 ?? 'none';
    const found = sha256(content);
    if (named !== found) altered.push(`${name} has the digest ${found}, and the statement names ${named}`);
  }
  return altered;
}
