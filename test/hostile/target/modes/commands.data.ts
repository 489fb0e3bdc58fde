import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mode, Place } from '../mode.ts';
import { runOf } from '../mode.ts';
import type { Twist } from '../scene.ts';
import { texts, withJson, withText } from '../twists.ts';
import { dripping, endlessly, head, JSON_TYPE, silent } from '../wire.ts';
import { POISON } from './bodies.data.ts';

const doctor = ['doctor', '--target', 'TARGET'] as const;
const cleanup = ['cleanup', '--target', 'TARGET'] as const;

/** An account of our own, and a run before that has left things behind. */
/** The first doctor after a change runs the whole suite on the bundled reference to price it, whatever its target is. */
const PRICED = 420;

/** Few interfaces: the doctor prices every rule of those that there are. */
const narrow = ({ interfaces: { token } }: Place) => ({ interfaces: { token } });

const narrowAlone = (place: Place) => ({ ...alone(place), ...narrow(place) });

const alone = ({ credentials }: Place) => ({ lab: null, scope: 'external', sideEffects: 'all', credentials });

const KINDS = {
  webhook: '/v1/webhooks/messages',
  'sender address': '/v1/messaging/numbers/sender_address/requests',
  'signature key': '/v1/iam/signature_keys',
};

function leaveBehind({ folder, interfaces }: Place): void {
  const same = { url: 'http://x', sender_address: 'Shop', cipher: 'RSA', digest: 'SHA256' };
  const asked = { state: 'asked', run: 'earlier', at: Date.now(), ids: [], same };
  const lines = Object.entries(KINDS).map(([kind, path], n) => ({
    ...asked,
    key: `earlier-${n}`,
    kind,
    url: `${interfaces.messaging}${path}`,
  }));
  const broken = { ...asked, key: 'broken', kind: 'webhook', url: 'http://[broken/v1/webhooks/messages' };
  const foreign = {
    ...asked,
    key: 'foreign',
    kind: 'webhook',
    url: 'http://127.0.0.1:9/v1/webhooks/messages',
    ids: ['a'],
  };
  mkdirSync(join(folder, '.plumbline'), { recursive: true });
  const text = [...lines, broken, foreign].map((line) => `${JSON.stringify(line)}\n`).join('');
  writeFileSync(join(folder, '.plumbline', 'journal.ndjson'), text);
}

let count = 0;

/** A page of whatever list, that always leads to a new one. */
const endlessList = (): string => {
  count += 1;
  const entry = { id: `id-${count}`, url: 'http://y', created: '2024-01-15T12:00:00Z' };
  const next = `token-${count}`;
  return JSON.stringify({
    data: [entry],
    pageData: [entry],
    content: [entry],
    nextPageToken: next,
    pagination: { next_token: next },
  });
};

const traffic = (text: string, url: string): string =>
  JSON.stringify({
    log: {
      version: '1.2',
      creator: { name: POISON, version: POISON },
      entries: Array.from({ length: 20 }, () => ({
        startedDateTime: '2024-01-15T12:00:00.000Z',
        time: 1,
        request: {
          method: 'POST',
          url,
          httpVersion: 'HTTP/1.1',
          cookies: [],
          headers: [{ name: '__proto__', value: POISON }],
          queryString: [],
          headersSize: -1,
          bodySize: -1,
          postData: { mimeType: 'application/json', text },
        },
        response: {
          status: 202,
          statusText: POISON,
          httpVersion: 'HTTP/1.1',
          cookies: [],
          headers: [
            { name: 'content-type', value: 'application/json' },
            { name: 'x', value: POISON },
          ],
          content: { size: -1, mimeType: 'application/json', text },
          redirectURL: '',
          headersSize: -1,
          bodySize: -1,
        },
        cache: {},
        timings: { send: 0, wait: 0, receive: 0 },
      })),
    },
  });

const DEEP = 200_000;

const client = (command: string, patience = '2s'): readonly string[] => [
  'client',
  '--command',
  command,
  '--patience',
  patience,
  '--rule',
  'BEARER-10',
  '--out',
  'OUT',
];

