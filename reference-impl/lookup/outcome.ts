import { type HomeNetwork, homeNetworks } from './home-networks.data.ts';

/** Every result a lookup can have, as in section "Number lookup result values". */
export const RESULTS = [
  'OK',
  'DATA_MISSING',
  'UNKNOWN_SUBSCRIBER',
  'CALL_BARRED',
  'ABSENT_SUBSCRIBER_SM',
  'UNEXPECTED_DATA_VALUE',
  'SYSTEM_FAILURE',
  'FACILITY_NOT_SUPPORTED',
  'TELE_SERVICE_NOT_PROVISIONED',
  'HLR_REJECT',
  'HLR_ABORT',
  'HLR_LOCAL_CANCEL',
  'TIMEOUT',
  'REQUEST_THROTTLED',
  'IMSI_LOOKUP_BLOCKED',
  'Mandatory parameter MSISDN not found',
  'MSISDN range is not accepted',
  'MSISDN is invalid',
] as const;

export type Result = (typeof RESULTS)[number];

/** The outcome of a lookup. `imsi` is MCC and MNC, `location` the country where the handset is now. */
export interface Outcome {
  readonly result: Result;
  readonly imsi?: string | undefined;
  readonly location?: string | undefined;
}

export const succeeded = ({ result }: Outcome): boolean => result === 'OK';

/**
 * The one line of an answer; network and country are in it only if the lookup succeeded.
 * Rules: LOOKUP-FAIL-01, LOOKUP-FMT-01, LOOKUP-LOC-01, LOOKUP-OK-01, LOOKUP-PORT-01,
 * LOOKUP-RES-01, LOOKUP-RT-01.
 */
export function lineOf(outcome: Outcome): string {
  const { result, imsi, location } = outcome;
  if (!succeeded(outcome) || imsi === undefined) return `result=${result}`;
  return `result=${result};imsi=${imsi}${location === undefined ? '' : `;location=${location}`}`;
}

/** What a home register knows about a number, and how long it takes to answer, in milliseconds. */
export interface Subscriber {
  readonly outcome: Outcome;
  readonly delay: number;
}

/** The network whose range a number is in, even if another one serves it today. */
const networkOf = (msisdn: string): HomeNetwork | undefined =>
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
