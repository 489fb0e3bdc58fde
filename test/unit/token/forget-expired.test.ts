import { describe, expect, it } from 'vitest';
import { type KeyedProject, Registry } from '../../../reference-impl/worlds/registry.ts';
import { worldAt } from '../messaging/submitting.ts';

function tokens() {
  const world = worldAt('2024-01-15T12:00:00Z');
  const registry = new Registry();
  const [{ project }] = [...world.projects.values()] as [KeyedProject];
  const issue = (name: string, count: number, expiresAt: number) => {
    for (let i = 0; i < count; i += 1) registry.issue(world, { token: `${name}${i}`, project, expiresAt });
  };
  return { world, registry, issue };
}

describe('tokens that have expired', () => {
  it('are forgotten by halves when another is issued', () => {
    const { world, registry, issue } = tokens();
    issue('dead', 1000, 0);
    expect(registry.grants.keys().length).toBe(1000);
    issue('alive', 1, Number.MAX_SAFE_INTEGER);
    expect(registry.grants.keys().length).toBe(501);
    expect(world.tokens).toHaveLength(501);
  });

  it('stay when the older half is still alive', () => {
    const { world, issue } = tokens();
    issue('alive', 2000, Number.MAX_SAFE_INTEGER);
    issue('dead', 1, 0);
    expect(world.tokens).toHaveLength(2001);
  });
});
