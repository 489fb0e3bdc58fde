import type { Facts } from '../../ground/facts.ts';

export type Uses = Set<string>;

function noting<T extends object>(fact: T, members: Readonly<Record<string, string>>, uses: Uses): T {
  return new Proxy(fact, {
    get(from, name: string) {
      const what = members[name];
      if (what !== undefined) uses.add(what);
      return from[name as keyof T];
    },
  });
}

/** The same facts; reading one is noted in `uses`. */
export function watchedFacts({ accounts, projects, lookupUsers, numbers }: Facts, uses: Uses): Facts {
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
