import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { isFetched } from '../../fetched.ts';
import { textOf } from '../changed-report.ts';
import { chosen, folder, plumbline, targetFile } from '../command-line.ts';
import { report } from '../red-run.ts';
import { CANARIES, echoingServer, SECRETS, SHORT, spelled, UNDECLARED } from './echoing-server.ts';

const RULES = ['MSG-GET-01', 'MSG-META-03', 'COM-AUTH-01', 'LOOKUP-FMT-01', 'TOK-07', 'VOICE-CB-01', 'COM-JSON-02'];

const out = join(folder, 'canary-all');

const variable = (name: string): string => `$${`{${name}}`}`;

const environment = {
  CANARY_SECRET: CANARIES.messaging.secret,
  CANARY_KEY_SECRET: CANARIES.project.keySecret,
  CANARY_PASSWORD: CANARIES.lookup.password,
  CANARY_SHORT: SHORT,
};

const targetAt = (url: string): string =>
  targetFile('canary-all', {
    name: 'canary',
    kind: 'external',
    scope: 'external',
    interfaces: { messaging: url, token: url, lookup: [url], voice: url, subprojects: url, conversation: url },
    credentials: {
      messaging: { key: CANARIES.messaging.key, secret: variable('CANARY_SECRET') },
      project: { ...CANARIES.project, keySecret: variable('CANARY_KEY_SECRET') },
      lookup: { ...CANARIES.lookup, password: variable('CANARY_PASSWORD') },
      stranger: { key: 'stranger-key', secret: variable('CANARY_SHORT'), account: 'stranger-account' },
    },
    numbers: { reachable: ['+61491570156', '+61491570157'] },
    sideEffects: 'all',
    allowPlainHttp: true,
    limits: { messages: 100 },
    visibleWithin: '0s',
    stateDir: join(folder, 'canary-state'),
  });

const filesIn = (path: string): string[] =>
  readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((name) => join(path, name))
    .filter((name) => statSync(name).isFile());

const forms = [...SECRETS.flatMap(spelled), ...UNDECLARED].filter((form) => form.length >= 4);

/** The text with what pages hold packed opened: the rule book compresses it, Allure does not. */
const opened = (text: string): string =>
  text.replace(/[\w+/]{200,}={0,2}/g, (packed) => {
    const bytes = Buffer.from(packed, 'base64');
    try {
      return inflateRawSync(bytes).toString('utf8');
    } catch {
      return `${packed}\n${bytes.toString('utf8')}\n`;
    }
  });

const leaksIn = (text: string): string[] => {
  const readable = opened(text);
  return forms.filter((form) => readable.includes(form));
};

const { server, url } = await echoingServer();
afterAll(() => void server.close());
const run = await plumbline(['run', ...chosen(RULES), '--target', targetAt(url), '--out', out], environment);
const told = await report(out);

describe('a target that tells its secrets everywhere', () => {
  it('is red, with evidence in every form', () => {
    expect(run.code, run.stderr).toBe(1);
    const names = filesIn(out).map((name) => name.slice(out.length));
    const ends = ['exchanges.har', 'curl.sh', 'callbacks/01.body.json', '-attachment.har', 'rulebook/index.html'];
    expect(ends.filter((end) => !names.some((name) => name.endsWith(end)))).toEqual([]);
  });

  it.each(['rulebook/index.html', ...(isFetched('allure-3') ? ['allure/index.html'] : [])])(
    'has %s opened to where secrets were',
    (page) => {
      expect(opened(readFileSync(join(out, page), 'utf8'))).toContain('•••');
    },
  );

  it('finds none of them in any report', () => {
    const leaking = filesIn(out).map((name) => [name, leaksIn(textOf(name))] as const);
    expect(leaking.filter(([, leaks]) => leaks.length > 0)).toEqual([]);
  });

  it('finds none of them on the console', () => {
    for (const text of [run.stdout, run.stderr, told.stdout, told.stderr]) expect(leaksIn(text)).toEqual([]);
  });
});
