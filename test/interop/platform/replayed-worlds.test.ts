import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { Journal } from '../../../reference-impl/worlds/journal.ts';
import { folder, runOn } from '../command-line.ts';
import { during, type KeepingPlatform } from './kept-portraits.ts';

/** Timers, retries, tokens, caches, keys and calls: something of every interface. */
const RULES = [
  ...[
    'MSG-DEDUP-01',
    'MSG-SOCIAL-01',
    'CALLBACK-RETRY-01',
    'CALLBACK-RETRY-02',
    'PUB-KEY-ENABLE-01',
    'PUB-DED-OFFER-01',
  ],
  ...['VOICE-IDEM-01', 'VOICE-EVT-01', 'VOICE-DEF-01', 'LOOKUP-CACHE-01', 'TOK-10', 'CONV-STD-01', 'SUB-AUTH-01'],
];

async function examine({ addresses }: KeepingPlatform): Promise<void> {
  const { lab, messagingApac: _second, ...interfaces } = addresses;
  const target = { name: 'kept', kind: 'external', scope: 'reference', published: true, interfaces, lab };
  const { ledger } = await runOn(target, RULES);
  expect(ledger.summary.pass).toBe(RULES.length);
}

afterEach(() => vi.restoreAllMocks());

it('a replay makes the same worlds that the examples left', async () => {
  const data = join(folder, 'replayed.data');
  const forget = () => vi.spyOn(Journal.prototype, 'forget').mockReturnValue();
  forget();
  const first = await during(data, examine);
  forget();
  const second = await during(data, async () => undefined);
  expect(first.size).toBeGreaterThan(RULES.length);
  for (const [id, { lines }] of first) expect(second.get(id)?.lines).toEqual(lines);
});
