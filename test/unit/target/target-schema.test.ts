import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { DEFAULT_BINDINGS } from '../../../support/ground/bindings.ts';
import { CAPABILITY_NAMES } from '../../../support/ground/rules/capabilities.ts';
import { readRuleBook } from '../../../support/ground/rules/rule-book.ts';
import { SILENCES } from '../../../support/wire/target/silences.ts';
import schema from '../../../support/wire/target/target.schema.json' with { type: 'json' };
import { INTERFACES } from '../../../support/wire/target/target.ts';
import { loadText } from './load-text.ts';

const accepts = new Ajv({ strictTypes: false }).compile(schema);

type Value = Record<string, unknown>;

/** What the loader makes of a value: undefined when it takes it, else what it says. */
function refusal(value: unknown): string | undefined {
  try {
    loadText(JSON.stringify(value, null, 2), { SECRET: 's3cret' });
    return undefined;
  } catch (error) {
    expect((error as Error).name).toBe('UsageError');
    return (error as Error).message.replace(/^.*target\.yaml:/gm, '');
  }
}

const SECRET = '$' + '{SECRET}';
const PROJECT = { id: 'p', keyId: 'k', keySecret: SECRET, serviceId: 's', secondServiceId: 't' };

const FULL: Value = {
  name: 'sandbox',
  kind: 'external',
  scope: 'assisted',
  claim: { product: 'Acme', version: 4.2, capabilities: ['basic', 'hmac'] },
  interfaces: {
    messaging: 'https://m.example/',
    messagingApac: 'https://a.example',
    token: 'https://t.example:8443/x',
    lookup: ['https://l.example'],
    subprojects: 'https://s.example',
    voice: 'https://v.example',
    conversation: 'https://c.example',
    standalone: 'https://b.example',
  },
  lab: 'https://lab.example',
  credentials: {
    messaging: { key: 'k', secret: SECRET },
    account: 'a',
    subAccount: 'b',
    stranger: { key: 'k', secret: SECRET, account: 'c' },
    project: PROJECT,
    otherProject: PROJECT,
    lookup: { user: 'u', password: SECRET, service: 'real-time' },
    conversation: { appId: 'app', botId: 'bot' },
  },
  numbers: { reachable: ['+61491570156'], noRoute: ['+99900000001'], blocked: ['+61491570110'] },
  auth: { requestLine: 'stripped' },
  bindings: DEFAULT_BINDINGS,
  callbacks: { listen: '127.0.0.1:0', publicUrl: 'https://tunnel.example', patience: '2s' },
  limits: { requestsPerSecond: 5, messages: 200 },
  published: true,
  maxWait: '1h 30m',
  knownFailures: [
    { cause: 'status-404-for-400', rules: ['MSG-GET-01'], reason: 'r', owner: 'o', issue: 'i', expires: '2027-03-31' },
    { rule: 'MSG-GET-01', fingerprint: 'f', reason: 'r', owner: 'o', issue: 'i', expires: '2027-03-31' },
  ],
};

const isObject = (value: unknown): value is Value =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The JSON pointers of everything in a value, the value itself left out. */
const placesIn = (value: unknown, at = ''): string[] => {
  if (Array.isArray(value)) return value.flatMap((each, i) => [`${at}/${i}`, ...placesIn(each, `${at}/${i}`)]);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, member]) => [`${at}/${name}`, ...placesIn(member, `${at}/${name}`)]);
};

function changed(pointer: string, change: (holder: Value, name: string) => void): Value {
  const copy = structuredClone(FULL);
  const parts = pointer.split('/').slice(1);
  const name = parts.pop() as string;
  const holder = parts.reduce<unknown>((at, part) => (at as Value)[part], copy) as Value;
  change(holder, name);
  return copy;
}

const places = placesIn(FULL);

describe('the schema of target files and the loader', () => {
  it('both take a file with every key', () => {
    expect(accepts(FULL), JSON.stringify(accepts.errors)).toBe(true);
    expect(refusal(FULL)).toBeUndefined();
  });

  it('knows the capabilities, interfaces and bindings that there are', () => {
    const { claim, interfaces, bindings } = schema.properties;
    expect(claim.properties.capabilities.items.enum).toEqual(CAPABILITY_NAMES);
    expect(Object.keys(interfaces.properties)).toEqual(INTERFACES);
    expect(Object.keys(bindings.properties).sort()).toEqual(Object.keys(DEFAULT_BINDINGS).sort());
  });

  it.each(places)('%s of a wrong kind is refused by both, with its place', (pointer) => {
    const wrong = changed(pointer, (holder, name) => {
      holder[name] = [[false]];
    });
    expect(accepts(wrong)).toBe(false);
    const parts = pointer.split('/').slice(1);
    expect(refusal(wrong)).toMatch(new RegExp(`^\\d+:\\d+: /${parts[0]}`));
  });

  it.each(places.filter((pointer) => !/\/\d+$/.test(pointer)))('%s misspelt is refused by both, or free', (pointer) => {
    const wrong = changed(pointer, (holder, name) => {
      holder[`${name}x`] = holder[name];
      delete holder[name];
    });
    const said = refusal(wrong);
    expect(accepts(wrong)).toBe(said === undefined);
    if (!pointer.startsWith('/numbers/'))
      expect(said).toMatch(new RegExp(`key ${pointer.split('/').at(-1)}x is not known; did you mean`));
  });

  it.each(places.filter((pointer) => !/\/\d+$/.test(pointer)))('without %s is taken or refused by both', (pointer) => {
    const without = changed(pointer, (holder, name) => {
      delete holder[name];
    });
    expect(refusal(without) === undefined).toBe(accepts(without));
  });

  it.each(Object.keys(DEFAULT_BINDINGS))('the binding %s may be denied', (name) => {
    const denied = changed(`/bindings/${name}`, (holder) => {
      holder[name] = null;
    });
    expect(accepts(denied)).toBe(true);
    expect(refusal(denied)).toBeUndefined();
  });
});

it('the silences of the document are each filled by a binding or by none, and each binding fills one', () => {
  const { rules } = readRuleBook();
  const silent = rules.filter(({ standing }) => standing === 'not-shown').map(({ id }) => id);
  expect(silent).toEqual(expect.arrayContaining(Object.keys(SILENCES)));
  expect(Object.values(SILENCES).flat().sort()).toEqual(Object.keys(DEFAULT_BINDINGS).sort());
});
