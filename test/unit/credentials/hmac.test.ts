import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  bodyDigest,
  hmacHeader,
  signatureOf,
  signedHeaders,
  signingString,
} from '../../../support/ground/credentials/hmac.ts';

const SECRET = 'API_SECRET_12345678';
const DATE = 'Thu, 12 Dec 2019 10:16:19 GMT';
const BODY =
  '{"messages": [{"content": "Content", "destination_number": "+1234567890", "delivery_report": true, "format": "SMS"}]}';
const DIGEST = '5fe6c18746c7d300f04f08a1db90ced2';

const KNOWN = [
  {
    title: 'without a body',
    signable: { method: 'GET', path: '/v1', date: DATE },
    text: `Date: ${DATE}\nGET /v1 HTTP/1.1`,
    headers: 'Date request-line',
    signature: 'smoeZNk31YWTYoiVH4hi73tI5i7xAVaTNjm2PjLexZQ=',
  },
  {
    title: 'with a body',
    signable: { method: 'POST', path: '/v1/messages', date: DATE, body: BODY },
    text: `Date: ${DATE}\nContent-MD5: ${DIGEST}\nPOST /v1/messages HTTP/1.1`,
    headers: 'Date Content-MD5 request-line',
    signature: 'Y7CYlmZkstNzOnbom/+dkSj0HtaHWu1cX1G1OQ3/Kkg=',
  },
];

describe('the signer of the harness', () => {
  it.each(KNOWN)('signs a request $title as the known answer has it', ({ signable, text, signature }) => {
    expect(signingString(signable)).toBe(text);
    expect(signatureOf(signingString(signable), SECRET)).toBe(signature);
  });

  it.each(KNOWN)('writes the headers of a request $title in the printed form', (known) => {
    const { body } = known.signable as { body?: string };
    expect(signedHeaders({ user: 'KEY', password: SECRET }, known.signable)).toEqual({
      date: DATE,
      ...(body === undefined ? {} : { 'content-md5': DIGEST }),
      authorization: `hmac username="KEY", algorithm="hmac-sha256", headers="${known.headers}", signature="${known.signature}"`,
    });
  });

  it('writes the digest of a body in 32 lower-case hexadecimal characters', () => {
    expect(bodyDigest(BODY)).toBe(DIGEST);
    expect(bodyDigest(Buffer.from(BODY))).toBe(DIGEST);
    expect(bodyDigest('å')).toMatch(/^[0-9a-f]{32}$/);
  });

  it('reads secret and text as UTF-8', () => {
    const text = 'Date: å';
    const expected = createHmac('sha256', Buffer.from('schlüssel', 'utf8')).update(Buffer.from(text, 'utf8'));
    expect(signatureOf(text, 'schlüssel')).toBe(expected.digest('base64'));
  });

  it('differs for another secret, path, method, date or body', () => {
    const first = KNOWN[1]?.signable ?? { method: '', path: '', date: '' };
    const others = [
      { ...first, path: '/v1/message' },
      { ...first, method: 'PUT' },
      { ...first, date: 'Thu, 12 Dec 2019 10:16:20 GMT' },
      { ...first, body: `${BODY} ` },
    ];
    const signatures = others.map((other) => signatureOf(signingString(other), SECRET));
    signatures.push(signatureOf(signingString(first), `${SECRET}9`), hmacHeader('KEY', '', true));
    expect(new Set(signatures).size).toBe(signatures.length);
    expect(signatures).not.toContain(KNOWN[1]?.signature);
  });
});
