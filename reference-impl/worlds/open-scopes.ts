import { Activity } from '../kernel/activity.ts';
import { Clock } from '../kernel/clock.ts';
import { Copies } from '../kernel/copies.ts';
import { Holds } from '../kernel/holds.ts';
import type { Ids } from '../kernel/ids.ts';
import { Outbox } from '../kernel/outbox.ts';
import { justAsk } from '../kernel/outside.ts';
import type { AnyPart, Decisions, Ground, Part, PartName, Scope, Scopes } from './parts.ts';
import type { Platform } from './platform.ts';
import { Registry, type World } from './registry.ts';

const silence = () => new Promise<never>(() => undefined);

type Any = Part<PartName>;
type AnyScope = Scope<PartName>;
/** What parts begin with instead of nothing, by their names. */
type Kept = ReadonlyMap<string, unknown>;
type Open = { -readonly [Member in keyof AnyScope]: AnyScope[Member] };

/** What the parts see of one world. A scope is made when its part is first asked for: most worlds use few parts. */
export class OpenScopes {
  readonly #ground: Ground;
  readonly #platform: Platform;
  readonly #world: () => World;
  readonly #kept: Kept | undefined;
  readonly #open: { [Name in PartName]?: Open } = {};

  constructor(ground: Ground, platform: Platform, world: () => World, kept?: Kept) {
    this.#kept = kept;
    this.#ground = ground;
    this.#platform = platform;
    this.#world = world;
  }

  /** The scope of a part; `part` is one of the platform's. */
  of(part: Any): AnyScope {
    return this.#open[part.name] ?? this.#make(part);
  }

  /** The scope of a part if it was ever asked for: of the others there is nothing to know. */
  made<Name extends PartName>(name: Name): Scope<Name> | undefined {
    return this.#open[name] as Scope<Name> | undefined;
  }

  addProject(projectId: string, ids: Ids): void {
    for (const part of this.#parts) if (part.addProject) part.addProject(this.of(part), projectId, ids);
  }

  /** Gives a world that has all its projects what it has from the beginning. */
  furnish(projectIds: readonly string[], ids: Ids): void {
    for (const part of this.#parts) if (part.furnish) part.furnish(this.of(part), projectIds, ids);
  }

  /** Releases everything that still waits: the world is gone. */
  close(): void {
    for (const part of this.#parts) {
      const scope = this.made(part.name);
      if (scope) part.close?.(scope);
    }
  }

  /** The scopes of a copy of the world: nothing that happens there is seen here, and nothing leaves it. */
  apart(): OpenScopes {
    const world = this.#world();
    const copies = new Copies();
    copies.share([...world.accounts.values()].map(({ account }) => account));
    copies.share([...world.projects.values()].map(({ project }) => project));
    const kept = new Map(Object.entries(this.#open).map(([name, { state }]) => [name, copies.of<unknown>(state)]));
    // The ground of a copy of a world: its time stands, and nothing leaves it.
    const activity = new Activity();
    const clock = new Clock('frozen', activity, world.clock.now());
    const decisions = () => world.behaviour.decisions.delivery;
    const ground = {
      ...world,
      activity,
      clock,
      outbox: new Outbox({ clock, activity, post: silence, outside: justAsk, decisions }),
      outside: silence,
      holds: new Holds(world.ids),
      ledger: copies.of(world.ledger),
      post: () => undefined,
    };
    const copy: World = { ...world, ...ground, accounts: world.accounts, tokens: [...world.tokens] };
    const scopes = scopesOf(ground, { ...this.#platform, registry: new Registry() }, () => copy, kept);
    Object.assign(copy, { scopes });
    return scopes;
  }

  get #parts(): readonly Any[] {
    return this.#platform.parts as unknown as readonly Any[];
  }

  decideBy(next: Decisions): void {
    for (const [name, scope] of Object.entries(this.#open))
      Object.assign(scope, { decisions: next[name as PartName], http: next.http });
  }

  #make(part: Any): AnyScope {
    const { name, newState } = part;
    const { connections, registry } = this.#platform;
    const world = this.#world();
    const { decisions } = world.behaviour;
    const scope: Open = {
      ...this.#ground,
      state: (this.#kept?.has(name) ? this.#kept.get(name) : newState?.()) as Open['state'],
      decisions: decisions[name],
      http: decisions.http,
      others: undefined as Open['others'],
      apart: () => this.apart().of(part),
    };
    this.#open[name] = scope;
    // Parts may need each other: this one is there before the others are asked for.
    scope.others = connections[name]?.(world, registry) as Open['others'];
    return scope;
  }
}

const classes = new WeakMap<readonly AnyPart[], typeof OpenScopes>();

/** Opens the scopes of a world that `world` returns once there is a first need of one. */
export function scopesOf(ground: Ground, platform: Platform, world: () => World, kept?: Kept): OpenScopes & Scopes {
  const { parts } = platform;
  let Class = classes.get(parts);
  if (!Class) {
    // A member for each part, by its name.
    Class = class extends OpenScopes {};
    for (const part of parts as unknown as readonly Any[])
      Object.defineProperty(Class.prototype, part.name, {
        get(this: OpenScopes) {
          return this.of(part);
        },
      });
    classes.set(parts, Class);
  }
  return new Class(ground, platform, world, kept) as OpenScopes & Scopes;
}
