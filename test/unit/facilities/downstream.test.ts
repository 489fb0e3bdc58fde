import { expect, it } from 'vitest';
import { Downstream } from '../../../support/wire/downstream/downstream.ts';
import { breakOff } from '../../wire/half-open.ts';

it('keeps calls up to so many bytes, and an example of which it dropped some cannot be judged', async () => {
  const downstream = new Downstream();
  const url = `${await downstream.listen('127.0.0.1:0')}/v1/projects/p/messages:send`;
  const send = async (message: string): Promise<number> => {
    const body = `{"recipient":{"a":1},"message":${message}}`;
    return (await fetch(url, { method: 'POST', headers: { authorization: 'Basic eA==' }, body })).status;
  };
  await breakOff(url, 3);
  const { ask } = downstream.port;
  const asked = { method: 'GET', path: '/conversation/log', body: undefined };
  // The values of a call count too: they take more room than their text.
  expect(await send(`[${'{},'.repeat(80_000)}1]`)).toBe(503);
  const long = `"${'x'.repeat(1_000_000)}"`;
  for (const status of [200, 200, 200, 200, 503]) expect(await send(long)).toBe(status);
  await expect(ask(asked)).rejects.toThrow(/^\[insufficient-evidence\] .* dropped 2 calls or connections/);
  expect(await downstream.port.ask(asked)).toMatchObject({ body: { calls: { length: 4 } } });
  downstream.close();
});
