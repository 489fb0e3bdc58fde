import { describe, expect, it } from 'vitest';
import { cleanupText } from '../../../support/cli/commands/cleanup-command.ts';
import type { SweptThing } from '../../../support/wire/safety/sweep.ts';

const url = 'https://platform.example/v1/webhooks/messages';

const swept = (over: Partial<SweptThing>): SweptThing => ({
  ...{ key: 'r:1', kind: 'webhook', url, ids: [], state: 'gone' },
  ...over,
});

describe('the text of a cleanup', () => {
  it('tells things that fared alike once, with their number, and what is left at its end', () => {
    const why = 'DELETE was refused with HTTP status 500';
    const left = ['w1', 'w2'].map((id) => swept({ state: 'left', ids: [id], why }));
    const many = Array.from({ length: 7 }, (_, at) => swept({ state: 'removed', ids: [`m${at}`] }));
    const put = swept({ kind: 'voice service', state: 'restored', ids: ['s1'] });
    const text = cleanupText([...left, ...Array<SweptThing>(144).fill(swept({})), put, ...many], 1, [
      { at: '/x/journal.ndjson:7', why: 'its url is not an address' },
    ]);
    expect(text.split('\n')).toEqual([
      'cleanup: 7 removed, 144 not there any more, 0 stay, 2 left, 1 put back (1 broken line of the journal passed over)',
      'removed webhook m0, m1, m2, m3, m4 and 2 more',
      'put back voice service s1',
      `not there webhook asked for at ${url} (144 times)`,
      `LEFT webhook w1, w2: ${why}`,
      'LEFT /x/journal.ndjson:7: its url is not an address; mend the line or remove it.',
    ]);
  });
});
