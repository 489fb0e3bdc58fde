import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningPlatform, startPlatform } from '../../reference-impl/compose.ts';

const REPORTING = '/v2-preview/reporting';
const POSTED = [
  'messages/metakeys',
  'messages/detail',
  'messages/insights',
  'messages/async/detail',
  'messages/async/detail/fields',
  'summary/scheduled',
];
const MEMBERS =
  'start_date end_date direction accounts timezone source destinations addresses metadata_key metadata_values status ' +
  'opt_out page page_size group_by period fields sort_by label schedule report metadata';
const JUNK = [null, -1, 1.5, '', 'x', '__proto__', [], {}, [null], true, '2024-13-45T99:99:99Z', '* * * * *'];

const READ = [
  `${REPORTING}/messages/async/status`,
  `${REPORTING}/messages/async/reports`,
  `${REPORTING}/messages/async/reports/:reportId/download-url`,
  `${REPORTING}/messages/async/reports/x/download`,
  `${REPORTING}/scheduled`,
  `${REPORTING}/scheduled/:id`,
  '/v1/reporting/links/summary',
  '/v1/reporting/links/detail',
];
const QUERIES =
  'report_id page_size page_token status start_date sort_direction ticket key value recipient page pageSize hash';

const GOOD = {
  ...{ start_date: '2024-03-05T00:00:00Z', end_date: '2030-12-30T00:00:00Z', timezone: 'UTC', label: 'x' },
  schedule: { timezone: 'UTC', cron_expression: '0 8 * * *', type: 'cron' },
  report: { period: 'TODAY', timezone: 'UTC' },
};

const crashes: string[] = [];
let platform: RunningPlatform;
let authorization = '';

beforeAll(async () => {
  platform = await startPlatform({
    defaultWorld: 'random',
    crashed: (error, operation) => crashes.push(`${operation}: ${String(error)}`),
  });
  const { key, secret } = (platform.credentials as { messaging: { key: string; secret: string } }).messaging;
  authorization = `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`;
});

afterAll(() => platform.close());

const statusOf = async (path: string, options: RequestInit = {}): Promise<number> => {
  const headers = { authorization, 'content-type': 'application/json' };
  const answer = await fetch(`${platform.addresses.messaging}${path}`, { headers, ...options });
  await answer.arrayBuffer();
  return answer.status;
};

it.each(POSTED)('POST …/%s with anything in any member never crashes', async (path) => {
  const post = (body: string) => statusOf(`${REPORTING}/${path}`, { method: 'POST', body });
  for (const body of ['', '{', 'null', '[]', '7']) expect(await post(body), body).toBe(400);
  for (const member of MEMBERS.split(' '))
    for (const junk of JUNK) {
      await post(JSON.stringify({ ...GOOD, [member]: junk }));
      if (path.includes('scheduled'))
        await post(JSON.stringify({ ...GOOD, report: { ...GOOD.report, [member]: junk } }));
    }
  expect(crashes).toEqual([]);
});

it.each(READ)('GET %s with anything in its query never crashes', async (path) => {
  for (const name of QUERIES.split(' '))
    for (const junk of ['', '0', '-1', 'x', '%00', ':id', '2024-13-45T99:99:99Z', 'a'.repeat(2000)])
      expect(await statusOf(`${path}?${name}=${junk}&${name}=2`)).toBeLessThan(500);
  expect(crashes).toEqual([]);
});
