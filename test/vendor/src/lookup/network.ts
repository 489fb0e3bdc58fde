import { numbers } from '../config.ts';

export interface Answer {
  result: string;
  imsi?: string;
  location?: string;
}

/** Networks that answer for numbers nothing is configured about. */
const networks: [prefix: string, imsi: string, location: string][] = [
  ['+44', '23410', 'GB'],
  ['+61', '50501', 'AU'],
  ['+64', '53005', 'NZ'],
  ['+49', '26201', 'DE'],
  ['+1', '310260', 'US'],
];

export function queryNetwork(msisdn: string): Answer {
  const entry = numbers.get(msisdn);
  if (entry?.lookup) return { result: entry.lookup };
  const [, imsi, location] = networks.find(([prefix]) => msisdn.startsWith(prefix)) ?? [];
  if (!imsi && !entry) return { result: 'MSISDN range is not accepted' };
  return { result: 'OK', imsi: entry?.imsi ?? imsi, location: entry?.location ?? location };
}
