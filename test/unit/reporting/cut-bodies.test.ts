import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutBodies, KEPT_BODY } from '../../../support/ground/bodies/cut-bodies.ts';
import type { Evidence, EvidenceExchange } from '../../../support/ground/evidence/recorded-run.ts';
import { redact } from '../../../support/ground/secrets/redact.ts';
import { forSome } from '../for-all.ts';
import { anExchange, someEvidence } from './a-run.ts';

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
