/** An optional part of the platform that an implementation may claim, and the rules that make sense only then. */
export interface Capability {
  /** Completes the sentence "the target …". */
  readonly says: string;
  readonly rules: RegExp;
}

/** Every capability that a claim can name; whatever no capability covers holds for every implementation. */
export const CAPABILITIES = {
  basic: { says: 'takes HTTP Basic at the messaging API', rules: /^AUTH-(BASIC|EITHER)/ },
  hmac: { says: 'takes signed requests at the messaging API', rules: /^(AUTH-HMAC|AUTH-EITHER|X-1[67]$)/ },
  'sub-accounts': {
    says: 'acts for sub-accounts',
    rules: /^(ACCT-|SENDER-ACCT-|HOOK-06$|X-(1[4-9]|20|38)$)/,
  },
  'de-duplication': { says: 'withholds duplicates', rules: /^(MSG-DEDUP-|LIM-02$|X-(0[1-7]|14|43)$)/ },
  'social-sending': {
    says: 'keeps to sending hours',
    rules: /^(MSG-SOCIAL-|LIM-03$|X-(01|02|11|12|15|51)$)/,
  },
  'familiar-sender': { says: 'pairs recipients with senders', rules: /^(MSG-FAM-|X-(13|52)$)/ },
  'character-converter': { says: 'converts texts to GSM-7', rules: /^(GSM-0[1-4678]$|X-(05|06|08|50)$)/ },
  'short-trackable-links': { says: 'shortens links', rules: /^(LINK-0[1-57]$|LIM-06$|X-(0[789]|10|49)$)/ },
  'dedicated-numbers': { says: 'lends numbers', rules: /^(DEDNUM-|X-13$)/ },
  'billing-units': { says: 'tells billing units', rules: /^(DR-BILL-|GSM-04$|X-(22|50)$)/ },
  webhooks: { says: 'has custom webhooks', rules: /^(HOOK-|KEY-SIGN-|X-23$)/ },
  'signature-keys': { says: 'signs webhooks with keys of the account', rules: /^(KEY-|X-23$)/ },
  'sender-addresses': { says: 'registers sender addresses', rules: /^(SENDER-|LIM-0[45]$|X-(3[789]|52)$)/ },
  reports: { says: 'reports on past messages', rules: /^(REPORT-|X-4[34]$)/ },
} as const satisfies Readonly<Record<string, Capability>>;

export type CapabilityName = keyof typeof CAPABILITIES;

/** The names of all capabilities. */
export const CAPABILITY_NAMES = Object.keys(CAPABILITIES) as readonly CapabilityName[];

/** The capabilities without which a rule makes no sense. */
export const capabilitiesOf = (rule: string): CapabilityName[] =>
  CAPABILITY_NAMES.filter((name) => CAPABILITIES[name].rules.test(rule));

/** The capability that a rule needs and a claim leaves out; a claim without a list claims everything. */
export function unclaimedBy(
  claimed: readonly string[] | undefined,
  rule: string,
): CapabilityName | undefined {
  return claimed && capabilitiesOf(rule).find((name) => !claimed.includes(name));
}
