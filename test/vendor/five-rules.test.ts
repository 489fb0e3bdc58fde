import { describe, expect, it } from 'vitest';
import { runOn } from '../interop/command-line.ts';
import { referenceSandbox } from './reference-target.ts';
import { startVendor, type VendorMistakes } from './start.ts';
import { vendorTarget } from './vendor-target.ts';

/** The rules that the product is known by: repeats, sending hours, one sender, a smaller alphabet, and short links. */
const FIVE = ['MSG-DEDUP-01', 'MSG-SOCIAL-02', 'MSG-FAM-01', 'GSM-04', 'LINK-01'];

const each = (verdict: string) => Object.fromEntries(FIVE.map((id) => [id, verdict]));

async function judged(target: object): Promise<Record<string, string>> {
  const { verdicts } = await runOn({ ...target, callbacks: { listen: '127.0.0.1:0', patience: '1s' } }, FIVE);
  return verdicts;
}

async function onVendor(mistakes?: VendorMistakes) {
  const vendor = await startVendor(mistakes);
  return judged(vendorTarget(vendor)).finally(vendor.close);
}

async function onReference(faults?: readonly string[]) {
  const { target, close } = await referenceSandbox(faults);
  return judged(target).finally(close);
}

describe.concurrent('without a lab the five rules the product is known by', () => {
  it('are green on the second server', async () => {
    expect(await onVendor()).toEqual(each('pass'));
  });

  it('are red on the second server with a mistake in each', async () => {
    const environment = { DUPLICATE_CODE: '304', SENDING_STARTS: '0', SENDING_ENDS: '24', SHORT_LINK_LENGTH: '23' };
    const mistakes = { environment, without: ['familiarSender', 'characterConverter'] };
    expect(await onVendor(mistakes)).toEqual(each('fail'));
  });

  it('are green on the reference', async () => {
    expect(await onReference()).toEqual(each('pass'));
  });

  it('are red on the reference with a fault in each', async () => {
    const faults = ['dedup.code-304', 'social.never-held', 'familiar-sender.takes-turns', 'links.length-23'];
    expect(await onReference([...faults, 'converter.bills-what-was-submitted'])).toEqual(each('fail'));
  });
});
