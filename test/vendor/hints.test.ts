import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { remediesOf } from '../../support/ledger/remedy.ts';
import type { Verdicts } from '../../support/ledger/verdicts.ts';
import { folder, plumbline } from '../interop/command-line.ts';
import { startVendor } from './start.ts';
import { vendorTarget } from './vendor-target.ts';

/** A copy of a target without what is at these paths. */
function without(target: object, ...paths: readonly string[]): object {
  const copy = structuredClone(target) as Record<string, never>;
  for (const path of paths) {
    const [last = '', ...keys] = path.split('.').reverse();
    delete keys.reverse().reduce((at, key) => at[key] as never, copy)[last];
  }
  return copy;
}

const place = join(folder, 'hints');
mkdirSync(place, { recursive: true });

function written(name: string, target: object): string {
  const file = join(place, `${name}.json`);
  writeFileSync(file, JSON.stringify({ ...target, maxWait: '12m' }));
  return file;
}

/** By rule what is to be done before it is judged, as `plumbline rules --target` says it; nothing is sent for it. */
async function outlooks(name: string, target: object): Promise<Map<string, string>> {
  const { stdout } = await plumbline(['rules', '--target', written(name, target), '--json']);
  const { rules } = JSON.parse(stdout) as { rules: Array<{ id: string; outlook: string; remedy?: string }> };
  return new Map(rules.map(({ id, outlook, remedy }) => [id, outlook === 'judged' ? '' : (remedy ?? outlook)]));
}

const NOWHERE = 'http://127.0.0.1:9';
const NAMES = ['messaging', 'messagingApac', 'token', 'subprojects', 'voice', 'conversation', 'standalone'];
const full = vendorTarget({
  addresses: {
    ...Object.fromEntries(NAMES.map((name) => [name, `${NOWHERE}/${name}`])),
    lookup: [NOWHERE],
    simulator: '',
  },
  zones: new Proxy({}, { get: () => 'Europe/Stockholm' }),
  downstream: '127.0.0.1:9',
  close: () => {},
} as never);

describe('a target that lacks one thing', async () => {
  const before = await outlooks('full', full);

  it.each([
    ['credentials.account', 'credentials.account'],
    ['credentials.stranger', 'credentials.stranger'],
    ['credentials.project', 'credentials.project'],
    ['credentials.project.serviceId', 'credentials.project.serviceId'],
    ['credentials.project.secondServiceId', 'credentials.project.secondServiceId'],
    ['credentials.otherProject', 'credentials.otherProject'],
    ['credentials.lookup', 'credentials.lookup'],
    ['credentials.conversation.appId', 'credentials.conversation.appId'],
    ['credentials.conversation.botId', 'credentials.conversation.botId'],
    ['numbers.reachable', 'numbers.reachable'],
    ['numbers.noRoute', 'numbers.noRoute'],
    ['numbers.blocked', 'numbers.blocked'],
    ['numbers.expires', 'numbers.expires'],
    ['numbers.optsOut', 'numbers.optsOut'],
    ['lookups', 'lookups with the result'],
    ['accounts', 'account'],
    ['downstream', 'downstream'],
    ['sideEffects', 'allow sideEffects'],
  ])('%s is told for each rule that it would decide', async (path, hint) => {
    const now = await outlooks(path, without(full, path));
    const lost = [...now].filter(([id, says]) => says !== '' && before.get(id) === '');
    expect(lost).not.toEqual([]);
    expect(lost.filter(([, says]) => !says.includes(hint))).toEqual([]);
    expect(lost.filter(([, says]) => says.includes('offer '))).toEqual([]);
  });
});

/** Five of these things, each with a rule that needs it and no wait. */
const FIVE = {
  'credentials.otherProject': 'BEARER-06',
  'credentials.project.secondServiceId': 'VOICE-DEF-01',
  'credentials.conversation.botId': 'CONV-MAP-TYPE-01',
  'numbers.blocked': 'DR-REJ-01',
  'credentials.stranger': 'MSG-GET-03',
};

it('is told the same in the report of a run, and follows it', async () => {
  const vendor = await startVendor();
  const target = vendorTarget(vendor);
  const words = Object.values(FIVE).flatMap((id) => ['--rule', id]);
  const rulesWith = async (name: string, given: object) => {
    const out = join(place, name);
    await plumbline(['run', '--target', written(name, given), '--quiet', '--out', out, ...words]);
    return (JSON.parse(readFileSync(join(out, 'verdicts.json'), 'utf8')) as Verdicts).rules;
  };
  const before = await rulesWith('before', without(target, ...Object.keys(FIVE)));
  const after = await rulesWith('after', target).finally(vendor.close);
  for (const [path, id] of Object.entries(FIVE)) {
    const says = before.filter((rule) => rule.id === id).flatMap((rule) => remediesOf(rule).map((each) => each.says));
    expect(says.join('; '), id).toContain(path);
    expect(after.find((rule) => rule.id === id)?.verdict, id).toBe('pass');
  }
});
