import { describe, expect, it } from 'vitest';
import type { Ask } from '../../../support/cli/doctor/asker.ts';
import { examineCapabilities, examineCapability } from '../../../support/cli/doctor/capabilities.ts';
import { examineAccounts } from '../../../support/cli/doctor/credentials.ts';
import { probeFeatures, probesFor } from '../../../support/cli/doctor/feature-probe.ts';
import type { Finding } from '../../../support/cli/doctor/finding.ts';
import type { DeclaredAccount } from '../../../support/wire/target/declared-account.ts';
import { declaredFacts } from '../../../support/wire/target/declared-facts.ts';
import type { ResolvedTarget } from '../../../support/wire/target/target.ts';
import { standingTime } from '../http/standing-time.ts';
import { PLAIN_TARGET } from '../plain-target.ts';

const messaging = { of: 'messaging', place: 1, url: 'https://m.example' } as const;
const NIGHT = Date.parse('2024-01-15T23:00:00Z');

const account = (name: string, over: Partial<DeclaredAccount> = {}): DeclaredAccount => ({
  ...{ name, account: `acme-${name}`, key: `key-${name}`, secret: `secret-${name}` },
  ...over,
});

const targetWith = (accounts: readonly DeclaredAccount[], over: Partial<ResolvedTarget> = {}): ResolvedTarget => ({
  ...PLAIN_TARGET,
  claim: { product: 'p', version: '1', capabilities: ['billing-units'] },
  credentials: { accounts },
  numbers: { reachable: ['+61491570156'] },
  safety: { sideEffects: ['messages'], allowPlainHttp: false, stateDir: '', maxDeferMs: 0 },
  ...over,
});

const says = (findings: readonly Finding[]): string[] =>
  findings.map(({ state, about, says: text }) => `${state} ${about}: ${text}`);

describe('a declared account', () => {
  const door: Ask = async (_, { as, headers }) => {
    const user = as?.scheme === 'basic' ? as.pair.user : '';
    const status = user !== 'key-a' ? 401 : headers?.account === 'acme-strange' ? 403 : 200;
    return { status, headers: {}, text: '{}' };
  };

  it('is read once with its own key, a sub-account with that of its parent', async () => {
    const accounts = [
      account('a', { subAccount: 'acme-below' }),
      account('b'),
      { name: 'below', account: 'acme-below', features: ['social-sending' as const] },
    ];
    expect(says(await examineAccounts(targetWith(accounts), messaging, door))).toEqual([
      'fine a, the account acme-a: it lets its key in (HTTP status 200)',
      'gap b, the account acme-b: it refuses the request with HTTP status 401; fix its key and secret',
      'fine below, the account acme-below: it lets its key in (HTTP status 200)',
      'note below, the account acme-below: social sending: switched on there, but claim.capabilities leaves it out, and its rules do not apply',
    ]);
  });

  it('that is no sub-account of its parent is a gap', async () => {
    const accounts = [account('a', { subAccount: 'acme-strange' }), { name: 'strange', account: 'acme-strange' }];
    const [, strange] = await examineAccounts(targetWith(accounts), messaging, door);
    expect(strange?.says).toBe('it refuses the request with HTTP status 403; is acme-strange a sub-account of acme-a?');
  });
});

/** A platform that reports what `fate` says of each message, counted from 0, and how many it took. */
function platform(fate: (nth: number) => object) {
  const sent: string[] = [];
  const ask: Ask = async (_, { method, path }) => {
    if (method === 'POST' && path.endsWith('/messages')) sent.push(`m${sent.length}`);
    const reports = sent.map((id, nth) => ({ delivery_report_id: `r-${id}`, message_id: id, ...fate(nth) }));
    const body = method === 'GET' ? { delivery_reports: reports } : { messages: [{ message_id: sent.at(-1) }] };
    return { status: 200, headers: {}, text: JSON.stringify(body) };
  };
  return { ask, time: standingTime(NIGHT), sent };
}

const probed = async (of: DeclaredAccount, fate: (nth: number) => object, over: Partial<ResolvedTarget> = {}) => {
  const { ask, time, sent } = platform(fate);
  const means = { target: targetWith([of], over), messaging, ask, time };
  const findings = await probeFeatures(probesFor(means), means);
  return { says: says(findings), sent: sent.length };
};

