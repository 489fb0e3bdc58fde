import { describe, expect, it } from 'vitest';
import { alteredHeaders } from '../../../support/example/verbs/credentials.ts';
import { signedHeaders } from '../../../support/ground/credentials/hmac.ts';
import { olderDates, signaturesOf } from '../../../support/ground/credentials/signing-parts.ts';

const SECRET = 'API_SECRET_12345678';
const DATE = 'Thu, 12 Dec 2019 10:16:19 GMT';
const BODY =
  '{"messages": [{"content": "Content", "destination_number": "+1234567890", "delivery_report": true, "format": "SMS"}]}';
const DIGEST = '5fe6c18746c7d300f04f08a1db90ced2';

const KNOWN = [
  {
    title: 'without a body',
    signable: { method: 'GET', path: '/v1', date: DATE },
    headers: 'Date request-line',
    signature: 'smoeZNk31YWTYoiVH4hi73tI5i7xAVaTNjm2PjLexZQ=',
  },
  {
    title: 'with a body',
    signable: { method: 'POST', path: '/v1/messages', date: DATE, body: BODY },
    headers: 'Date Content-MD5 request-line',
    signature: 'Y7CYlmZkstNzOnbom/+dkSj0HtaHWu1cX1G1OQ3/Kkg=',
  },
];

it.each(KNOWN)('the signer of the harness writes the headers of a request $title in the printed form', (known) => {
  const { body } = known.signable as { body?: string };
  expect(signedHeaders({ user: 'KEY', password: SECRET }, known.signable)).toEqual({
    date: DATE,
    ...(body === undefined ? {} : { 'content-md5': DIGEST }),
    authorization: `hmac username="KEY", algorithm="hmac-sha256", headers="${known.headers}", signature="${known.signature}"`,
  });
});

const NOW = Date.UTC(2019, 11, 2, 10, 16, 19);
const PARTS = {
  method: 'POST',
  path: '/v1/messages',
  url: 'http://platform/v1/messages',
  body: '{}',
  now: NOW,
  pair: { user: 'KEY', password: 'SECRET' },
  otherKey: 'OTHER',
};

describe('altered signatures', () => {
  it.each(['{}', undefined])('are the documented ones when nothing is altered (body %s)', (body) => {
    const date = new Date(NOW).toUTCString();
    const { method, path } = PARTS;
    expect(alteredHeaders({ ...PARTS, body }, {})).toEqual(
      signedHeaders(PARTS.pair, { method, path, date, ...(body === undefined ? {} : { body }) }),
    );
  });

  it('are made over an altered Date and Content-MD5', () => {
    const altered = alteredHeaders(PARTS, {
      Date: '{date plus 1 minute}',
      'Content-MD5': '{digest of another body}',
    });
    const plain = alteredHeaders(PARTS, {});
    expect(altered.date).toBe('Mon, 02 Dec 2019 10:17:19 GMT');
    expect(altered['content-md5']).not.toBe(plain['content-md5']);
    expect(altered.authorization).not.toBe(plain.authorization);
  });

  it('leave out what is to be left out and add what nobody signs', () => {
    const headers = alteredHeaders(PARTS, { Date: 'left out', algorithm: 'left out', Accept: 'text/plain' });
    expect(headers).not.toHaveProperty('date');
    expect(headers.authorization).not.toContain('algorithm');
    expect(headers.Accept).toBe('text/plain');
  });

  it('write the older forms of dates', () => {
    expect(olderDates(NOW)).toEqual({
      'date as RFC 850': 'Monday, 02-Dec-19 10:16:19 GMT',
      'date as asctime': 'Mon Dec  2 10:16:19 2019',
    });
  });

  it('change exactly one character of a signature', () => {
    const { signature = '', 'signature with its first character changed': changed = '' } = signaturesOf('a', 'b');
    expect(changed.slice(1)).toBe(signature.slice(1));
    expect(changed[0]).not.toBe(signature[0]);
  });
});
