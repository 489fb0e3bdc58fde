import { describe, expect, it } from 'vitest';
import type { Verdicts } from '../../support/ledger/verdicts.ts';
import { chosen, ledgerIn, placed, plumbline, start } from '../interop/command-line.ts';
import { AT_ONCE as SHOWN } from './mistakes.ts';
import { startVendor } from './start.ts';
import { vendorPhones } from './vendor-phones.ts';
import { vendorTarget } from './vendor-target.ts';

/** Starts the second shape with mistakes; `words` run rules there. */
async function largeVendor(mistakes: readonly string[], ...ids: readonly string[]) {
  const vendor = await startVendor({ large: mistakes });
  const target = vendorTarget(vendor) as { numbers: { reachable: string[] } };
  const { http, close } = await vendorPhones(vendor.addresses.simulator, target.numbers.reachable);
  const { file, out } = placed({ ...target, facilities: { handset: { http } } });
  return {
    words: ['run', '--target', file, '--out', out, ...chosen(ids)],
    verdicts: () => ledgerIn(out),
    close: () => {
      close();
      vendor.close();
    },
  };
}

async function verdictsWith(mistakes: readonly string[]): Promise<Verdicts> {
  const vendor = await largeVendor(mistakes, ...Object.values(SHOWN));
  await plumbline([...vendor.words, '--quiet']).finally(vendor.close);
  return vendor.verdicts();
}

const decided = ({ rules }: Verdicts) =>
  Object.fromEntries(
    rules.filter(({ verdict }) => verdict !== 'not-selected').map(({ id, verdict }) => [id, verdict] as const),
  );

describe.concurrent('the second shape of the second server', () => {
  it('is green without a mistake, with every kind of account that is declared', async () => {
    const verdicts = await verdictsWith([]);
    expect(decided(verdicts)).toMatchObject(Object.fromEntries(Object.values(SHOWN).map((id) => [id, 'pass'])));
    const { kinds = [], exampleCount, examples = [] } = verdicts.rules.find(({ id }) => id === 'MSG-SOCIAL-02') ?? {};
    expect(examples.filter(({ furtherKind, name }) => furtherKind && name.includes(', night in '))).not.toEqual([]);
    expect(kinds.filter((kind) => kind.startsWith('night in ')).length).toBeGreaterThan(1);
    expect(exampleCount?.run).toBe(1);
  });

  it('is red in the rule of each mistake', async () => {
    const red = decided(await verdictsWith(Object.keys(SHOWN)));
    expect(red).toMatchObject(Object.fromEntries(Object.values(SHOWN).map((id) => [id, 'fail'])));
  });

  it.each(['first finding', 'try 2 of 3', 'try 3 of 3'])(
    'keeps what was red when it is cancelled at its %s',
    async (at) => {
      const vendor = await largeVendor(['default-alone-refused'], 'VOICE-DEF-03');
      const { child, ended } = start([...vendor.words, '--progress', 'plain']);
      let said = '';
      child.stderr?.on('data', (chunk) => {
        if (!said.includes(at) && `${said}${chunk}`.includes(at)) child.kill('SIGINT');
        said += chunk;
      });
      const { code, stderr } = await ended.finally(vendor.close);
      expect([code, decided(vendor.verdicts())], stderr).toMatchObject([1, { 'VOICE-DEF-03': 'fail' }]);
    },
  );
});
