import { describe, expect, it } from 'vitest';
import type { Session } from '../../../support/example/session/session.ts';
import { arrivedIn, type FacilityList, noteLists } from '../../../support/example/verbs/facility-lists.ts';

const PHONE: FacilityList = { facility: 'handset', path: '/handsets/1/messages', member: 'messages' };

const message = (content: string) => ({ content });

/** A session whose phone shows what `shown` has, on a tape, so that no look waits for the next. */
function sessionBefore(shown: string[]): Session {
  const handles = new Map<string, unknown>();
  return {
    hasLab: false,
    inbox: { settle: async () => undefined },
    facilities: { named: () => ({ isPerson: false, request: async () => ({ messages: shown.map(message) }) }) },
    handles: {
      has: (name: string) => handles.has(name),
      get: (name: string) => handles.get(name),
      put: (name: string, value: unknown) => handles.set(name, value),
    },
    time: { waits: { tape: { isLive: false } } },
    run: { target: { callbacks: { patienceMs: 400 } } },
  } as unknown as Session;
}

/** What a phone has for an example that waits for one message, when it showed `before` and shows `after`. */
async function arrived(before: string[], after: string[]): Promise<unknown> {
  const shown = [...before];
  const session = sessionBefore(shown);
  await noteLists(session, [PHONE]);
  shown.splice(0, shown.length, ...after);
  return arrivedIn(session, PHONE, ({ length }) => length >= 1).catch(({ message }: Error) => message);
}

describe('the list of a facility that examples share', () => {
  it.each<[string, string[], string[], string[]]>([
    ['is new', ['old'], ['old', 'new'], ['new']],
    ['says the same as an older one', ['same'], ['same', 'same'], ['same']],
    ['came where nothing was', [], ['new'], ['new']],
    ['is there although older ones are gone', ['old', 'older'], ['older', 'new'], ['new']],
  ])('has what %s', async (_, before, after, expected) => {
    expect(await arrived(before, after)).toEqual(expected.map(message));
  });

  it('has nothing where nothing came', async () => {
    expect(await arrived(['old'], ['old'])).toEqual([]);
  });

  it('proves no absence when it has lost older entries', async () => {
    expect(await arrived(['one', 'two', 'three'], ['three'])).toBe(
      '[facility-missing] /handsets/1/messages no longer shows 2 of the entries that it had when the example began: let the handset keep more of them',
    );
  });
});
