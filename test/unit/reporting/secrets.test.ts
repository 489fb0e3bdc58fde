import { describe, expect, it } from 'vitest';
import { hiding, secretsIn, withoutSecrets } from '../../../support/reporting/hide-secrets.ts';
import { hideHeader, hidePlaces, secretsGivenAway } from '../../../support/reporting/secret-places.ts';
import { redact } from '../../../support/session/redact.ts';

const SECRET = `p"s&<w/ö+ rd\\1`;

const base64 = (text: string): string => Buffer.from(text).toString('base64');

describe('a secret', () => {
  const hide = hiding([SECRET]);

  it.each([
    ['as it is', SECRET],
    ['in JSON', JSON.stringify({ a: SECRET })],
    ['in JSON in JSON', JSON.stringify({ a: JSON.stringify({ b: JSON.stringify(SECRET) }) })],
    ['in a URL', `?a=${encodeURIComponent(SECRET)}`],
    ['in a form', new URLSearchParams({ a: SECRET }).toString()],
    ['in a URL in lower case', encodeURIComponent(SECRET).replaceAll(/%../g, (code) => code.toLowerCase())],
    ['in base64', base64(SECRET)],
    ['as a password', base64(`user:${SECRET}`)],
    ['as a password of another user', base64(`user1:${SECRET}`)],
    ['in the middle of base64', base64(`us:${SECRET} and more`)],
    ['in base64 for URLs', Buffer.from(`x${SECRET}`).toString('base64url')],
    ['in hex', Buffer.from(SECRET).toString('hex')],
    ['in XML', '<a b="p&quot;s&amp;&lt;w/ö+ rd\\1"/>'],
  ])('%s is hidden', (_, text) => {
    const clear = hide(text);
    expect(clear).toContain('•••');
    expect(clear).not.toMatch(/rd|cmQ|7264/);
  });

  it('leaves other text alone, and JSON stays JSON', () => {
    expect(hide('nothing to hide, cmFu')).toBe('nothing to hide, cmFu');
    expect(JSON.parse(hide(JSON.stringify({ a: SECRET, b: 1 })))).toEqual({ a: '•••', b: 1 });
  });

  it('that looks like a verdict does not take the verdicts along', () => {
    expect(secretsIn({ messaging: { key: 'pass', secret: 'long enough' } })).toEqual(['long enough']);
  });
});

describe('what is a secret by its place', () => {
  it.each([
    ['Authorization: Bearer aB3.x-y_z~/+=', 'aB3'],
    ['{"access_token" : "abc\\"def","x":1}', 'def'],
    [JSON.stringify({ inner: JSON.stringify({ password: 'q"uote' }) }), 'uote'],
    ['POST /x?a=1&token=abc&b=2', 'abc'],
    ['client_secret=abc&grant=x', 'abc'],
    ['https://me:abc@host/path', 'abc'],
    ['hmac username="u", signature="abc="', 'abc'],
    ['-----BEGIN PRIVATE KEY-----\nabc\n-----END PRIVATE KEY-----', 'abc'],
  ])('%s', (text, secret) => {
    expect(hidePlaces(text)).toContain('•••');
    expect(hidePlaces(text)).not.toContain(secret);
  });

  it.each([
    'Basic authentication is refused',
    'a Bearer token of another project',
    'Bearer error="invalid_token"',
    '{"next_page_token":"abc","token_type":"Bearer"}',
    'passwords=none',
  ])('not: %s', (text) => expect(hidePlaces(text)).toBe(text));

  it.each([
    ['Authorization', 'Basic  a:b c', 'Basic  •••'],
    ['authorization', 'Digest x y', 'Digest •••'],
    ['authorization', 'raw-token', '•••'],
    ['Authorization', 'hmac username="u", signature="x"', 'hmac username="u", signature="•••"'],
    ['Set-Cookie', 'session=abc; Path=/', 'session=•••; Path=/'],
    ['X-Api-Key', 'abc', '•••'],
    ['Content-Type', 'application/json', 'application/json'],
    ['authorization', '', ''],
  ])('the header %s: %s', (name, value, clear) => expect(hideHeader(name, value)).toBe(clear));

  it('is hidden elsewhere too, once it was seen there', () => {
    const seen = { answer: '{"access_token":"tok-12345678"}', later: ['again tok-12345678'] };
    expect(JSON.stringify(redact(seen, new Set()))).not.toContain('12345678');
    expect(secretsGivenAway(`Basic ${base64('user:S3cretlong')}`)).toEqual(['S3cretlong']);
    expect(secretsGivenAway('{"password":"messaging"}')).toEqual([]);
  });

  it('stays a value of the same form', () => {
    const value = { requestHeaders: { authorization: 'Basic abc' }, n: 1, at: null, list: [true] };
    expect(withoutSecrets(value, (text) => text)).toEqual({
      ...value,
      requestHeaders: { authorization: 'Basic •••' },
    });
  });

  it('takes linear time on hostile text', () => {
    const hostile = `${'\\'.repeat(50_000)}"password":"${'Bearer '.repeat(20_000)}${'a://'.repeat(20_000)}`;
    const before = performance.now();
    hidePlaces(hostile);
    expect(performance.now() - before).toBeLessThan(3000);
  });
});
