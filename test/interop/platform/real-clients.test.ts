import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startPlatform } from '../../../reference-impl/compose.ts';
import { ask, type OpenWorld, openWorld } from './local-platform.ts';
import { signed } from './signed.ts';

const advised: string[] = [];
const platform = await startPlatform({ remembersRequests: true, advise: (sentence) => advised.push(sentence) });
afterAll(() => platform.close());

describe('a published client', () => {
  let world: OpenWorld;
  beforeEach(async () => {
    world = await openWorld(platform);
  });

  const BODY = JSON.stringify({ messages: [{ content: 'Hello', destination_number: '+61491570156' }] });
  const OLDER = { algorithm: 'sha1', prefix: 'x-' };

  /** The status of a signed submit, with the present date as clients send it. */
  async function submit(of: typeof platform, manner: object): Promise<number> {
    const headers = signed(world.facts.credentials.messaging, 'POST /v1/messages', { body: BODY, ...manner });
    const all = { ...headers, 'content-type': 'application/json' };
    return (await ask(`${of.addresses.messaging}/v1/messages`, 'POST', all, BODY)).status;
  }

  it('signs with the date of today in a new world, and is accepted', async () => {
    expect(Math.abs(Date.parse(world.facts.now) - Date.now())).toBeLessThan(60_000);
    expect(await submit(platform, {})).toBe(202);
  });

  it('signs with SHA-1 and X-Content-MD5, is refused, and the log says which flag accepts it', async () => {
    expect([await submit(platform, OLDER), await submit(platform, OLDER)]).toEqual([401, 401]);
    expect(advised).toEqual([expect.stringContaining('--legacy-hmac')]);
    const { requests } = (await world.lab('GET', '/requests')).json;
    const { why } = requests.at(-1);
    expect(why.join('\n')).toContain('--legacy-hmac');
  });

  it('signs with SHA-1 and X-Content-MD5, and is accepted with that flag', async () => {
    const older = await startPlatform({ settings: { legacyHmac: true } });
    world = await openWorld(older);
    expect(await submit(older, OLDER)).toBe(202);
    await older.close();
  });

  it('asks for a file with the field id alone, and for the first page of all fields', async () => {
    await world.messaging('POST', '/v1/messages', JSON.parse(BODY));
    const period = { period: 'TODAY', timezone: 'UTC' };
    const of = { ...period, fields: [{ name: 'id' }] };
    const ordered = await world.messaging('POST', '/v2-preview/reporting/messages/async/detail', of);
    expect(ordered.status).toBe(202);
    await world.advance('PT1M');
    const place = `/v2-preview/reporting/messages/async/reports/${ordered.json.report_id}/download-url`;
    const { download_url } = (await world.messaging('GET', place)).json;
    const [heading, id] = (await ask(download_url, 'GET', {})).json.split(/\r?\n/);
    expect([heading, id]).toEqual(['id', expect.stringMatching(/^[0-9a-f-]{36}$/)]);

    const dates = { start_date: '2022-01-01T00:00:00.000z', end_date: '2030-01-01T00:00:00.000z' };
    const pageOf = async (page: object): Promise<string[]> =>
      (await world.messaging('POST', '/v2-preview/reporting/messages/async/detail/fields', { ...dates, ...page })).json
        .fields;
    const all = await pageOf({});
    expect(await pageOf({ page: 1, page_size: 5 })).toEqual(all.slice(0, 5));
    expect(await pageOf({ page: 2, page_size: 5 })).toEqual(all.slice(5, 10));
    expect(await pageOf({ page: 0, page_size: 5 })).toEqual(all.slice(0, 5));
  });

  it.each([
    '/v1/messaging/numbers/sender_address/addresses?include_related_accounts=True&token=',
    '/v1/messaging/numbers/sender_address/addresses?include_related_accounts=False',
    '/v1/messaging/numbers/dedicated?token=&page_size=10',
    '/v1/messaging/numbers/dedicated/assignments?token=',
    '/v1/number_authorisation/mt/blacklist?token=',
    '/v2-preview/reporting/scheduled?page_token=',
    '/v2-preview/reporting/messages/async/reports?page_token=',
    '/api/v1/contacts/contacts?nextPageToken=',
  ])('asks GET %s', async (path) => {
    await world.switchOn('dedicatedNumbers');
    expect((await world.messaging('GET', path)).status).toBe(200);
  });
});
