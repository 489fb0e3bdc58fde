import { describe, expect, it } from 'vitest';
import { examineCallbacks } from '../../../support/cli/doctor/callback-loop.ts';
import type { ResolvedTarget } from '../../../support/wire/target/target.ts';

const examined = (command: string) => {
  const callbacks = { listen: '127.0.0.1:0', patienceMs: 100, command, commandPatience: '5s' };
  const target = { kind: 'external', interfaces: { messaging: 'http://127.0.0.1:9' }, callbacks };
  return examineCallbacks(target as unknown as ResolvedTarget, 500, () => 0);
};

describe('a tunnel that the target file names', () => {
  it('is opened and gone through', async () => {
    expect(await examined('echo http://127.0.0.1:{port}; sleep 30')).toMatchObject({
      state: 'fine',
      says: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+ leads back to it$/),
    });
  });

  it('is a gap when it does not come about', async () => {
    const { state, says } = await examined('echo no >&2; exit 9');
    expect({ state, says }).toEqual({
      state: 'gap',
      says: expect.stringMatching(/ended with 9.*it said: no/),
    });
  });

  it('is a gap when it leads elsewhere', async () => {
    const { state, says } = await examined('echo http://127.0.0.1:9; sleep 30');
    expect({ state, says }).toEqual({ state: 'gap', says: expect.stringContaining('is the tunnel up?') });
  });
});
