import { describe, expect, it } from 'vitest';
import { DEFAULT_BINDINGS } from '../../../support/ground/bindings.ts';
import { boundPath, demandedBindings, knownUrl } from '../../../support/wire/http/bound-path.ts';

const SENDERS = '/v1/messaging/numbers/sender_address';

const bindings = {
  ...DEFAULT_BINDINGS,
  repliesPath: '/inbox',
  webhooksPath: '/hooks',
  senderStatusPath: '/senders/{id}/state',
  reverifyPath: '/approved/{id}/codes',
};

describe('a path that the target has elsewhere', () => {
  it.each([
    ['/v1/replies', '/inbox'],
    ['/v1/replies/confirmed', '/inbox/confirmed'],
    ['/v1/replies?page=1', '/inbox?page=1'],
    ['/v1/webhooks/messages/7', '/hooks/7'],
    ['/v1/repliesx', '/v1/repliesx'],
    ['/v1/messages', '/v1/messages'],
    [`${SENDERS}/requests/7`, '/senders/7/state'],
    [`${SENDERS}/requests/7?full`, '/senders/7/state?full'],
    [`${SENDERS}/requests`, `${SENDERS}/requests`],
    [`${SENDERS}/requests/7/verify`, `${SENDERS}/requests/7/verify`],
    [`${SENDERS}/addresses/7/reverify`, '/approved/7/codes'],
  ])('%s goes to %s', (known, bound) => {
    expect(boundPath(known, bindings)).toBe(bound);
  });

  it.each([
    ['http://a.example/senders/7/state', `http://a.example${SENDERS}/requests/7`],
    ['http://a.example/base/approved/7/codes', `http://a.example/base${SENDERS}/addresses/7/reverify`],
    [`http://a.example${SENDERS}/requests/7/verify`, `http://a.example${SENDERS}/requests/7/verify`],
    ['http://a.example/senders/7', 'http://a.example/senders/7'],
  ])('%s is known as %s', (url, known) => {
    expect(knownUrl(url, bindings)).toBe(known);
  });

  it('that the target file denies is named', () => {
    const denied = demandedBindings(bindings, ['repliesPath']);
    expect(() => boundPath('/v1/replies', denied)).toThrow('the target file declares no bindings.repliesPath');
    expect(boundPath('/v1/webhooks/messages', denied)).toBe('/hooks');
  });

  it('is noted when it is used', () => {
    const used: string[] = [];
    boundPath(
      '/v1/replies',
      demandedBindings(bindings, [], (name) => used.push(name)),
    );
    expect(used).toContain('repliesPath');
  });
});
