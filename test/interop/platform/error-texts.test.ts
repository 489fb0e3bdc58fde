import { afterAll, expect, it } from 'vitest';
import { startPlatform } from '../../../reference-impl/compose.ts';
import { approve } from '../../approved/approve.ts';
import { basic } from '../../wire/basic.ts';
import { type Facts, openWorld } from './local-platform.ts';
import { refusedRequests } from './refused-requests.data.ts';

/** A request that something is wrong with, or whose answer is a refusal for another reason. */
interface Probe {
  readonly method: string;
  readonly path: string;
  readonly body?: string;
  readonly type?: string;
}

const LONG = 'x'.repeat(6000);

/** Values that a member with this schema should not have. */
const WRONG: Readonly<Record<string, readonly unknown[]>> = {
  string: ['', 7, LONG, ' '],
  integer: [-1, 1.5, 'x', 1e12],
  number: [-1, 'x'],
  boolean: ['x'],
  array: ['x', [], [7], Array(1001).fill('x'), ['a', 'a']],
  object: ['x', {}, { x: 7 }, { '': '', [LONG]: LONG }],
};

const typeOf = ({ type, properties, items }: Any): string =>
  [type].flat()[0] ?? (properties ? 'object' : items ? 'array' : 'string');

/** Something that fits a schema, as far as the schema says. */
function fitting(schema: Any = {}): unknown {
  const [first] = schema.enum ?? [schema.const];
  if (first !== undefined) return first;
  const kind = typeOf(schema);
  if (kind === 'object')
    return Object.fromEntries(
      Object.entries<Any>(schema.properties ?? {}).map(([name, each]) => [name, fitting(each)]),
    );
  if (kind === 'array') return [fitting(schema.items)];
  if (kind === 'integer' || kind === 'number') return schema.minimum ?? 1;
  return kind === 'boolean' ? true : '+46700000001';
}

/** Bodies that have one thing wrong each: a member that is missing, or one with a wrong value. */
function wrongOnes(schema: Any, depth = 0): unknown[] {
  const kind = typeOf(schema);
  const wrong = [...(WRONG[kind] ?? []), null];
  if (depth > 3) return wrong;
  if (kind === 'array') return [...wrong, ...wrongOnes(schema.items ?? {}, depth + 1).map((each) => [each])];
  if (kind !== 'object') return wrong;
  const whole = fitting(schema) as Record<string, unknown>;
  const members = Object.entries<Any>(schema.properties ?? {}).flatMap(([name, each]) => {
    const { [name]: _out, ...rest } = whole;
    return [rest, ...wrongOnes(each, depth + 1).map((value) => ({ ...whole, [name]: value }))];
  });
  return [...wrong, whole, { ...whole, x_unknown: 1 }, ...members];
}

const QUERIES = ['', 'x', '0', '1001', '2024-13-01'];

/** What can be wrong with the requests of an operation that describes itself; `ids` fills its path. */
function probesOf(method: string, path: string, described: Any, ids: Readonly<Record<string, string>>): Probe[] {
  const at = path.replace(/\{(\w+)\}/g, (_all, name: string) => ids[name] ?? 'unheard-of');
  const content = described.requestBody?.content ?? {};
  const [type] = Object.keys(content);
  const queries = (described.parameters ?? []).filter((each: Any) => each.in === 'query');
  const asked = queries.flatMap(({ name }: Any) => [
    ...QUERIES.map((value) => `${at}?${name}=${value}`),
    `${at}?${name}=a&${name}=b`,
  ]);
  const plain = [at, ...asked].map((each) => ({ method, path: each }));
  if (type === undefined) return plain;
  const bodies = [...wrongOnes(content[type].schema)].map((each) =>
    type.includes('form') ? String(new URLSearchParams(each as never)) : JSON.stringify(each),
  );
  const unreadable = [
    { type, body: '{"a":' },
    { type, body: '' },
    { type: 'text/plain', body: 'x' },
  ];
  return [...plain, ...unreadable, ...new Set(bodies)].map((each) =>
    typeof each === 'string' ? { method, path: at, type, body: each } : { method, path: at, ...each },
  );
}

// biome-ignore lint/suspicious/noExplicitAny: descriptions are read as they come
type Any = any;

