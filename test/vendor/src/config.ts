import { readFileSync } from 'node:fs';

export type Feature =
  | 'deduplication'
  | 'socialSending'
  | 'familiarSender'
  | 'characterConverter'
  | 'shortLinks'
  | 'dedicatedNumbers'
  | 'billingUnits'
  | 'ownOptOut';

export interface Account {
  id: string;
  parentId?: string;
  timeZone: string;
  features: Feature[];
  apiKeys: { key: string; secret: string }[];
  numbers: string[];
}

export interface Project {
  id: string;
  accessKeys: { keyId: string; keySecret: string }[];
  bots: { botId: string; appId: string }[];
  voiceServices: { serviceId: string; name: string; isDefault: boolean }[];
}

export interface LookupUser {
  username: string;
  password: string;
  service: 'portability' | 'realtime';
  maxOngoing: number;
}

export interface NumberEntry {
  number: string;
  behaviour: 'reachable' | 'noRoute' | 'blocked' | 'undeliverable' | 'expires';
  imsi?: string;
  location?: string;
  lookup?: string;
  replies?: string;
  chatCapable?: boolean;
}

function load<T>(variable: string, fallback: string): T {
  const file = process.env[variable] ?? new URL(`../${fallback}`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}

const file = load<{
  vendorId: string;
  accounts: Account[];
  projects: Project[];
  lookupUsers: LookupUser[];
}>('ACCOUNTS_FILE', 'accounts.json');

const number = (name: string, fallback: number) => Number(process.env[name] ?? fallback);
const text = (name: string, fallback: string) => process.env[name] ?? fallback;

export const vendorId = file.vendorId;
export const accounts = file.accounts;
export const projects = file.projects;
export const lookupUsers = file.lookupUsers;
export const numbers = new Map(
  load<NumberEntry[]>('NUMBERS_FILE', 'numbers.json').map((entry) => [entry.number, entry]),
);

const MISTAKES = [
  'zones-behind',
  'same-in-capitals',
  'short-tokens',
  'eight-minutes',
  'replies-of-the-parent',
  'straight-waits',
  'default-alone-refused',
  'repeat-applies',
] as const;

type Mistake = (typeof MISTAKES)[number];

const mistakes = text('MISTAKES', '').split(',').filter(Boolean);
for (const each of mistakes)
  if (!MISTAKES.some((known) => known === each))
    throw new Error(`MISTAKES knows no ${each}, only ${MISTAKES.join(', ')}`);

/** Whether a mistake is switched on that somebody else's server could have. */
export const isWrong = (mistake: Mistake): boolean => mistakes.includes(mistake);

export const settings = {
  host: text('HOST', '127.0.0.1'),
  port: number('PORT', 0),
  lookupPorts: text('LOOKUP_PORTS', '0,0').split(',').map(Number),
  /** The file that gets all addresses, as JSON, once every one of them answers. */
  readyFile: process.env.READY_FILE,
  /** The conversation service that the standalone API hands everything on to, in the place of its own. */
  downstream: process.env.DOWNSTREAM_URL,
  carrierDelay: number('CARRIER_DELAY_MS', 100),
  reviewDelay: number('REVIEW_DELAY_MS', 2000),
  callbackRetries: 6,
  callbackRetryDelay: number('RETRY_DELAY_MS', 1000),
  tokenLifetime: 3600,
  duplicateCode: text('DUPLICATE_CODE', '305'),
  sendingStarts: number('SENDING_STARTS', 8),
  sendingEnds: number('SENDING_ENDS', 18),
  /** The most that a page of webhooks, of addresses and numbers, and of keys holds, where it is less than usual. */
  pages: text('PAGES', '').split(',').filter(Boolean).map(Number),
  /** How long a list lags behind what was made, in milliseconds. */
  listLag: number('LIST_LAG_MS', 0),
  integerIds: text('INTEGER_IDS', '') !== '',
  shortLinkHost: 'https://vnd.to/',
  shortLinkLength: number('SHORT_LINK_LENGTH', 22),
  headerPrefix: 'X-Gateway-',
  errorRegistry: 'https://errors.example.com',
};

export const findAccount = (id: string) => accounts.find((account) => account.id === id);
export const has = (account: Account, feature: Feature) => account.features.includes(feature);
