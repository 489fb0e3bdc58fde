import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Envelope } from '@cucumber/messages';
import { expect, it } from 'vitest';
import { EVIDENCE_TYPE } from '../../../support/ground/evidence/recorded-run.ts';
import { RunRecorder } from '../../../support/ledger/run-recorder.ts';
import { Spool, type SpoolHead } from '../../../support/ledger/spool.ts';
import { freshFolder } from '../../fresh-folder.ts';
import { aTurn } from '../ledger/a-turn.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

function alive(): number {
  collect();
  return process.memoryUsage().heapUsed / 1024 / 1024;
}

const EXAMPLES = 200;
function example(n: number): Iterable<Envelope> {
  const responseBody = `${n} `.repeat(Math.ceil((1024 * 1024) / `${n} `.length));
  return aTurn(`${n}`, EVIDENCE_TYPE, { rung: 'none', exchanges: [{ n: 1, responseBody }], callbacks: [] });
}

it('a run holds none of the bodies that it wrote down, and reads them again', () => {
  const head = { out: freshFolder() } as SpoolHead;
  const spool = Spool.open(head, (text) => text);
  const recorder = new RunRecorder();
  const before = alive();
  for (let n = 0; n < EXAMPLES; n += 1)
    for (const envelope of example(n)) recorder.take(envelope, spool.add(JSON.stringify(envelope)));
  expect(alive() - before).toBeLessThan(EXAMPLES / 20);
  const { examples } = recorder.recorded(0);
  expect(examples).toHaveLength(EXAMPLES);
  for (const [n, { evidence }] of examples.entries())
    expect(evidence?.exchanges[0]?.responseBody?.slice(0, 8)).toBe(`${n} `.repeat(8).slice(0, 8));
  spool.remove();
});
