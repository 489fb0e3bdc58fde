import { createHash } from 'node:crypto';
import fc from 'fast-check';
import type { Har } from 'har-format';
import { describe, expect, it } from 'vitest';
import { Journal } from '../../../support/example/session/journal.ts';
import { cutBodies, KEPT_BODY } from '../../../support/ground/bodies/cut-bodies.ts';
import type { Evidence, EvidenceExchange } from '../../../support/ground/evidence/recorded-run.ts';
import { redact } from '../../../support/ground/secrets/redact.ts';
import { judge } from '../../../support/ledger/judge.ts';
import { reportSet } from '../../../support/reports/report-set.ts';
import { forSome } from '../for-all.ts';
import { anExample, anExchange, aRule, aRun, circumstances, failed, someEvidence } from './a-run.ts';
import { inFull } from './in-full.ts';

const SECRET = 'kR7!pQ2zz-tail-of-it';
const MOST = KEPT_BODY;

const evidence = (bodies: Partial<EvidenceExchange>, callback = ''): Evidence =>
  someEvidence({ exchanges: [anExchange(bodies)], callbacks: [{ n: 1, body: callback }] });

const hide = (whole: Evidence): Evidence => redact(whole, new Set([SECRET])) as Evidence;
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const kept = (whole: Evidence) => cutBodies(whole, hide).exchanges[0] as EvidenceExchange;

describe('a large body', () => {
  it('is cut, with the length in bytes and the digest of the whole', () => {
    const [sent, got, came] = ['ü'.repeat(MOST + 1), 'b'.repeat(12_000_000), 'c'.repeat(MOST + 5)];
    const { exchanges, callbacks } = cutBodies(evidence({ requestBody: sent, responseBody: got }, came), hide);
    expect(exchanges[0]).toMatchObject({
      requestBody: sent.slice(0, MOST),
      requestCut: { length: 2 * (MOST + 1), sha256: sha256(sent) },
      responseBody: got.slice(0, MOST),
      responseCut: { length: 12_000_000, sha256: sha256(got) },
    });
    expect(callbacks).toEqual([{ n: 1, body: came.slice(0, MOST), cut: { length: MOST + 5, sha256: sha256(came) } }]);
  });

  it('is whole when it is no longer than what is kept', () => {
    const body = 'b'.repeat(MOST);
    const it = kept(evidence({ requestBody: body, responseBody: '' }));
    expect(it).toEqual(anExchange({ requestBody: body, responseBody: '' }));
  });

  it('ends with a whole character', () => {
    const it = kept(evidence({ responseBody: `a${'😀'.repeat(MOST)}` }));
    expect(it.responseBody).toBe(`a${'😀'.repeat(MOST / 2 - 1)}`);
  });

  it('tells no part of a secret that the cut goes through', () =>
    forSome(60, fc.integer({ min: -40, max: 40 }), fc.integer({ min: 0, max: 400 }), (offset, hidden) => {
      const before = `${SECRET} `.repeat(hidden);
      for (const cut of [MOST, MOST + 16 * 1024]) {
        const at = cut + offset - before.length;
        const body = `${before}${'.'.repeat(Math.max(0, at))}${SECRET}${'.'.repeat(30_000)}`;
        const { responseBody = '' } = kept(evidence({ responseBody: body }));
        expect(responseBody).not.toContain(SECRET.slice(0, 1));
        expect(responseBody.length).toBeLessThanOrEqual(MOST);
      }
    }));

  it('gives a secret away that stands elsewhere, and is cut all the same', () => {
    const token = 'aToken-0123456789';
    const it = kept(
      evidence({
        requestBody: `x ${token}`,
        responseBody: `{"access_token":"${token}","rest":"${'r'.repeat(100_000)}"}`,
      }),
    );
    expect(JSON.stringify(it)).not.toContain(token);
    expect(it.responseBody?.length).toBeLessThanOrEqual(MOST);
  });
});

const LARGE = 'x'.repeat(200_000);
const TOLD = /only the beginning of its body of 200000 bytes was kept/;

/** The evidence of two requests, the second with a large body and a large answer, and of a large callback. */
function largeEvidence(): Evidence {
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
  const run = aRun([anExample('MSG-01', [failed], { evidence: largeEvidence() })]);
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
