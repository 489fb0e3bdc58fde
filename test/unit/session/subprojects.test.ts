import { describe, expect, it } from 'vitest';
import { Handles } from '../../../support/example/session/handles.ts';
import type { Session } from '../../../support/example/session/session.ts';
import { isListed, makeSubproject } from '../../../support/example/verbs/account-settings.ts';
import { DEFAULT_BINDINGS } from '../../../support/ground/bindings.ts';

/** Makes a subproject where the platform answers so, and says whether it is found in a list. */
async function made(status: number, json: unknown, list = '{"all":[7000001]}'): Promise<boolean> {
  const session = {
    handles: new Handles(),
    run: { target: { bindings: DEFAULT_BINDINGS } },
    wire: { subprojects: { create: async () => ({ status, json }), list: async () => ({ status: 200, text: list }) } },
  } as unknown as Session;
  await makeSubproject(session, 'main', 'first');
  return isListed(session, 'main', 'first');
}

describe('the id of a new subproject', () => {
  it.each(['7000001', 7_000_001])('may be %j', async (subprojectId) => {
    expect(await made(201, { subprojectId })).toBe(true);
    expect(await made(201, { subprojectId }, '{"all":[]}')).toBe(false);
  });

  it('is looked for where the target file says', async () => {
    const missing = /precondition-unmet.*no id at bindings.subprojectIdAt, .subprojectId/;
    await expect(made(201, { id: 7 })).rejects.toThrow(missing);
  });

  it('is in no refusal', async () => {
    await expect(made(400, { subprojectId: '1' })).rejects.toThrow(/no subproject was made: HTTP status 400/);
  });
});
