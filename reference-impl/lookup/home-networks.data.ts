/** A network that numbers belong to unless the home register says otherwise. */
export interface HomeNetwork {
  /** First digits of the numbers in international form, without a plus sign. */
  readonly prefix: string;
  /** MCC and MNC. */
  readonly imsi: string;
  /** ISO 3166 code of the country. */
  readonly country: string;
}

/** One network for each country whose numbers the platform knows. */
export const homeNetworks: readonly HomeNetwork[] = [
  { prefix: '1', imsi: '310410', country: 'US' },
  { prefix: '33', imsi: '20801', country: 'FR' },
  { prefix: '34', imsi: '21401', country: 'ES' },
  { prefix: '44', imsi: '23415', country: 'GB' },
  { prefix: '46', imsi: '24001', country: 'SE' },
  { prefix: '47', imsi: '24201', country: 'NO' },
  { prefix: '49', imsi: '26201', country: 'DE' },
  { prefix: '61', imsi: '50501', country: 'AU' },
  { prefix: '64', imsi: '53001', country: 'NZ' },
];
