import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import type { Session } from '../../../support/example/session/session.ts';
import { arrivedIn, type FacilityList, noteLists } from '../../../support/example/verbs/facility-lists.ts';
import { whereOffered } from '../../../support/ground/problems/facility-missing.ts';
import { DeclaredPorts } from '../../../support/wire/facilities/declared-ports.ts';
import { OfferedFacility } from '../../../support/wire/facilities/offered-facility.ts';
import type { Port, Reply } from '../../../support/wire/facilities/port.ts';
import { VERBS, verbOf } from '../../../support/wire/facilities/verbs.ts';
import { FACILITIES, type Facility } from '../../../support/wire/target/target.ts';

const mailbox = (reply: Reply | (() => Promise<Reply>)): OfferedFacility => {
  const ask = typeof reply === 'function' ? reply : async () => reply;
  return new OfferedFacility('mailbox', { who: 'the lab', isPerson: false, ask });
};

const read = (reply: Reply) =>
  mailbox(reply)
    .request('GET', '/mailbox')
    .catch((error: Error) => `${error.name}: ${error.message}`);

const END = '; docs/lab.md says what the facility mailbox answers';

describe('a facility', () => {
  it('answers with what its verb needs', async () => {
    expect(await read({ status: 200, body: { mails: [] } })).toEqual({ mails: [] });
  });

  it.each<[number, unknown, string]>([
    [404, { message: 'no' }, 'the lab does not know GET /mailbox: HTTP status 404 {"message":"no"}'],
    [501, '', 'the lab does not know GET /mailbox: HTTP status 501 ""'],
    [400, {}, 'the lab refused GET /mailbox: HTTP status 400 {}'],
    [500, undefined, 'the lab refused GET /mailbox: HTTP status 500 nothing'],
    [200, {}, 'the lab answers GET /mailbox with {}, which has no list mails'],
    [200, '<html>', 'the lab answers GET /mailbox with "<html>", which has no list mails'],
    [200, { mails: [null] }, 'the lab answers GET /mailbox with {"mails":[null]}, which has no list mails'],
    [200, { mails: 'none' }, 'the lab answers GET /mailbox with {"mails":"none"}, which has no list mails'],
  ])('that answers %i with %j is missing', async (status, body, says) => {
    expect(await read({ status, body })).toBe(`FacilityMissing: [facility-missing] ${says}${END}`);
  });

  it('is asked for none but its own verbs', async () => {
    await expect(mailbox({ status: 200, body: {} }).request('GET', '/ledger')).rejects.toThrow(
      'GET /ledger is no verb of the facility mailbox',
    );
  });

  it('may be missing where it is no more than a help, and nothing else may go wrong', async () => {
    const missing = mailbox({ status: 404, body: {} });
    expect(await whereOffered(() => missing.request('GET', '/mailbox'))).toBeUndefined();
    const broken = mailbox(() => Promise.reject(new Error('a bug')));
    await expect(whereOffered(() => broken.request('GET', '/mailbox'))).rejects.toThrow('a bug');
  });
});

const PHONE: FacilityList = { facility: 'handset', path: '/handsets/1/messages', member: 'messages' };

const message = (content: string) => ({ content });

/** A session whose phone shows what `shown` has, on a tape, so that no look waits for the next. */
function sessionBefore(shown: string[]): Session {
  const handles = new Map<string, unknown>();
  return {
    hasLab: false,
    inbox: { settle: async () => undefined },
    facilities: { named: () => ({ isPerson: false, request: async () => ({ messages: shown.map(message) }) }) },
    handles: {
      has: (name: string) => handles.has(name),
      get: (name: string) => handles.get(name),
      put: (name: string, value: unknown) => handles.set(name, value),
    },
    time: { waits: { tape: { isLive: false } } },
    run: { target: { callbacks: { patienceMs: 400 } } },
  } as unknown as Session;
}

/** What a phone has for an example that waits for one message, when it showed `before` and shows `after`. */
async function arrived(before: string[], after: string[]): Promise<unknown> {
  const shown = [...before];
  const session = sessionBefore(shown);
  await noteLists(session, [PHONE]);
  shown.splice(0, shown.length, ...after);
  return arrivedIn(session, PHONE, ({ length }) => length >= 1).catch(({ message }: Error) => message);
}

