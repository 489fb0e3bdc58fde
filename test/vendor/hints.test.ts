import { expect, it } from 'vitest';
import { remediesOf } from '../../support/ledger/remedy.ts';
import { placed, plumbline, runOn } from '../interop/command-line.ts';
import { startVendor } from './start.ts';
import { vendorTarget } from './vendor-target.ts';

function without(target: object, ...paths: readonly string[]): object {
  const copy = structuredClone(target) as Record<string, never>;
  for (const path of paths) {
    const [last = '', ...keys] = path.split('.').reverse();
    delete keys.reverse().reduce((at, key) => at[key] as never, copy)[last];
  }
  return copy;
}

/** By rule what is to be done before it is judged, as `plumbline rules --target` says it; nothing is sent for it. */
async function outlooks(target: object): Promise<Map<string, string>> {
  const { file } = placed({ ...target, maxWait: '12m' });
  const { stdout } = await plumbline(['rules', '--target', file, '--json']);
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

const before = await outlooks(full);

it.each([
  ...['account', 'stranger', 'project', 'project.serviceId', 'project.secondServiceId', 'otherProject', 'lookup'].map(
    (name) => [`credentials.${name}`],
  ),
  ...['appId', 'botId'].map((name) => [`credentials.conversation.${name}`]),
  ...['reachable', 'noRoute', 'blocked', 'expires', 'optsOut'].map((name) => [`numbers.${name}`]),
  ['lookups', 'lookups with the result'],
  ['accounts', 'account'],
  ['downstream'],
  ['sideEffects', 'allow sideEffects'],
])('a target that lacks one thing %s is told for each rule that it would decide', async (path = '', hint = path) => {
  const now = await outlooks(without(full, path));
  const lost = [...now].filter(([id, says]) => says !== '' && before.get(id) === '');
  expect(lost).not.toEqual([]);
  expect(lost.filter(([, says]) => !says.includes(hint))).toEqual([]);
  expect(lost.filter(([, says]) => says.includes('offer '))).toEqual([]);
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
  const target = { ...vendorTarget(vendor), maxWait: '12m' };
  const before = await runOn(without(target, ...Object.keys(FIVE)), Object.values(FIVE));
  const after = await runOn(target, Object.values(FIVE)).finally(vendor.close);
  for (const [path, id] of Object.entries(FIVE)) {
    const told = before.ledger.rules.filter((rule) => rule.id === id);
    expect(told.flatMap((rule) => remediesOf(rule).map((each) => each.says)).join('; '), id).toContain(path);
    expect(after.verdicts[id], id).toBe('pass');
  }
});