/** The interfaces that describe themselves; the operator's own is no part of the product. */
const INTERFACES = ['messaging', 'token', 'subprojects', 'voice', 'conversation', 'standalone'];

const CODES = new Set(['type', 'id', 'timestamp', 'instance', '@type', 'name', 'pointer', 'code', 'traceId']);

const crashes: unknown[] = [];

const platform = await startPlatform({ crashed: (error) => void crashes.push(error) });
afterAll(() => platform.close());

const withoutPlace = (text: string): string => text.replace(/^\/\S*?:? (?=is |must |has |names )/, '');

/** The texts in a refusal, without the places and the values that they speak of. */
function textsIn(body: unknown): string[] {
  if (typeof body === 'string')
    return body.split('; /').map((each, at) =>
      withoutPlace(at === 0 ? each : `/${each}`)
        .replace(/^\/\S*: /, '')
        .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID')
        .replace(/\[.*\](?= is )/, '[…]')
        .replace(/x{20,}/g, 'x…'),
    );
  if (Array.isArray(body)) return body.flatMap(textsIn);
  return Object.entries(Object(body)).flatMap(([name, value]) => (CODES.has(name) ? [] : textsIn(value)));
}

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** What a request is refused with; nothing where it is not. */
async function refusals(of: string, { method, path, type, body }: Probe, authorization: string): Promise<string[]> {
  const headers = { ...(authorization && { authorization }), ...(type && { 'content-type': type }) };
  const asked = { method, headers, body: method === 'GET' ? null : (body ?? null) };
  const answer = await fetch(`${platform.addresses[of]}${path}`, asked);
  const text = await answer.text();
  const texts = answer.status < 400 ? [] : textsIn(jsonIn(text)).filter((each) => /^[^/]/.test(each));
  return texts.map((each) => `${answer.status} ${each}`);
}

const newWorld = async () => (await openWorld(platform, { now: '2024-01-15T12:00:00Z' })).facts.credentials;

const credentialsIn = ({ messaging, project }: Facts['credentials'], of: string): string =>
  of === 'messaging' ? basic(messaging.key, messaging.secret) : basic(project.keyId, project.keySecret);

const partOf = (of: string, path: string): string => {
  if (of !== 'messaging') return of;
  return path.includes('/reporting/') ? 'reports' : path.includes('/contacts') ? 'contacts' : of;
};

/** Every text with which the interfaces refuse requests, by part. */
const found = new Map<string, Set<string>>();

async function add(of: string, probe: Probe, authorization: string): Promise<void> {
  const part = partOf(of, probe.path);
  const known = found.get(part) ?? new Set();
  found.set(part, known);
  for (const each of await refusals(of, probe, authorization)) known.add(each);
}

async function askInEveryWrongWay(of: string): Promise<void> {
  const description: Any = await (await fetch(`${platform.addresses[of]}/openapi.json`)).json();
  for (const [path, methods] of Object.entries<Any>(description.paths))
    for (const [method, described] of Object.entries<Any>(methods)) {
      const world = await newWorld();
      const { id, serviceId } = world.project;
      const ids = { projectId: id, parentProjectId: id, serviceId };
      const probes = probesOf(method.toUpperCase(), path, described, ids);
      for (const probe of probes) await add(of, probe, credentialsIn(world, of));
      for (const wrong of ['', 'Bearer x', basic('x', 'y')]) await add(of, probes[0] as Probe, wrong);
    }
}

async function askForTheRefused(): Promise<void> {
  const world = await newWorld();
  const { project, conversation } = world;
  const filled = (text: string): string =>
    text.replace('{project}', project.id).replace('{service}', project.serviceId).replace('{app}', conversation.appId);
  for (const [of, asked, body] of refusedRequests) {
    const [method = '', path = ''] = filled(asked).split(' ');
    const json = body && { type: 'application/json', body: filled(JSON.stringify(body)) };
    await add(of, { method, path, ...json }, credentialsIn(world, of));
  }
}

it('every text with which the reference refuses is as somebody approved it', async () => {
  for (const of of INTERFACES) await askInEveryWrongWay(of);
  await askForTheRefused();
  expect(crashes).toEqual([]);
  const written = (texts: Set<string>): string => `${JSON.stringify([...texts].sort(), null, 1)}\n`;
  approve('error-texts', new Map([...found].map(([part, texts]) => [`${part}.json`, written(texts)])));
});