describe('the list of a facility that examples share', () => {
  it.each<[string, string[], string[], string[]]>([
    ['is new', ['old'], ['old', 'new'], ['new']],
    ['says the same as an older one', ['same'], ['same', 'same'], ['same']],
    ['came where nothing was', [], ['new'], ['new']],
    ['is there although older ones are gone', ['old', 'older'], ['older', 'new'], ['new']],
  ])('has what %s', async (_, before, after, expected) => {
    expect(await arrived(before, after)).toEqual(expected.map(message));
  });

  it('has nothing where nothing came', async () => {
    expect(await arrived(['old'], ['old'])).toEqual([]);
  });

  it('proves no absence when it has lost older entries', async () => {
    expect(await arrived(['one', 'two', 'three'], ['three'])).toBe(
      '[facility-missing] /handsets/1/messages no longer shows 2 of the entries that it had when the example began: let the handset keep more of them',
    );
  });
});

const opened: DeclaredPorts[] = [];

afterEach(() => {
  for (const each of opened.splice(0)) each.close();
});

const NO_HTTP = { send: () => Promise.reject(new Error('nothing is sent')) };

/** A mailbox that is a program: `says` is what it does with each line that it is asked. */
function mailboxThat(says: string, patienceMs = 60_000): Port {
  const program = `require('node:readline').createInterface({input:process.stdin}).on('line',(line)=>{const {id}=JSON.parse(line);${says}})`;
  const command = `${JSON.stringify(process.execPath)} -e ${JSON.stringify(program)}`;
  const ports = new DeclaredPorts({ mailbox: { command, patienceMs } }, NO_HTTP as never);
  opened.push(ports);
  return ports.portOf('mailbox') as Port;
}

const asked = (port: Port) => port.ask({ method: 'GET', path: '/mailbox' });

describe('a facility that is a command', () => {
  it('answers each question on a line of its own', async () => {
    const mailbox = mailboxThat(`console.log(JSON.stringify({id,status:200,body:{mails:[]}}))`);
    expect(await asked(mailbox)).toEqual({ status: 200, body: { mails: [] } });
    expect(await asked(mailbox)).toEqual({ status: 200, body: { mails: [] } });
  });

  it.each<[string, string, RegExp]>([
    ['hangs', '', /the facility mailbox .*(?:300 ms|0\.3 s|in time)/],
    ['talks nonsense', `console.log('hello')`, /hello/],
    ['answers without a status', `console.log(JSON.stringify({id,body:{}}))`, /has no status/],
    ['ends', `console.error('no such mail server');process.exit(3)`, /no such mail server/],
  ])('and %s is told of in one sentence', async (_, says, sentence) => {
    const error = await asked(mailboxThat(says, says === '' ? 300 : undefined)).catch((thrown: Error) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect((error as Error).message).toMatch(sentence);
    expect((error as Error).message).not.toContain('\n');
  });
});

const documented = readFileSync(new URL('../../../docs/lab.md', import.meta.url), 'utf8');

/** The verbs below a world that docs/lab.md lists, with their names blotted out: labs and the harness call them differently. */
const inDocument = new Set(
  [...documented.matchAll(/^\| `([A-Z]+) \/worlds\/\{world\}([^`]*)`/gm)].map(
    ([, method, path]) => `${method} ${path?.replace(/\{\w+\}/g, '{}')}`,
  ),
);

describe('the verbs of facilities', () => {
  it('are all verbs of the bundled lab', () => {
    const asked = Object.values(VERBS).flatMap((verbs) => Object.keys(verbs));
    expect(asked.filter((verb) => !inDocument.has(verb.replace(/\{\w+\}/g, '{}')))).toEqual([]);
  });

  it('are listed for each facility that there is', () => {
    expect(Object.keys(VERBS).sort()).toEqual([...FACILITIES].sort());
  });

  it.each<[Facility, string, string, string | undefined]>([
    ['handset', 'GET', '/handsets/%2B46700000001/messages', 'GET /handsets/{number}/messages'],
    ['handset', 'GET', '/handsets/%2B46700000001/messages?latest=1', 'GET /handsets/{number}/messages'],
    ['handset', 'GET', '/handsets/a/b/messages', undefined],
    ['handset', 'GET', '/mailbox', undefined],
    ['hlr', 'PUT', '/hlr/limit', 'PUT /hlr/limit'],
    ['accounts', 'GET', '', 'GET '],
  ])('of %s know %s %s as %s', (facility, method, path, verb) => {
    expect(verbOf(facility, method, path)?.[0]).toBe(verb);
  });
});
