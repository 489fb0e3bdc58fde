import { describe, expect, it } from 'vitest';
import type { Session } from '../../../support/example/session/session.ts';
import { lookUntil } from '../../../support/example/verbs/report-pages.ts';

/** Looks for 3 in a report that shows one more at each look; returns what was seen and how long it took. */
async function look(hasLab: boolean, wanted = 3, isLive = true) {
  let shown = 0;
  let waited = 0;
  const read = async () => {
    shown += 1;
    return shown;
  };
  const session = { hasLab, time: { waits: { tape: { isLive } } } } as unknown as Session;
  const isEnough = (seen: number) => seen >= wanted;
  const seen = await lookUntil(session, { first: read, again: read, isEnough }, async (span) => {
    waited += span;
  });
  return { seen, waited };
}

describe('a report without a lab', () => {
  it('is asked for again until it shows what was sent', async () => {
    expect(await look(false)).toEqual({ seen: 3, waited: 1000 });
    expect(await look(false, 1)).toEqual({ seen: 1, waited: 0 });
  });

  it('is given up after ten seconds', async () => {
    expect(await look(false, 1000)).toEqual({ seen: 21, waited: 10_000 });
  });

  it('is read from the tape without a wait', async () => {
    expect(await look(false, 3, false)).toEqual({ seen: 3, waited: 0 });
  });
});

it('a report of a lab is asked for once', async () => {
  expect(await look(true)).toEqual({ seen: 1, waited: 0 });
});
