import type { Account } from '../accounts/account.ts';
import type { Grant, LookupUser, Project } from '../accounts/callers.ts';
import type { Refusals } from '../kernel/refusals.ts';
import type { Behaviour } from './behaviour.ts';
import type { Ground, KeyedAccount, PartName, Scope, Scopes } from './parts.ts';

export interface KeyedProject {
  readonly project: Project;
  readonly keyId: string;
  readonly keySecret: string;
}

/** An isolated copy of the platform: its own clock, accounts, projects and traffic. */
export interface World extends Ground {
  readonly id: string;
  readonly accounts: Map<string, KeyedAccount>;
  readonly projects: Map<string, KeyedProject>;
  readonly lookupUsers: LookupUser[];
  /** Tokens that were issued, so that they are forgotten with the world. */
  readonly tokens: string[];
  tokensIssued: number;
  /** The identifiers it was made with, in order: with them the same world can be made again. */
  readonly drawn: readonly string[];
  readonly beganAt: number;
  readonly madeAt: number;
  readonly refusals: Refusals;
  /** What each part of the platform sees of this world. */
  readonly scopes: Scopes;
  /** How this world decides and answers: the documented way, or with faults. */
  readonly behaviour: Behaviour;
  /** Lets it decide and answer in another way from now on. */
  behave(next: Behaviour): void;
  end(): void;
}

/** Values by key that come and go thousands of times: a Map keeps what it had until the whole heap is collected. */
export class Register<Value> {
  readonly #values: Record<string, Value> = Object.create(null);

  get(key: string): Value | undefined {
    return this.#values[key];
  }

  has(key: string): boolean {
    return key in this.#values;
  }

  set(key: string, value: Value): void {
    this.#values[key] = value;
  }

  delete(key: string): boolean {
    return key in this.#values && delete this.#values[key];
  }

  keys(): string[] {
    return Object.keys(this.#values);
  }

  values(): Value[] {
    return Object.values(this.#values);
  }
}

export interface ApiKey {
  readonly id: string;
  readonly secret: string;
  readonly world: World;
  readonly account: Account;
}

export interface ProjectKey {
  readonly id: string;
  readonly secret: string;
  readonly world: World;
  readonly project: Project;
}

/** Fewer tokens than this are never cleaned up, so that an expired token is still refused as expired. */
const WORTH_THE_WALK = 1000;

/** The credentials of all worlds, by which requests find their world. */
export class Registry {
  readonly worlds = new Register<World>();
  readonly apiKeys = new Register<ApiKey>();
  readonly projectKeys = new Register<ProjectKey>();
  readonly lookupUsers = new Register<{ world: World; user: LookupUser }>();
  readonly grants = new Register<{ world: World; grant: Grant }>();

  /** Registers a token; its world remembers it so that both are removed together. */
  issue(world: World, grant: Grant): void {
    const { tokens, clock } = world;
    const middle = tokens.length >> 1;
    const now = clock.now();
    const hasExpired = (token: string): boolean => (this.grants.get(token)?.grant.expiresAt ?? 0) <= now;
    // The older half is dropped once it has expired: tokens are in the order of issue, so one look shows whether the walk pays.
    if (tokens.length >= WORTH_THE_WALK && hasExpired(tokens[middle] as string))
      for (const token of tokens.splice(0, middle)) {
        if (hasExpired(token)) this.grants.delete(token);
        else tokens.push(token);
      }
    this.grants.set(grant.token, { world, grant });
    world.tokens.push(grant.token);
    world.tokensIssued += 1;
  }

  /** The first world in which a part finds something; where it was never asked for there is nothing. */
  findWorld<Name extends PartName, Found>(part: Name, find: (scope: Scope<Name>) => Found | undefined) {
    for (const world of this.worlds.values()) {
      const scope = world.scopes.made(part);
      const found = scope && find(scope);
      if (found !== undefined) return { world, found };
    }
    return undefined;
  }

  /** Forgets a world and every credential of it; returns whether it was there. */
  remove(id: string): boolean {
    const world = this.worlds.get(id);
    if (!world) return false;
    for (const { key } of world.accounts.values()) this.apiKeys.delete(key);
    for (const { keyId } of world.projects.values()) this.projectKeys.delete(keyId);
    for (const { user } of world.lookupUsers) this.lookupUsers.delete(user);
    for (const token of world.tokens) this.grants.delete(token);
    world.end();
    return this.worlds.delete(id);
  }
}
