import { beforeEach, describe, expect, it } from 'vitest';
import { createWorld } from '../../../reference-impl/worlds/create.ts';
import type { Platform } from '../../../reference-impl/worlds/platform.ts';
import type { World } from '../../../reference-impl/worlds/registry.ts';
import { aLetter } from '../kernel/a-letter.ts';
import { quietPlatform } from './quiet-platform.ts';

const subproject = (subprojectId: string) => ({
  ...{ subprojectId, parentProjectId: 'parent', displayName: 'a', labels: {}, createTime: 0 },
  ...{ updateTime: 0, deleted: false },
});

let platform: Platform;
let world: World;

beforeEach(() => {
  platform = quietPlatform();
  world = createWorld(platform, { clock: 'frozen', now: 1000 });
});

describe('a scope of a copy of a world', () => {
  it('has what the world has, and keeps for itself what happens there', () => {
    const { subprojects } = world.scopes;
    subprojects.state.add(subproject('first') as never);
    const there = subprojects.apart();
    there.state.add(subproject('second') as never);
    const known = (of: typeof there) => of.state.under('parent').map(({ subprojectId }) => subprojectId);
    expect([known(there), known(subprojects)]).toEqual([['first', 'second'], ['first']]);
    (there.state.find('first') as { displayName: string }).displayName = 'b';
    expect(subprojects.state.find('first')?.displayName).toBe('a');
  });

  it('reaches the other parts of the copy, not those of the world', () => {
    const { subprojects, voice } = world.scopes;
    subprojects.apart().others.addProject('new');
    expect(voice.state.servicesOf('new')).toEqual([]);
    subprojects.others.addProject('new');
    expect(voice.state.servicesOf('new')).toHaveLength(2);
  });

  it('sends nothing, and its time stands while that of the world goes on', async () => {
    const there = world.scopes.messaging.apart();
    const rang: string[] = [];
    there.post(aLetter());
    there.clock.schedule(1500, 'alarm', () => rang.push('there'));
    world.clock.schedule(1500, 'alarm', () => rang.push('here'));
    await world.clock.advanceTo(2000);
    expect([rang, there.clock.now(), world.outbox.log.at(world.outbox.log.first), world.ledger.entries()]).toEqual([
      ['here'],
      1000,
      undefined,
      [],
    ]);
  });
});