const delivered = () => ({ status: 'delivered' });

it('a capability that is a feature of accounts is looked for at an account that has it', async () => {
  const asked: string[] = [];
  const ask: Ask = async (_, { as, path }) => {
    const user = as?.scheme === 'basic' ? as.pair.user : '';
    asked.push(`${path} as ${user}`);
    return { status: user === 'key-b' ? 200 : 403, headers: {}, text: '{}' };
  };
  const target = targetWith([account('a', { features: [] }), account('b', { features: ['dedicated-numbers'] })]);
  const { claim, ...rest } = target;
  const means = {
    target: { ...rest, claim: { product: claim.product, version: '1' } },
    facts: declaredFacts(target),
    messaging,
    ask,
  };
  expect(await examineCapability('dedicated-numbers', means)).toMatchObject({ state: 'fine' });
  expect(asked).toEqual(['/v1/messaging/numbers/dedicated as key-b']);
});

describe('capabilities that only messages show', () => {
  const capabilities = ['billing-units', 'familiar-sender', 'basic'] as const;
  const target = { ...targetWith([account('a')]), claim: { product: 'p', version: '1', capabilities } };
  const ask: Ask = async () => ({ status: 200, headers: {}, text: '{}' });
  const means = { target, facts: declaredFacts(target), messaging, ask };

  it('are not noted where messages were sent for them', async () => {
    const probe = { account: account('a'), features: ['billing-units' as const], copies: 1 };
    const notes = says(await examineCapabilities(means, [probe], 1)).filter((line) => line.includes('only messages'));
    expect(notes).toEqual(['note familiar-sender: claimed; only messages would show it']);
  });
});

describe('a declared feature', () => {
  it.each<[string, Partial<DeclaredAccount>, (nth: number) => object, number]>([
    ['de-duplication', { features: ['de-duplication'] }, (nth) => ({ status: nth ? 'rejected' : 'delivered' }), 2],
    ['billing units', { features: ['billing-units'] }, () => ({ status: 'delivered', billing_units: 1 }), 1],
    ['social sending', { features: ['social-sending'], timeZone: 'UTC' }, () => ({ status: 'enroute' }), 1],
  ])('%s is shown to be on', async (feature, of, fate, count) => {
    const { says: said, sent } = await probed(account('a', of), fate);
    expect(said).toEqual([expect.stringMatching(new RegExp(`^fine the account acme-a: ${feature}: on, as declared`))]);
    expect(sent).toBe(count);
  });

  it.each([
    ['de-duplication', account('a', { features: ['de-duplication'] })],
    ['billing units', account('a', { features: ['billing-units'] })],
    ['social sending', account('a', { features: ['social-sending', 'de-duplication'], timeZone: 'UTC' })],
  ])('%s is shown to be off', async (feature, of) => {
    const { says: said } = await probed(of, delivered);
    expect(said).toEqual([
      expect.stringMatching(new RegExp(`^gap the account acme-a: ${feature}: declared in accounts and not on`)),
    ]);
  });

  it('is left open where nothing is reported', async () => {
    const { says: said } = await probed(account('a', { features: ['de-duplication'] }), () => ({ status: 'enroute' }));
    expect(said.join()).toMatch(
      /^note .*nothing was reported that shows whether de-duplication is on \(2 messages sent\)/,
    );
  });

  it.each([
    ['messages are not allowed', { safety: { sideEffects: [], allowPlainHttp: false, stateDir: '', maxDeferMs: 0 } }],
    ['no number may get one', { numbers: {} }],
    ['the budget is too small', { limits: { messages: 1 } }],
    ['a lab is there', { lab: 'https://lab.example' }],
  ] as Array<[string, Partial<ResolvedTarget>]>)('is not tried where %s', async (_, over) => {
    const { says: said, sent } = await probed(account('a', { features: ['de-duplication'] }), delivered, over);
    expect([said, sent]).toEqual([[], 0]);
  });

  it('that no message shows, or none at this hour, costs nothing', async () => {
    const { sent } = await probed(account('a', { features: ['character-converter'] }), delivered);
    const { sent: unknownHour } = await probed(account('b', { features: ['social-sending'] }), delivered);
    expect([sent, unknownHour]).toEqual([0, 0]);
  });
});
