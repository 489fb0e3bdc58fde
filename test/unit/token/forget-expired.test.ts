import { describe, expect, it } from 'vitest';
import { forgetExpired } from '../../../reference-impl/token/forget-expired.ts';
import { Registry } from '../../../reference-impl/worlds/registry.ts';
import type { KeyedProject } from '../../../reference-impl/worlds/world.ts';
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
  it('are forgotten by halves', () => {
    const { world, registry, issue } = tokens();
    issue('dead', 999, 0);
    forgetExpired(registry, world);
    expect(registry.grants.keys().length).toBe(999);
    issue('alive', 990, Number.MAX_SAFE_INTEGER);
    forgetExpired(registry, world);
    expect(registry.grants.keys().length).toBe(1989 - 994);
    expect(world.tokens).toHaveLength(registry.grants.keys().length);
  });

  it('stay when the older half is still alive', () => {
    const { world, registry, issue } = tokens();
    issue('alive', 2000, Number.MAX_SAFE_INTEGER);
    forgetExpired(registry, world);
    expect(world.tokens).toHaveLength(2000);
  });
});
