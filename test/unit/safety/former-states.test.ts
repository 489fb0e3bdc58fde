import { beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_BINDINGS } from '../../../support/ground/bindings.ts';
import type { HttpClient } from '../../../support/wire/http/client.ts';
import type { OutgoingRequest } from '../../../support/wire/http/exchange.ts';
import { Callers } from '../../../support/wire/safety/callers.ts';
import { FormerStates } from '../../../support/wire/safety/former-states.ts';
import { readJournal } from '../../../support/wire/safety/journal-lines.ts';
import { journalIn, ResourceJournal } from '../../../support/wire/safety/resource-journal.ts';
import { RunJournal } from '../../../support/wire/safety/run-journal.ts';
import { freshFolder } from '../../fresh-folder.ts';

const SERVICES = 'https://voice.example/v2/projects/p/services';
const ENABLED = 'https://platform.example/v1/iam/signature_keys/enabled';

const basic = (user: string): string => `Basic ${Buffer.from(`${user}:x`).toString('base64')}`;

let path: string;
let journal: RunJournal;
let states: FormerStates;
let asked: string[];
let there: Record<string, object>;
let isDown: boolean;

/** A platform that answers what is there, to the key `k` alone, and takes everything that is put back. */
const http = {
  send: async ({ method, url, headers, body }: OutgoingRequest) => {
    asked.push(`${method} ${url}${body ?? ''}`);
    if (headers.authorization !== `Basic ${Buffer.from('k:s').toString('base64')}`) return { status: 401, text: '' };
    if (isDown) return { status: 503, text: '' };
    const json = there[url];
    return method === 'GET'
      ? { status: json ? 200 : 404, text: JSON.stringify(json ?? {}) }
      : { status: 200, text: '' };
  },
} as unknown as HttpClient;

beforeEach(() => {
  const folder = freshFolder();
  path = journalIn(folder);
  const made = new ResourceJournal(folder, 'run', () => 1000);
  journal = new RunJournal(made);
  const callers = ['other', 'k'].map((user) => ({ user, password: 's' }));
  states = new FormerStates(new Callers(http, callers), made, DEFAULT_BINDINGS);
  journal.former = states;
  asked = [];
  isDown = false;
  there = {
    [`${SERVICES}/1`]: { serviceId: '1', name: 'Desk', isDefault: true },
    [`${SERVICES}/2`]: { serviceId: '2', name: 'Line', description: 'Ours', isDefault: false },
    [`${SERVICES}?pageSize=100`]: { services: [{ serviceId: '1', isDefault: true }, { serviceId: '2' }] },
  };
});

const request = (method: string, url: string, json?: object, user = 'k'): OutgoingRequest => ({
  ...{ method, url, headers: { authorization: basic(user) } },
  ...(json ? { body: JSON.stringify(json) } : {}),
});

async function send(sent: OutgoingRequest, status = 200): Promise<void> {
  await journal.before(sent);
  journal.begin(sent)({ status, headers: {}, text: '{}' });
}

const update = (id: string, json: object) => request('PATCH', `${SERVICES}/${id}`, json);

const left = () => readJournal(path).left.map(({ kind, url, back }) => ({ kind, url, back }));

const written = () => asked.filter((each) => !each.startsWith('GET'));

describe('what was there before an example', () => {
  it('is on disk before the change leaves, in the members that the change touches', async () => {
    await journal.before(update('2', { name: 'Other', description: '' }));
    const back = { method: 'PATCH', json: { name: 'Line', description: 'Ours' } };
    expect(left()).toEqual([{ kind: 'voice service', url: `${SERVICES}/2`, back }]);
  });

  it('is read once, put back once at the end of each example, and then leaves the journal', async () => {
    for (const name of ['A', 'B']) {
      await send(update('2', { name }));
      await send(update('2', { name: `${name}2`, callBehavior: {} }));
      await states.putBack();
    }
    const back = `PATCH ${SERVICES}/2{"name":"Line","callBehavior":{"type":"NONE"}}`;
    expect(asked.filter((each) => each.startsWith('GET') && each.endsWith('/2'))).toHaveLength(2);
    expect(written().filter((each) => each === back).length).toBe(2);
    expect(left()).toEqual([]);
  });

  it('is not put back when every change was refused, and is when no answer came', async () => {
    await send(update('2', { name: '' }), 400);
    await states.putBack();
    expect(written()).toEqual([]);
    const lost = update('2', { name: 'Lost' });
    await journal.before(lost);
    journal.begin(lost);
    await states.putBack();
    expect(written()).toEqual([`PATCH ${SERVICES}/2{"name":"Line"}`]);
  });

  it('is the default among the services too, when another takes its place', async () => {
    await send(update('2', { isDefault: true }));
    await states.putBack();
    expect(written()).toEqual([`PATCH ${SERVICES}/1{"isDefault":true}`]);
  });

  it('is the enabled key of the account that asked, or none', async () => {
    await send(request('PATCH', ENABLED, { key_id: 'new' }));
    await states.putBack();
    expect(written()).toEqual([`DELETE ${ENABLED}`]);
    there[ENABLED] = { key_id: 'former' };
    await send(request('PATCH', ENABLED, { key_id: 'new' }, 'other'));
    await states.putBack();
    expect(written()).toHaveLength(1);
  });

  it('stays in the journal when it cannot be put back', async () => {
    await send(update('2', { name: 'Other' }));
    isDown = true;
    await states.putBack();
    expect(left()).toHaveLength(1);
  });
});
