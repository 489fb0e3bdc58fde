import type { Looks } from './look.ts';
import {
  advance,
  at,
  feature,
  keyed,
  NUMBER,
  OTHER,
  reportsOf,
  settle,
  statusesOf,
  submit,
  textAt,
} from './traffic.ts';

/** What the platforms decide otherwise. */
export const decisionLooks: Looks = {
  'other-ids': [async (shown) => /^[\dA-F]{8}-[\dA-F]{4}-1/.test(await submit(shown)), false, true],
  'other-constants': [
    async (shown) => reportsOf(shown, await submit(shown))[0].vendor_account_id.vendor_id,
    'Platform',
    'twin & sons',
  ],
  'other-paths': [async (shown) => (await shown.messaging('GET', '/v1/hooks')).status < 300, false, true],
  'edge-24-hours': [
    async (shown) => {
      await feature(shown, { deDuplication: true });
      await submit(shown);
      await advance(shown, { by: 'PT24H' });
      return (await statusesOf(shown, await submit(shown))).includes('rejected');
    },
    false,
    true,
  ],
  'edge-18-00': [
    async (shown) => {
      await feature(shown, { socialSending: true }, { timeZone: 'UTC' });
      await advance(shown, { to: '2024-01-15T18:00:00.000Z' });
      return (await statusesOf(shown, await submit(shown))).includes('delivered');
    },
    false,
    true,
  ],
  'edge-10-minutes': [
    async (shown) => {
      await keyed(shown, 'edge', { description: 'first' });
      await advance(shown, { by: 'PT10M' });
      return (await keyed(shown, 'edge', { description: 'second' })).json.description;
    },
    'second',
    'first',
  ],
  'key-of-project': [
    async (shown) => {
      await keyed(shown, 'Case', { description: 'first' });
      return (await keyed(shown, 'cASE', { description: 'second' })).json.description;
    },
    'second',
    'first',
  ],
  'refusals-forgotten': [
    async (shown) => {
      await keyed(shown, 'refused', { isDefault: false });
      return (await keyed(shown, 'refused', { description: 'good' })).status;
    },
    400,
    200,
  ],
  'edge-token-end': [
    async (shown) => {
      const { json } = await shown.token();
      await advance(shown, { by: 'PT1H' });
      return (await shown.bearer(json.access_token)).status;
    },
    401,
    200,
  ],
  'subproject-at-once': [
    async (shown) => {
      const path = '/v1/projects/{p}/subprojects';
      const { json } = await shown.project('subprojects', 'POST', path, { displayName: 'New' });
      const of = `/v2/projects/${json.subprojectId}/services`;
      return (await shown.project('voice', 'GET', of)).status < 300;
    },
    false,
    true,
  ],
  'one-sender-for-all': [
    async (shown) => {
      await feature(shown, { familiarSender: true });
      await submit(shown, NUMBER);
      await submit(shown, OTHER);
      return (await textAt(shown, NUMBER)).source_number === (await textAt(shown, OTHER)).source_number;
    },
    false,
    true,
  ],
  'more-opt-out-words': [
    async (shown) => {
      await submit(shown);
      await shown.lab('POST', `/handsets/${encodeURIComponent(NUMBER)}/replies`, { content: 'unsubscribe!' });
      await settle(shown);
      const path = at(shown, '/v1/number_authorisation/mt/blacklist');
      return (await shown.messaging('GET', path)).text.includes(NUMBER.slice(1));
    },
    false,
    true,
  ],
  'other-unknown-sign': [
    async (shown) => {
      await feature(shown, { characterConverter: true });
      await submit(shown, NUMBER, 'a漢?');
      return (await textAt(shown)).content;
    },
    'a??',
    'a(?)?',
  ],
  'other-short-host': [
    async (shown) => {
      await feature(shown, { shortTrackableLinks: true });
      await submit(shown, NUMBER, 'https://example.com/a/long/page');
      return new URL((await textAt(shown)).content).origin;
    },
    'https://l.nk',
    'http://go.to',
  ],
  'long-tokens': [async (shown) => (await shown.token()).json.access_token.length > 1000, false, true],
  'other-challenge': [
    async (shown) => /this one is/.test((await shown.bearer('x')).headers.get('www-authenticate') ?? ''),
    false,
    true,
  ],
  'portability-with-location': [
    async (shown) => (await shown.lookup('?msisdn=46700000001', 1)).text.includes(';location='),
    false,
    true,
  ],
};
