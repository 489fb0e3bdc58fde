import { DECLARED } from '../../ground/evidence/recorded-run.ts';
import type { AccountFact, Facts, LookupUserFact, ProjectFact } from '../../ground/facts.ts';
import { declaredIn, Undeclared } from '../../ground/problems/undeclared.ts';
import type { SessionParts } from './parts.ts';
import { SampleValues } from './sample-values.ts';

type CastParts = Pick<SessionParts, 'facts' | 'values' | 'run' | 'standIns'> & Pick<Cast, 'hasWorld' | 'uses'>;

/** Who plays the parts of one example: accounts, projects, users and numbers. Each getter throws Undeclared. */
export class Cast {
  facts: Facts;
  readonly values: SampleValues;
  /** The target's own number for each that the feature writes, as far as one was chosen for this example. */
  readonly standIns: Map<string, string>;
  /** Whether the example has a world of its own, which only a lab makes. */
  readonly hasWorld: boolean;
  readonly uses: Set<string>;

  constructor({ facts, values, run, standIns, hasWorld, uses }: CastParts) {
    this.facts = facts;
    this.values = values ?? new SampleValues(run.seed);
    this.standIns = new Map(standIns);
    this.hasWorld = hasWorld;
    this.uses = uses;
    for (const number of this.standIns.values()) uses.add(`${DECLARED}${number}`);
  }

  /** @param role main, sub, second-sub, stranger, … */
  account(role: string): AccountFact {
    return declaredIn(this.facts.accounts, (each) => each.role === role, `account in the role ${role}`);
  }

  project(role: string): ProjectFact {
    return declaredIn(this.facts.projects, (each) => each.role === role, `project in the role ${role}`);
  }

  /** What the main project is called at the conversation service, and at the standalone API. */
  nameAt(kind: 'app' | 'bot'): string {
    const { appId, botId } = this.project('main');
    const id = kind === 'app' ? appId : botId;
    if (id === undefined) throw new Undeclared(kind);
    return id;
  }

  lookupUser(service?: LookupUserFact['service']): LookupUserFact {
    const words = `user of the ${service ?? 'lookup'} service`;
    return declaredIn(this.facts.lookupUsers, (each) => !service || each.service === service, words);
  }

  number(role: string, place = 1): string {
    const numbers = this.facts.numbers[role] ?? [];
    const number = numbers[place - 1];
    // What a reachable number is, its messages show; what others are, the target file says alone.
    if (role !== 'reachable' && number !== undefined && !this.hasWorld) this.uses.add(`${DECLARED}${number}`);
    return declaredIn(numbers, (_, at) => at === place - 1, `number ${place} in the role ${role}`);
  }
}

function noting<T extends object>(fact: T, members: Readonly<Record<string, string>>, uses: Set<string>): T {
  return new Proxy(fact, {
    get(from, name: string) {
      const what = members[name];
      if (what !== undefined) uses.add(what);
      return from[name as keyof T];
    },
  });
}

/** The same facts; reading one is noted in `uses`. */
export function watchedFacts({ accounts, projects, lookupUsers, numbers }: Facts, uses: Set<string>): Facts {
  return {
    accounts: accounts.map((each) => {
      const whose = `of the account ${each.role}`;
      return noting(each, { id: `id ${whose}`, key: `key ${whose}` }, uses);
    }),
    projects: projects.map((each) => {
      const { role } = each;
      const services = new Proxy(each.services, {
        get(from, place) {
          if (typeof place === 'string' && /^\d+$/.test(place)) uses.add(`service ${Number(place) + 1} of ${role}`);
          return Reflect.get(from, place);
        },
      });
      const members = { id: `project ${role}`, keyId: `project ${role}`, appId: 'app', botId: 'bot' };
      return noting({ ...each, services }, members, uses);
    }),
    lookupUsers: lookupUsers.map((each) => noting(each, { user: 'lookup user' }, uses)),
    numbers: new Proxy(numbers, {
      get(from, role: string) {
        uses.add(`number ${role} 1`);
        return from[role];
      },
    }),
  };
}
