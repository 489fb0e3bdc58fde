import { isoOf } from '../kernel/time.ts';
import { requestBody } from '../messaging/senders/sender-address.ts';
import type { Registry, World } from '../worlds/registry.ts';
import { describeAccount } from './accounts.ts';
import { resources } from './resources.ts';

const SHOWN = 200;

const newest = <Entry>(entries: Iterable<Entry>, count = SHOWN): Entry[] => [...entries].slice(-count).reverse();

/** The time of a world, and the timer that is due next. */
export function clockOf({ clock }: World): object {
  const next = clock.upcoming();
  const due = next ? { kind: next.kind, due: isoOf(next.due) } : null;
  return { now: isoOf(clock.now()), mode: clock.mode, next: due };
}

const accounts = ({ accounts }: World): object => ({
  accounts: [...accounts.values()].map(({ account, key, secret }) => ({
    ...describeAccount(account),
    parent: account.parent?.id ?? null,
    key,
    secret,
  })),
});

const faults = ({ behaviour }: World): object => ({ ids: behaviour.faults });

function tokens({ tokens, tokensIssued, scopes, clock }: World, { grants }: Registry): object {
  const latest = newest(tokens.slice(-SHOWN)).flatMap((token) => grants.get(token)?.grant ?? []);
  return {
    issued: tokensIssued,
    bucket: scopes.token.state.bucket ?? null,
    latest: latest.map(({ token, project, expiresAt }) => ({
      token,
      project: project.id,
      role: project.role,
      expires: isoOf(expiresAt),
      expired: expiresAt <= clock.now(),
    })),
  };
}

/** Results set in the home register, how many lookups wait for it, and how many may. */
export const homeRegisterOf = ({ scopes: { lookup } }: World): object => ({
  limit: lookup.state.limit,
  ongoing: lookup.state.ongoing,
  entries: newest(lookup.state.entries).map(([msisdn, { outcome, delay }]) => ({
    msisdn,
    ...outcome,
    delay: `PT${delay / 1000}S`,
  })),
});

function voice({ projects, scopes: { voice, subprojects } }: World): object {
  const { calls } = voice.state;
  const owners = [
    ...[...projects.values()].map(({ project: { id, role } }) => ({ id, role })),
    ...subprojects.state.all().map(({ subprojectId }) => ({ id: subprojectId, role: 'subproject' })),
  ];
  const services = owners.flatMap(({ id, role }) =>
    voice.state.servicesOf(id).map(({ serviceId, name, isDefault, callBehavior }) => ({
      id: serviceId,
      project: id,
      role,
      name,
      isDefault,
      behavior: callBehavior?.type ?? 'NONE',
    })),
  );
  return {
    services: services.slice(0, SHOWN),
    total: calls.size,
    calls: newest(calls.values(), 50).map(({ id, service, legs, entries }) => ({
      id,
      service: service.serviceId,
      happened: entries.length,
      legs: legs.map(({ name, state }) => ({ name, state })),
    })),
  };
}

const mailbox = ({ scopes: { messaging } }: World): object => ({
  received: messaging.state.mailbox.length,
  mails: newest(messaging.state.mailbox.slice(-SHOWN)),
});

/** The overview of a world by part; every part is bounded, its lists newest first. */
export const overview: Readonly<Record<string, (world: World, registry: Registry) => object>> = {
  clock: clockOf,
  accounts,
  faults,
  tokens,
  hlr: homeRegisterOf,
  voice,
  mailbox,
  reviews: ({ scopes: { messaging }, accounts }: World) => ({
    requests: [...accounts.keys()]
      .flatMap((id) => newest(messaging.state.recordsOf(id).senderRequests.values()))
      .sort((one, other) => other.createdAt - one.createdAt)
      .slice(0, SHOWN)
      .map(requestBody),
  }),
  resources,
};
