import { afterAll, describe, expect, it } from 'vitest';
import { startPlatform } from '../../../reference-impl/library/platform.cjs';
import { send } from './sending.ts';

const NOW = '2026-03-02T09:00:00.000Z';

const platform = await startPlatform({ now: NOW });
afterAll(() => platform.close());

describe('bad input', () => {
  it.each([
    [{ port: 4010 }, 'startPlatform has no option port; it has clock, now, portBase,'],
    [{ clock: 'stopped' }, "The option clock is \"stopped\"; give 'frozen' or 'real'."],
    [{ now: 'tomorrow' }, 'The option now is "tomorrow"; give an instant such as \'2026-03-01T12:00:00Z\'.'],
    [{ clock: 'real', now: NOW }, "A clock that is 'real' shows the time of this machine"],
    [{ portBase: -1 }, 'The option portBase is -1; give a port from 1 to 65500'],
    [{ headerPrefix: 'x y' }, 'The option headerPrefix is "x y"; give how headers begin'],
    [{ legacyHmac: 'yes' }, 'The option legacyHmac is "yes"; give true or false.'],
    [{ variant: 'triplet' }, 'There is an unknown variant: triplet; there is twin'],
    [{ faults: ['no'] }, 'There is an unknown fault: no; "npx plumbline rules ID" lists the faults of a rule.'],
  ])('%j is refused in a sentence', async (options, sentence) => {
    await expect(startPlatform(options as never)).rejects.toThrow(sentence);
  });

  it('is answered by what there is', async () => {
    await expect(platform.nextCallback({ type: 'letter' as never })).rejects.toThrow(
      'there are delivery_report, reply',
    );
    await expect(platform.nextCallback({ within: -1 })).rejects.toThrow('within is -1; give milliseconds');
    await expect(platform.advance('one day')).rejects.toThrow('/by: must be an ISO 8601 duration such as PT24H.');
    await expect(platform.handset('+46700000009').reply('Hi')).rejects.toThrow(
      'No message went to +46700000009 that could be answered',
    );
    await expect(platform.lab.ask('GET', '/nowhere')).rejects.toThrow('Resource not found.');
  });

  it('names what came instead of an awaited callback', async () => {
    const own = await startPlatform({ now: NOW });
    await send(own);
    await own.nextCallback({ type: 'delivery_report' });
    await own.advance('PT1M');
    await expect(own.nextCallback({ type: 'webhook', within: 0 })).rejects.toThrow(
      /^No webhook came within 0 ms\. 2 callbacks came:\n {2}2026-03-02T09:00:00\.000Z delivery_report about \S+ to \S+: status 200, handed out\n.*: status 200$/,
    );
    await own.close();
  });

  it('a closed platform says so, and can be closed again', async () => {
    const own = await startPlatform();
    const awaited = expect(own.nextCallback({ within: 60_000 })).rejects.toThrow('closed before it answered');
    await own.close();
    await own.close();
    await awaited;
    await expect(own.advance('PT1S')).rejects.toThrow('This platform is closed.');
    expect(() => own.refuse({ operation: 'messages.submit', status: 503 })).toThrow('This platform is closed.');
  });
});
