import { describe, expect, it } from 'vitest';
import { DEFAULT_BINDINGS } from '../../../support/ground/bindings.ts';
import type { HttpClient } from '../../../support/wire/http/client.ts';
import { Callers, userOf } from '../../../support/wire/safety/callers.ts';
import type { LeftOver } from '../../../support/wire/safety/journal-lines.ts';
import { Sweep } from '../../../support/wire/safety/sweep.ts';

const HERE = 'http://127.0.0.1:4010';
const THERE = 'http://127.0.0.1:5010';

const place = {
  interfaces: { messaging: HERE, subprojects: `${HERE}/sub` },
  bindings: { ...DEFAULT_BINDINGS, webhooksPath: '/hooks' },
};

/** A platform that answers by `answers`, and everything that it was asked. */
function platform(answers: (asked: string) => { status: number; json?: unknown }, users = ['k']) {
  const asked: string[] = [];
  const askers: Array<string | undefined> = [];
  const http = {
    send: async ({ method, url, headers }: { method: string; url: string; headers?: Record<string, string> }) => {
      asked.push(`${method} ${url}`);
      askers.push(userOf(headers?.authorization));
      const { status, json = {} } = answers(`${method} ${url}`);
      return { status, headers: {}, text: JSON.stringify(json) };
    },
  };
  const callers = users.map((user) => ({ user, password: 's' }));
  return { asked, askers, sweep: new Sweep(new Callers(http as unknown as HttpClient, callers), place, () => 0) };
}

const left = (over: Partial<LeftOver>): LeftOver => ({
  key: 'r:1',
  state: 'asked',
  run: 'r',
  at: 0,
  kind: 'webhook',
  url: `${HERE}/hooks`,
  ids: [],
  same: {},
  told: true,
  ...over,
});

describe('what a run left', () => {
  it.each([
    ['where the target file has it', HERE],
    ['at the new port of a target of this machine', THERE],
  ])('is taken away %s', async (_, origin) => {
    const { asked, sweep } = platform(() => ({ status: 204 }));
    expect(await sweep.take(left({ url: `${origin}/hooks`, ids: ['w1'] }))).toMatchObject({ state: 'removed' });
    expect(asked).toEqual([`DELETE ${HERE}/hooks/w1`]);
  });

  it('is taken away by the account that made it, and by nobody else', async () => {
    const { askers, sweep } = platform(() => ({ status: 404 }), ['one', 'other']);
    expect(await sweep.take(left({ ids: ['w1'], user: 'other' }))).toMatchObject({ state: 'gone' });
    expect(askers).toEqual(['other']);
    await sweep.take(left({ ids: ['w1'], user: 'gone' }));
    expect(askers).toEqual(['other', 'one', 'other']);
  });

  it.each([
    ['an unnamed address', { url: 'https://x.example/', ids: ['w1'] }, /^the target file names another address now$/],
    ['no word of its own', { told: false }, /nothing in the request distinguishes it from others/],
  ])('is left, and nothing is asked, with %s', async (_, over, why) => {
    const { asked, sweep } = platform(() => ({ status: 200, json: { pageData: [{ id: 'w1' }] } }));
    expect(await sweep.take(left(over))).toMatchObject({ state: 'left', why: expect.stringMatching(why) });
    expect(asked).toEqual([]);
  });

  it.each([401, 403, 404, 500])('is left when its list answers %i', async (status) => {
    const { sweep } = platform(() => ({ status }));
    expect(await sweep.take(left({ told: false, same: { url: 'https://mine' } }))).toMatchObject({
      state: 'left',
      why: `its list was refused with HTTP status ${status}`,
    });
  });

  it('is left when its list tells one page again and again', async () => {
    const { asked, sweep } = platform(() => ({ status: 200, json: { pageData: [{ id: 'w1', url: 'x' }] } }));
    const found = await sweep.take(left({ told: false, same: { url: 'https://mine' } }));
    expect(found).toMatchObject({
      state: 'left',
      why: 'it cannot be looked for: the list: page 2, by page 1, is page 1 again',
    });
    expect(asked).toHaveLength(2);
  });

  it('is gone without a question once it has gone by itself', async () => {
    const { asked, sweep } = platform(() => ({ status: 400 }));
    const kind = 'scheduled message';
    const url = `${HERE}/v1/messages`;
    expect(await sweep.take(left({ kind, url, until: -60_001 }))).toMatchObject({ state: 'gone' });
    expect(asked).toEqual([]);
    expect(await sweep.take(left({ kind, url, until: -60_000, ids: ['m1'] }))).toMatchObject({ state: 'left' });
  });
});

it('what was removed is still there where its list shows it on a later page; each list is read once', async () => {
  const { asked, sweep } = platform((each) => {
    const pageData = each.endsWith('page=0') ? [{ id: 1 }] : each.endsWith('page=1') ? [{ id: 2 }] : [];
    return { status: 200, json: { pageData } };
  });
  const removed = ['2', '3'].map((id) => {
    const thing = { key: id, kind: 'webhook', url: '', ids: [id], state: 'removed' } as const;
    return [left({ ids: [id] }), thing] as const;
  });
  const why = 'the platform says that it was removed, and its list still shows it';
  expect(await sweep.stillListed(removed)).toMatchObject([{ key: '2', state: 'left', why }]);
  expect(asked).toHaveLength(3);
});

it('an address whose list does not say when it was made is named, and not called gone', async () => {
  const { sweep } = platform(() => ({ status: 200, json: { data: [{ id: 'a', sender_address: 'X' }] } }));
  const url = `${HERE}/v1/messaging/numbers/sender_address/requests`;
  const asked = left({ kind: 'sender address', url, same: { sender_address: 'X' } });
  const why = 'its list shows 1 like it, and not when they were made';
  expect(await sweep.take(asked)).toMatchObject({ state: 'left', why });
});
