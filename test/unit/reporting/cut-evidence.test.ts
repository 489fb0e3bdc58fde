import type { Har } from 'har-format';
import { describe, expect, it } from 'vitest';
import { Journal } from '../../../support/example/session/journal.ts';
import { KEPT_BODY } from '../../../support/ground/bodies/cut-bodies.ts';
import type { Evidence } from '../../../support/ground/evidence/recorded-run.ts';
import { judge } from '../../../support/ledger/judge.ts';
import { reportSet } from '../../../support/reports/report-set.ts';
import { anExample, aRule, aRun, circumstances, failed } from './a-run.ts';
import { inFull } from './in-full.ts';

const LARGE = 'x'.repeat(200_000);
const TOLD = /only the beginning of its body of 200000 bytes was kept/;

/** The evidence of two requests, the second with a large body and a large answer, and of a large callback. */
function evidence(): Evidence {
  const journal = new Journal();
  const shared = { interface: 'messaging', at: 0, status: 200, headers: {}, json: undefined, looked: true };
  const request = { method: 'POST', url: 'http://127.0.0.1:1/v1/messages', headers: {} };
  journal.exchanges.push(
    { ...shared, n: 1, request: { ...request, body: '{"first":1}' }, text: '{}' },
    { ...shared, n: 2, request: { ...request, body: LARGE }, text: LARGE },
  );
  const came = { receiver: 'r', method: 'POST', target: '/', headers: {}, json: undefined, looked: true };
  journal.notifications.push({ ...came, n: 1, body: LARGE, at: 0 });
  return JSON.parse(JSON.stringify(journal.evidence('none', 0))) as Evidence;
}

describe('the reports about an example with large bodies', () => {
  const run = aRun([anExample('MSG-01', [failed], { evidence: evidence() })]);
  const files = inFull(reportSet(judge([aRule('MSG-01')], run, circumstances(['MSG-01'])), run, [], { allure: true }));
  const text = (name: string): string => String(files.get(`evidence/MSG-01/${name}`));

  it('send no beginning of a body again as if it were the whole', () => {
    expect(text('curl.sh')).toContain('{"first":1}');
    expect(text('curl.sh')).toMatch(TOLD);
    expect([...files.values()].join('').match(/--data-raw/g)).toHaveLength(2);
    expect([...files.keys()].filter((name) => /request-\d+\.body/.test(name))).toEqual([]);
  });

  it('tell in the archive how long each was', () => {
    const { entries } = (JSON.parse(text('exchanges.har')) as Har).log;
    expect(entries[1]?.request).toMatchObject({
      bodySize: 200_000,
      postData: { comment: expect.stringMatching(TOLD) },
    });
    expect(entries[1]?.response).toMatchObject({
      bodySize: 200_000,
      content: { size: 200_000, comment: expect.stringMatching(TOLD) },
    });
    expect(entries[1]?.response.content.text).toBe(LARGE.slice(0, KEPT_BODY));
  });

  it('tell beside what came in that it is cut', () => {
    expect(text('callbacks/01.head.txt')).toMatch(TOLD);
    expect(text('callbacks/01.body.txt')).toHaveLength(KEPT_BODY);
  });
});
