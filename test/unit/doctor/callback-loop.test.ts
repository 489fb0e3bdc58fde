import { expect, it } from 'vitest';
import { examineCallbacks } from '../../../support/cli/doctor/callback-loop.ts';
import type { ResolvedTarget } from '../../../support/wire/target/target.ts';

const examined = (command: string) => {
  const callbacks = { listen: '127.0.0.1:0', patienceMs: 100, command, commandPatience: '5s' };
  const target = { kind: 'external', interfaces: { messaging: 'http://127.0.0.1:9' }, callbacks };
  return examineCallbacks(target as unknown as ResolvedTarget, 500, () => 0);
};

it.each([
  ['is gone through', 'echo http://127.0.0.1:{port}; sleep 30', 'fine', /^http:\/\/127\.0\.0\.1:\d+ leads back to it$/],
  ['is a gap when it does not come about', 'echo no >&2; exit 9', 'gap', /ended with 9.*it said: no/],
  ['is a gap when it leads elsewhere', 'echo http://127.0.0.1:9; sleep 30', 'gap', /is the tunnel up\?/],
])('a tunnel that the target file names %s', async (_, command, state, says) => {
  expect(await examined(command)).toMatchObject({ state, says: expect.stringMatching(says) });
});
