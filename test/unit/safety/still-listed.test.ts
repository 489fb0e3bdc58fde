import { expect, it } from 'vitest';
import { DEFAULT_BINDINGS } from '../../../support/ground/bindings.ts';
import type { HttpClient } from '../../../support/wire/http/client.ts';
import { Callers } from '../../../support/wire/safety/callers.ts';
import type { LeftOver } from '../../../support/wire/safety/journal-lines.ts';
import { Sweep } from '../../../support/wire/safety/sweep.ts';

const HERE = 'http://127.0.0.1:4010';

/** What is swept on a platform whose every answer is `json`. */
function sweepOn(json: (asked: string) => object) {
  const asked: string[] = [];
  const send = async ({ method, url }: { method: string; url: string }) => {
    asked.push(`${method} ${url}`);
    return { status: 200, headers: {}, text: JSON.stringify(json(`${method} ${url}`)) };
  };
  const callers = new Callers({ send } as unknown as HttpClient, [{ user: 'k', password: 's' }]);
  const place = { interfaces: { messaging: HERE }, bindings: DEFAULT_BINDINGS };
  return { asked, sweep: new Sweep(callers, place, () => 0) };
}

const left = (over: Partial<LeftOver>): LeftOver => ({
  ...{ key: 'r:1', state: 'asked', run: 'r', at: 0, kind: 'webhook', told: true },
  ...{ url: `${HERE}/v1/webhooks/messages`, ids: [], same: {} },
  ...over,
});

it('what was removed is still there where its list shows it on a later page; each list is read once', async () => {
  const { asked, sweep } = sweepOn((each) => {
    const pageData = each.endsWith('page=0') ? [{ id: 1 }] : each.endsWith('page=1') ? [{ id: 2 }] : [];
    return { pageData };
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
  const { sweep } = sweepOn(() => ({ data: [{ id: 'a', sender_address: 'X' }] }));
  const url = `${HERE}/v1/messaging/numbers/sender_address/requests`;
  const asked = left({ kind: 'sender address', url, same: { sender_address: 'X' } });
  const why = 'its list shows 1 like it, and not when they were made';
  expect(await sweep.take(asked)).toMatchObject({ state: 'left', why });
});
