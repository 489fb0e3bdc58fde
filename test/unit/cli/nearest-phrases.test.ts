import { expect, it } from 'vitest';
import { nearestAmong } from '../../../support/cli/phrases/nearest-phrases.ts';

const steps = [
  ['update', 'the client updates the service with name "Desk"'],
  ['update', 'the client updates the service with isDefault true'],
  ['read', 'the client reads the service'],
  ['pass', '24 hours pass'],
  ['refused', 'it is refused with HTTP status 400'],
  ['switched', 'de-duplication is switched on for the account'],
  ['replies', 'the handset "+46700000001" replies "Yes"'],
].map(([phrase, text]) => ({ phrase, text: text as string }));

const nearest = nearestAmong(steps);

it.each([
  ['another word for it', 'the service was renamed', 'the client updates the service with name "Desk"'],
  ['another ending', 'the client is reading the services', 'the client reads the service'],
  ['several words for one', 'de-duplication is enabled', 'de-duplication is switched on for the account'],
  ['another number', '3 hours later', '24 hours pass'],
  ['a member in other words', 'the service is not default', 'the client updates the service with isDefault true'],
  ['a text in quotes', 'the phone answers "No"', 'the handset "+46700000001" replies "Yes"'],
])('the nearest step is found by %s', (_, text, step) => {
  expect(nearest(text)[0]?.text).toBe(step);
});

it('of each phrase one step is suggested, and none that has nothing in common', () => {
  expect(nearest('the client updates the service').map(({ phrase }) => phrase)).toEqual(
    expect.arrayContaining(['update', 'read']),
  );
  expect(nearest('zebra')).toEqual([]);
});
