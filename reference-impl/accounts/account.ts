/** The optional features of an account, switched by its configuration alone. Section "Optional account features". */
export const NO_FEATURES = {
  deDuplication: false,
  socialSending: false,
  familiarSender: false,
  characterConverter: false,
  shortTrackableLinks: false,
  dedicatedNumbers: false,
  /** Billing units are shown in delivery reports and callbacks. */
  billingUnits: false,
  /** The customer handles opt-outs itself; the blacklist does not affect its traffic. Section "Blacklists". */
  selfManagedOptOut: false,
  /** Webhooks can be signed. An account has this one from the beginning. */
  signatureKeys: false,
};

export type Features = typeof NO_FEATURES;

/** What an account may spend and say; null means no limit. */
export interface Allowances {
  /** Messages the account may still send before its usage threshold. */
  usage: number | null;
  /** Messages the account can still pay for. */
  credit: number | null;
  filteredWords: string[];
  /** Milliseconds after submission at which an undelivered message expires. */
  validity: number | null;
}

/** A customer of the messaging API, or a sub-account of one. */
export interface Account {
  readonly id: string;
  /** The part this account plays in its world, for example `main`, `sub` or `stranger`. */
  readonly role: string;
  readonly parent: Account | undefined;
  /** Replaced when one is switched: accounts that are as they were made share theirs. */
  features: Readonly<Features>;
  /** Replaced when they are set, as above. */
  allowances: Allowances;
  /** IANA name of the zone that Social Sending uses. */
  timeZone: string;
}

const AT_FIRST: Pick<Account, 'features' | 'allowances'> = {
  features: Object.freeze({ ...NO_FEATURES, signatureKeys: true }),
  allowances: Object.freeze({ usage: null, credit: null, filteredWords: [], validity: null }),
};

/** A new account: its only optional feature is signature keys. Rules: MSG-FEAT-01, MSG-FEAT-02, MSG-FEAT-03. */
export function createAccount(id: string, role: string, parent?: Account): Account {
  return { id, role, parent, ...AT_FIRST, timeZone: 'UTC' };
}
