import { type HomeNetwork, homeNetworks } from './home-networks.data.ts';
import type { Outcome } from './outcome.ts';

/** What a home register knows about a number, and how long it takes to answer, in milliseconds. */
export interface Subscriber {
  readonly outcome: Outcome;
  readonly delay: number;
}

/** The network whose range a number is in, even if another one serves it today. */
export const networkOf = (msisdn: string): HomeNetwork | undefined =>
  homeNetworks.find(({ prefix }) => msisdn.startsWith(prefix));

/** The register's own entry for a number, else the data of its range: at home, reachable, answered immediately. */
export function subscriberOf(msisdn: string, entries: ReadonlyMap<string, Subscriber>): Subscriber {
  const entry = entries.get(msisdn);
  if (entry) return entry;
  const network = networkOf(msisdn);
  const outcome: Outcome = network
    ? { result: 'OK', imsi: network.imsi, location: network.country }
    : { result: 'UNKNOWN_SUBSCRIBER' };
  return { outcome, delay: 0 };
}

/** An entry for a number; a successful one gets imsi and location of its range where they are not given. */
export function entryFor(msisdn: string, { result, imsi, location }: Outcome, delay: number): Subscriber {
  if (result !== 'OK') return { outcome: { result, imsi, location }, delay };
  const network = networkOf(msisdn);
  const home = { imsi: network?.imsi ?? '00101', location: network?.country ?? 'XX' };
  return { outcome: { result, imsi: imsi ?? home.imsi, location: location ?? home.location }, delay };
}
