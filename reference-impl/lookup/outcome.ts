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