const driver = (script: string, patience?: string): readonly string[] => client(`node -e "${script}"`, patience);

const AT: Readonly<Record<string, Twist>> = {
  token: dripping(head(200, JSON_TYPE, 'Content-Length: 100000')),
  voice: endlessly(head(200, JSON_TYPE), '{"a":"aaaaaaaaaaaaaaaaa"},'),
};

/** The other commands, and the keyboard, before hostile targets. */
export const commands: readonly Mode[] = [
  {
    mode: 'doctor: redirects to another origin',
    command: doctor,
    target: narrow,
    twist: (scene) =>
      scene.give({
        status: 302,
        headers: { location: `${scene.elsewhere}/${encodeURI(POISON)}` },
        body: Buffer.from(''),
      }),
    atTheDoor: true,
    leadsTo: { exit: [2, 3], says: /redirects/, requests: 60, megabytes: PRICED },
  },
  {
    mode: 'doctor: markup, commands and control characters in every text',
    command: doctor,
    target: narrowAlone,
    twist: withJson((value) => texts(value, (text) => `${text}${POISON}`)),
    atTheDoor: true,
    leadsTo: { exit: [0, 2, 3], requests: 100, megabytes: PRICED },
  },
  {
    mode: 'doctor: a body that drips, one that never ends, and silence',
    command: doctor,
    target: ({ interfaces: { token = '', voice = '', lookup = [] } }) => ({
      interfaces: { token, voice, lookup },
    }),
    twist: (scene) => (AT[scene.asked.at] ?? silent)(scene),
    atTheDoor: true,
    leadsTo: { exit: [2, 3], requests: 60, megabytes: PRICED },
  },
  {
    mode: 'cleanup: lists without an end, and a journal with a broken line',
    command: cleanup,
    target: alone,
    prepare: leaveBehind,
    twist: (scene) =>
      scene.give({
        status: 200,
        headers: { 'content-type': 'application/json' },
        body: Buffer.from(endlessList()),
      }),
    atTheDoor: true,
    leadsTo: { exit: 3, requests: 4100 },
  },
  {
    mode: 'cleanup: redirects to another origin',
    command: cleanup,
    target: alone,
    prepare: leaveBehind,
    twist: (scene) => scene.give({ status: 307, headers: { location: scene.elsewhere }, body: Buffer.from('') }),
    atTheDoor: true,
    leadsTo: { exit: 3, requests: 60 },
  },
  {
    mode: 'cleanup: deep lists, and ids that lead elsewhere',
    command: cleanup,
    target: alone,
    prepare: leaveBehind,
    twist: (scene) => {
      const ids = ['../../../x', '@127.0.0.1/x', '$(touch pwned)', POISON].map((id) => ({
        id,
        key_id: id,
        url: 'http://x',
        sender_address: 'Shop',
        cipher: 'RSA',
        digest: 'SHA256',
      }));
      const list = JSON.stringify({ pageData: ids, data: ids }).replace(
        /^\{/,
        `{"deep":${'['.repeat(DEEP)}${']'.repeat(DEEP)},`,
      );
      scene.give({ status: 200, headers: { 'content-type': 'application/json' }, body: Buffer.from(list) });
    },
    atTheDoor: true,
    leadsTo: { exit: [0, 3], requests: 100 },
  },
  {
    mode: 'plan: nothing is sent, whatever the target is',
    command: ['plan', '--target', 'TARGET', '--rule', 'MSG-GET-01'],
    twist: silent,
    atTheDoor: true,
    leadsTo: { exit: 0, requests: 0 },
  },
  {
    mode: 'files of somebody else where the reports go',
    command: runOf('MSG-GET-01'),
    prepare: ({ folder }) => {
      mkdirSync(join(folder, 'out', 'evidence'), { recursive: true });
      writeFileSync(join(folder, 'out', 'verdicts.json'), '{"by":"hand"}');
    },
    twist: silent,
    leadsTo: { exit: 2, says: /out has evidence, verdicts\.json and no earlier report of ours/, requests: 0 },
  },
  {
    mode: 'judge: traffic full of markup, commands, prototype keys and depth',
    command: ['judge', 'FOLDER/traffic.har', '--out', 'OUT'],
    prepare: ({ folder, interfaces }) => {
      const body = `{"__proto__":{"status":200},"messages":[${JSON.stringify(POISON)}],"deep":${'['.repeat(DEEP)}${']'.repeat(DEEP)}}`;
      writeFileSync(join(folder, 'traffic.har'), traffic(body, `${interfaces.messaging}/v1/messages`));
    },
    twist: silent,
    leadsTo: { exit: [1, 2, 3], requests: 0, megabytes: 500 },
  },
  {
    mode: 'judge: a file that is nothing but two hundred thousand lists in one another',
    command: ['judge', 'FOLDER/traffic.har'],
    prepare: ({ folder }) => writeFileSync(join(folder, 'traffic.har'), '['.repeat(DEEP) + ']'.repeat(DEEP)),
    twist: silent,
    leadsTo: { exit: 2, requests: 0 },
  },
  {
    mode: 'client: a driver that prints without end',
    command: client('yes'),
    twist: silent,
    leadsTo: { exit: 2, requests: 0 },
  },
  {
    mode: 'client: a driver whose answer is deep',
    command: driver(
      `console.log('{\\"id\\":1,\\"result\\":'+'['.repeat(400000)+']'.repeat(400000)+'}');setInterval(()=>0,999)`,
    ),
    twist: silent,
    leadsTo: { exit: 2, requests: 0 },
  },
  {
    mode: 'client: a driver that calls itself by markup and control characters',
    command: driver(
      `process.stdin.on('data',()=>console.log(JSON.stringify({id:1,result:{tasks:['call'],product:'<script>alert(1)</script>]]>\\u001b[2J\\u202e| |',version:'$(touch pwned)'}})))`,
      '10s',
    ),
    twist: silent,
    leadsTo: { exit: [1, 3], requests: 0 },
  },
  {
    mode: 'Ctrl-C while the target never answers: the reports are written',
    command: runOf('MSG-GET-01', 'MSG-META-03'),
    twist: silent,
    target: { patience: '5m' },
    interrupted: { at: /^/, times: 'once' },
    leadsTo: {
      exit: 130,
      rules: {
        'MSG-META-03': [
          'not-selected',
          'inconclusive cancelled',
          'inconclusive target-unavailable',
          'inconclusive insufficient-evidence',
        ],
      },
      says: /cancelled/,
      requests: 20,
    },
  },
  {
    mode: 'Ctrl-C over and over while the target never answers',
    command: runOf('MSG-GET-01'),
    twist: silent,
    target: { patience: '5m' },
    interrupted: { at: /^/, times: 'over and over' },
    leadsTo: { exit: 130, requests: 20 },
  },
  {
    mode: 'Ctrl-C over and over while the target keeps the harness busy',
    command: runOf('PUB-LIST-PAGE-01', 'PUB-SUB-LIST-01', 'REPORT-PAGE-01', 'SENDER-ISO-01'),
    target: { published: true },
    twist: withText((value) =>
      JSON.stringify(value).replace(/^\{/, `{"more":[${'{"a":["2024-01-15_12:00:00Z"]},'.repeat(250_000)}0],`),
    ),
    interrupted: { at: /subprojects|contact/, times: 'over and over' },
    leadsTo: { exit: [1, 130], requests: 400, megabytes: 900 },
  },
  {
    mode: 'Ctrl-C over and over while a long report has _ for T in its timestamps',
    command: runOf('REPORT-DET-01', 'REPORT-PAGE-01'),
    target: { published: true },
    twist: withText((value) =>
      JSON.stringify(value)
        .replace(/(\d{4}-\d\d-\d\d)T/g, '$1_')
        .replace(/\[(\{.*\})\]/, (_, entries) => `[${Array.from({ length: 120 }, () => entries).join(',')}]`),
    ),
    interrupted: { at: /reporting.messages.detail/, times: 'over and over' },
    leadsTo: { exit: [1, 130], requests: 400 },
  },
];
