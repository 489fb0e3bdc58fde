import { describe, expect, it } from 'vitest';
import { DEFAULT_BINDINGS } from '../../../support/ground/bindings.ts';
import { boundPath, demandedBindings, knownUrl } from '../../../support/wire/http/bound-path.ts';
import { outsideOf, portsInside, reachedFromHere } from '../../../support/wire/target/container-settings.ts';
import { loadText } from './load-text.ts';

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

const load = (over: object) =>
  loadText(
    JSON.stringify({
      name: 'image',
      kind: 'container',
      container: { image: 'acme:1' },
      interfaces: {
        messaging: 'http://container:4010',
        lookup: ['https://container', 'http://elsewhere.example'],
      },
      ...over,
    }),
  );

describe('the container of a target file', () => {
  it('shows the ports that somebody wants to reach', () => {
    const target = load({
      lab: 'http://container:4021',
      container: { image: 'acme:1', readyPath: 'http://container:9/up' },
    });
    expect(portsInside(target)).toEqual([4010, 443, 4021, 9]);
    expect(target.safety?.sideEffects).toHaveLength(3);
  });

  it('is found from here at other ports, and what is elsewhere stays there', () => {
    const found = (address: string) => outsideOf(address, { host: '127.0.0.1', published: (port) => port + 30_000 });
    expect(reachedFromHere(load({}), found).interfaces).toEqual({
      messaging: 'http://127.0.0.1:34010',
      lookup: ['https://127.0.0.1:30443', 'http://elsewhere.example'],
    });
    expect(outsideOf('http://container:1/v1', { host: '::1', published: () => 2 })).toBe('http://[::1]:2/v1');
  });

  it.each([
    ['no container', { container: undefined }, /required property 'container'/],
    ['neither image nor file', { container: {} }, /\/container needs an image or a dockerfile/],
    ['both', { container: { image: 'a', dockerfile: 'b' } }, /one of the two/],
    ['an image that is built', { container: { image: 'a', stage: 'b' } }, /builds nothing from an image/],
    ['another kind', { kind: 'external' }, /\/container is for kind: container alone; this is external/],
    ['an unknown key', { container: { image: 'a', ports: [1] } }, /\/container: the key ports is not known/],
    ['an unknown network', { container: { image: 'a', network: 'none' } }, /must be one of bridge, host/],
    ['no patience', { container: { image: 'a', patience: 'long' } }, /\/container\/patience is not a duration/],
    ['no address in it', { interfaces: { messaging: 'http://127.0.0.1:1' } }, /has no address in the container/],
    ['a port that is none', { interfaces: { messaging: 'http://container:99999' } }, /is not an address/],
  ])('with %s is refused', (_, over, sentence) => {
    expect(() => load(over)).toThrow(sentence);
  });
});
