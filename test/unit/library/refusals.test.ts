import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Refusals } from '../../../reference-impl/kernel/refusals.ts';
import { type LocalPlatform, startPlatform } from '../../../reference-impl/library/platform.cjs';
import { type Row, rows } from '../../hostile/reference/operation-tables.ts';
import { basic } from '../../wire/basic.ts';

describe('planned refusals', () => {
  it('are made as often as planned, those planned first first, and for no other operation', () => {
    const plan = fc.array(
      fc.record({ status: fc.integer({ min: 400, max: 599 }), times: fc.integer({ min: 1, max: 5 }) }),
    );
    fc.assert(
      fc.property(plan, (planned) => {
        const refusals = new Refusals();
        for (const each of planned) refusals.plan({ operation: 'a', ...each });
        const expected = planned.flatMap(({ status, times }) => Array<number>(times).fill(status));
        expect(refusals.take('b')).toBeUndefined();
        expect(expected.map(() => refusals.take('a'))).toEqual(expected);
        expect(refusals.take('a')).toBeUndefined();
        expect(refusals.left).toEqual([]);
      }),
    );
  });
});

const SENTENCE = 'The operator of this platform has this request refused.';

/** Where the sentence is in a refusal of an interface, and its media type; contacts have a form of their own. */
const FORMS: Readonly<Record<string, readonly [media: RegExp, tells: (text: string) => unknown]>> = {
  messaging: [/^application\/json/, (text) => JSON.parse(text).message],
  token: [/^application\/json/, (text) => JSON.parse(text).detail],
  lookup: [/^text\/plain/, (text) => text.trim()],
  subprojects: [/^application\/json/, (text) => JSON.parse(text).error.message],
  voice: [/^application\/problem\+json/, (text) => JSON.parse(text).detail],
  conversation: [/^application\/json/, (text) => JSON.parse(text).error.message],
  standalone: [/^application\/json/, (text) => JSON.parse(text).message],
  contacts: [/^application\/json/, (text) => JSON.parse(text).detail],
};

const formOf = ({ interface: name, path }: Row): string => (path.startsWith('/api/v1/contacts') ? 'contacts' : name);

const STATUSES = [400, 401, 404, 409, 418, 429, 500, 503, 599];

describe('every operation is refused in the form of its interface', () => {
  let platform: LocalPlatform;

  beforeAll(async () => {
    platform = await startPlatform();
  });

  afterAll(() => platform.close());

  /** The user that an interface recognises. */
  function userOf(name: string): [string, string] {
    const { messaging, lookup, project } = platform.credentials;
    if (name === 'lookup') return [lookup.user, lookup.password];
    return name === 'messaging' ? [messaging.key, messaging.secret] : [project.keyId, project.keySecret];
  }

  /** The address of an operation, with the ids of this platform. */
  function addressOf({ interface: name, path }: Row): string {
    const { project, conversation } = platform.credentials;
    const ids: Readonly<Record<string, string>> = { projectId: project.id, botId: conversation.botId };
    const { url } = platform[name as 'messaging'];
    return `${url}${path.replace(/(?<!:):(\w+)/g, (_, id: string) => ids[id] ?? project.serviceId).replace('::', ':')}`;
  }

  const own = rows.filter(({ interface: name, id }) => name !== 'lab' && id !== 'reporting.async.download');

  it('in all of them', () => {
    expect(own.length).toBeGreaterThan(80);
    expect(new Set(own.map(formOf))).toEqual(new Set(Object.keys(FORMS)));
  });

  it.each(own.map((row, at) => [row.id, row, STATUSES[at % STATUSES.length] as number] as const))(
    '%s',
    async (id, row, status) => {
      const headers = { authorization: basic(...userOf(row.interface)), 'content-type': 'application/json' };
      const send = () => fetch(addressOf(row), { method: row.method, headers });
      platform.refuse({ operation: id, status });
      const refused = await send();
      const [media, tells] = FORMS[formOf(row)] as (typeof FORMS)[string];
      expect(refused.status).toBe(status);
      expect(refused.headers.get('content-type')).toMatch(media);
      expect(tells(await refused.text())).toContain(SENTENCE);
      expect(await (await send()).text()).not.toContain(SENTENCE);
    },
  );

  it('also the file of a report, which needs no credentials but its address', async () => {
    const { key, secret } = platform.credentials.messaging;
    const ask = async (path: string, body?: object) => {
      const headers = { authorization: basic(key, secret), 'content-type': 'application/json' };
      const base = `${platform.messaging.url}/v2-preview/reporting/messages/async`;
      const sent = body ? { method: 'POST', body: JSON.stringify(body) } : {};
      return (await (await fetch(`${base}${path}`, { headers, ...sent })).json()) as Record<string, string>;
    };
    const { report_id } = await ask('/detail', { period: 'TODAY', timezone: 'UTC' });
    await platform.advance('PT1M');
    const { download_url = '' } = await ask(`/reports/${report_id}/download-url`);
    platform.refuse({ operation: 'reporting.async.download', status: 503 });
    expect((await fetch(download_url)).status).toBe(503);
    expect((await fetch(download_url)).status).toBe(200);
  });
});
