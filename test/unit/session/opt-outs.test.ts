import { describe, expect, it } from 'vitest';
import { optingOut } from '../../../support/example/session/stand-ins.ts';

const SENDS = 'the account sends "Sale" to "+46700000001" as "first"';
const STOPS = 'the handset "+46700000001" replies "STOP"';

const example = (...steps: readonly string[]) => ({
  tags: ['@needs-handset'],
  steps: steps.map((text) => ({ text, isGiven: false, rows: undefined })),
});

describe('a declared number that opts out by itself', () => {
  it('stands in for a handset that was written to and replies STOP', () => {
    expect(optingOut(example(SENDS, STOPS, '"first" is reported delivered'))).toEqual(['+46700000001']);
  });

  it.each([
    ['replies something else', [SENDS, 'the handset "+46700000001" replies "Thanks"']],
    ['replies twice', [SENDS, STOPS, STOPS]],
    ['was not written to', [STOPS]],
    ['shows its messages', [SENDS, STOPS, 'the handset "+46700000001" has 1 message']],
    ['has the blacklist looked at before', [SENDS, '"+46700000001" is not on the blacklist of the account', STOPS]],
    ['is not hers alone', [SENDS, STOPS, 'another customer sends "Parcel" to "+46700000001" as "parcel"']],
    ['does nothing', [SENDS]],
  ])('does not stand in for one that %s', (_, steps) => {
    expect(optingOut(example(...steps))).toBeUndefined();
  });
});
