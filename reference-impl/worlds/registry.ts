import type { Account } from '../accounts/account.ts';
import type { LookupUser } from '../accounts/lookup-user.ts';
import type { Project } from '../accounts/project.ts';
import type { Grant } from '../auth/grants.ts';
import { Register } from './register.ts';
import type { World } from './world.ts';

/** A messaging API key and the account it belongs to. */
export interface ApiKey {
  readonly id: string;
  readonly secret: string;
  readonly world: World;
  readonly account: Account;
}

/** An access key of a project. */
export interface ProjectKey {
  readonly id: string;
  readonly secret: string;
  readonly world: World;
  readonly project: Project;
}

/** Everything that tells worlds apart on the wire: their credentials. */
export class Registry {
  readonly worlds = new Register<World>();
  readonly apiKeys = new Register<ApiKey>();
  readonly projectKeys = new Register<ProjectKey>();
  readonly lookupUsers = new Register<{ world: World; user: LookupUser }>();
  readonly grants = new Register<{ world: World; grant: Grant }>();

  /** Makes a token known; its world remembers it so that both go together. */
  issue(world: World, grant: Grant): void {
    this.grants.set(grant.token, { world, grant });
    world.tokens.push(grant.token);
  }

  /** Forgets a world and every credential of it; returns whether it was there. */
  remove(id: string): boolean {
    const world = this.worlds.get(id);
    if (!world) return false;
    for (const { key } of world.accounts.values()) this.apiKeys.delete(key);
    for (const { keyId } of world.projects.values()) this.projectKeys.delete(keyId);
    for (const { user } of world.lookupUsers) this.lookupUsers.delete(user);
    for (const token of world.tokens) this.grants.delete(token);
    world.holds.releaseAll();
    world.lookup.releaseAll();
    world.outbox.stop();
    world.clock.stop();
    return this.worlds.delete(id);
  }
}
