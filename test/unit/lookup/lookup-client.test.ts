import { describe, expect, it } from 'vitest';
import { LookupClient, LookupFailed } from '../../../support/client/built-in/lookup-client.ts';
import { lookupPolicy, readLine } from '../../../support/client/built-in/lookup-policy.ts';

/** A client whose hosts answer with what `lines` says in turn; a missing line is a host that is down. */
function clientOf(lines: Array<string | undefined>) {
  const asked: string[] = [];
  const pauses: number[] = [];
  const client = new LookupClient({
    primaries: ['http://a/lookup', 'http://b/lookup'],
    backup: 'http://c/lookup',
    pair: { user: 'u', password: 'p' },
    send: async ({ url }) => {
      asked.push(url.charAt(7));
      const text = lines.shift();
      if (text === undefined) throw new Error('down');
      return { status: 200, headers: {}, text };
    },
    pause: async (milliseconds) => void pauses.push(milliseconds),
    policy: lookupPolicy,
  });
  return { client, asked, pauses };
}

describe('the client of number lookup', () => {
  it('alternates between the primary hosts', async () => {
    const { client, asked } = clientOf(['result=OK;imsi=24001', 'result=TIMEOUT', 'result=OK;imsi=1\n']);
    await client.lookUp('1');
    await client.lookUp('1');
    await expect(client.lookUp('1')).resolves.toMatchObject({ result: 'OK', imsi: '1' });
    expect(asked.join('')).toBe('aba');
  });

  it('goes on to the next host, and to the backup last', async () => {
    const { client, asked } = clientOf([undefined, undefined, 'result=TIMEOUT']);
    await client.lookUp('1');
    expect(asked.join('')).toBe('abc');
  });

  it('reports that nothing answers, or nothing that can be read', async () => {
    await expect(clientOf([]).client.lookUp('1')).rejects.toThrow(LookupFailed);
    await expect(clientOf(['nonsense']).client.lookUp('1')).rejects.toThrow(LookupFailed);
  });

  it('slows down while it is throttled, and then reports it', async () => {
    const { client, pauses } = clientOf(Array(4).fill('result=REQUEST_THROTTLED'));
    await expect(client.lookUp('1')).resolves.toMatchObject({ result: 'REQUEST_THROTTLED' });
    expect(pauses).toEqual([1000, 2000, 4000]);
  });
});

describe('a line', () => {
  it.each(['', 'result=', 'OK', 'result=OK;imsi=x', 'result=OK;location=SE', 'result=OK\nresult=OK'])(
    '%j is none',
    (line) => expect(readLine(line)).toBeUndefined(),
  );
});
