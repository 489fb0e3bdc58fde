import { afterEach, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { hideDeclared, secretsOf } from '../../../support/ground/secrets/hide-secrets.ts';
import { openTunnel } from '../../../support/wire/callbacks/tunnel.ts';
import { DeclaredPorts } from '../../../support/wire/facilities/declared-ports.ts';
import { withEnvironment } from '../../../support/wire/target/environment.ts';
import schema from '../../../support/wire/target/target.schema.json' with { type: 'json' };
import { loadTargetFile } from '../../../support/wire/target/target-file.ts';
import { loadText } from './load-text.ts';

const withBraces = (text: string): string => text.replaceAll(/\$([A-Z_]+)/g, (_, name) => `$${`{${name}}`}`);

/** Loads a target on this machine with more lines, in which $NAME stands for the variable. */
function load(...lines: readonly string[]) {
  const text = ['name: x\nkind: external\ninterfaces: { token: "http://127.0.0.1:9" }', ...lines].join('\n');
  return loadText(withBraces(text), process.env);
}

afterEach(() => vi.unstubAllEnvs());

const PLACES = withBraces(`
claim: { product: "$OPEN_A" }
interfaces: { token: "$OPEN_B" }
credentials: { account: "$OPEN_C", messaging: { key: "$SECRET_A", secret: "a$SECRET_B" }, lookup: { user: "$OPEN_D", password: "$SECRET_C" } }
accounts: [{ account: "$OPEN_E", key: "$SECRET_D", secret: "$SECRET_E" }]
container: { image: "$OPEN_F", env: { A: "$SECRET_F" }, buildArgs: { B: "$SECRET_G" }, command: ["$SECRET_H"] }
callbacks: { publicUrl: "$OPEN_G", command: "tunnel $SECRET_I" }
facilities: { mailbox: { command: "$SECRET_J" }, handset: { http: "$OPEN_H" } }
lease: "https://leases.example/$SECRET_K"
`);

describe('a variable in a target file', () => {
  it('is one of the environment itself, in the places of the design; elsewhere it is plain text', () => {
    const text = '$'.concat('{toString}');
    const written = Object.fromEntries(Object.keys(schema.properties).map((key) => [key, { a: [text] }]));
    const { value, missing } = withEnvironment({ ...written, other: text }, {});
    expect(value).toEqual({ ...written, other: text });
    expect(
      missing.map(({ says }) => says.replace(' needs the environment variable toString, which is not set', '')),
    ).toEqual(
      'claim interfaces container lab facilities downstream credentials accounts numbers callbacks lease'
        .split(' ')
        .map((key) => `/${key}/a/0`),
    );
  });

  it('is a secret in credentials, accounts, the container and commands; addresses, ids and claims are none', () => {
    const names = [...PLACES.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const { secrets, withheld } = withEnvironment(parse(PLACES), Object.fromEntries(names.map((name) => [name, name])));
    expect(secrets).toEqual(names.filter((name) => name.startsWith('SECRET')));
    expect(withheld).toEqual(names.slice(2, 10));
  });

  it('is masked in reports and on the console once it came to a command', async () => {
    vi.stubEnv('TUNNEL_TOKEN', 'tunnel-token-4711');
    const target = load('callbacks: { command: "echo $TUNNEL_TOKEN; exit 3" }');
    expect(secretsOf(target)).toEqual(['tunnel-token-4711']);
    expect(secretsOf({ secrets: ['test', 'status', 'hunter2', 'only-words'] })).toEqual(['hunter2', 'only-words']);
    const opening = openTunnel(target.callbacks.command ?? '', 1, 5000).catch(({ message }) => hideDeclared(message));
    expect(await opening).toMatch(/^callbacks\.command echo •••; exit 3 ended with 3/);
  });
});

describe('a command of a target file', () => {
  const SAYS = `'${process.execPath}' -e "const a=[process.env.SEEN,process.env.MY_SECRET,process.env.MY_KEY].join();`;
  const READS = JSON.stringify(
    `${SAYS}process.stdin.on('data',()=>console.log(JSON.stringify({id:1,status:200,body:a})))"`,
  );
  const PRINTS = JSON.stringify(`${SAYS}console.log('http://x/'+a+' ');setInterval(()=>0,1e6)"`);

  it.each([
    ['', 'seen,,'],
    [', env: [MY_KEY]', 'seen,,the-key'],
  ])('gets the environment without who the harness is, unless it asks for it: %s', async (env, seen) => {
    for (const pair of ['SEEN=seen', 'MY_SECRET=the-secret', 'MY_KEY=the-key'])
      vi.stubEnv(...(pair.split('=') as [string, string]));
    const { facilities = {}, callbacks } = load(
      'credentials: { messaging: { key: "$MY_KEY", secret: "$MY_SECRET" } }',
      `facilities: { mailbox: { command: ${READS}${env} } }\ncallbacks: { command: ${PRINTS}${env} }`,
    );
    const ports = new DeclaredPorts(facilities, undefined as never);
    expect(await ports.portOf('mailbox')?.ask({ method: 'GET', path: '/mailbox' })).toMatchObject({ body: seen });
    ports.close();
    const tunnel = await openTunnel(callbacks.command ?? '', 1, 5000, callbacks.withheld);
    expect(tunnel.url).toBe(`http://x/${seen}`);
    tunnel.close();
  });

  it.each([
    ['callbacks: { command: a, env: [NO] }', /:4:32: \/callbacks\/env\/0 needs the environment variable NO, which/],
    ['callbacks: { env: [PATH] }', /\/callbacks\/env is for a command, and there is none; remove it\.$/],
  ])('is passed what is there: %s', (line, sentence) => {
    expect(() => load(line)).toThrow(sentence);
  });
});

describe('a target file of any size', () => {
  const many = (count: number, spell: (n: number) => string) => Array.from({ length: count }, (_, n) => spell(n));

  it('has at most 1 MiB', () => {
    expect(() => load(`# ${'x'.repeat(1024 * 1024)}`)).toThrow(/target\.yaml has more than 1 MiB/);
    expect(() => loadTargetFile('/dev/zero')).toThrow(/more than 1 MiB/);
  });

  it.each([
    ['unknown keys', many(60_000, (n) => `k${n}: 1`).join('\n'), /^(.*\n){20}… and 59980 more\.$/],
    ['unknown values', `claim: { capabilities: [${many(30_000, (n) => `c${n}`)}] }`, /… and 29982 more\.$/],
    ['accounts', `accounts: [${many(20_000, (n) => `{ name: a${n}, account: b${n} }`)}]`, /more than 1000 items/],
    ['beginnings of variables', `lab: "${many(200_000, () => '$'.concat('{')).join('')}"`, /\/lab must match its form/],
  ])('is read in time that grows with its size: %s', (_, text, says) => {
    expect(() => load(text)).toThrow(says);
  });
});
