import { describe, expect, it } from 'vitest';
import { outsideOf, portsInside, reachedFromHere } from '../../../support/wire/target/container-settings.ts';
import { loadText } from './load-text.ts';

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
