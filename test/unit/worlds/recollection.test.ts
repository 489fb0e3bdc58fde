import { describe, expect, it } from 'vitest';
import { Recollection } from '../../../reference-impl/worlds/recollection.ts';

const never = (): Promise<string> => expect.unreachable('it was asked again');

describe('what a replay asks', () => {
  it('gets the answers of the journal, first come first served', async () => {
    const recollection = new Recollection();
    const asked = [recollection.ask('a', never), recollection.ask('b', never), recollection.ask('a', never)];
    await recollection.answer('a', 'first');
    await recollection.answer('b', 'other');
    await recollection.answer('a', 'second');
    expect(await Promise.all(asked)).toEqual(['first', 'other', 'second']);
    recollection.askTheRest();
  });

  it('may be asked a little after its answer comes up', async () => {
    const recollection = new Recollection();
    const answering = recollection.answer('late', 'answer');
    const asked = new Promise((resolve) => setImmediate(() => resolve(recollection.ask('late', never))));
    await answering;
    expect(await asked).toBe('answer');
  });

  it('is asked again when the journal has no answer', async () => {
    const recollection = new Recollection();
    const asked = [recollection.ask('a', never), recollection.ask('a', async () => 'asked again')];
    const failing = recollection.ask('b', async () => Promise.reject(new Error('no receiver')));
    await recollection.answer('a', 'kept');
    recollection.askTheRest();
    expect(await Promise.all(asked)).toEqual(['kept', 'asked again']);
    await expect(failing).rejects.toThrow('no receiver');
  });
});
