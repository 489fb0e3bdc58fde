export const ACCOUNT_FEATURES = {
  'de-duplication': 'de-duplication',
  'social-sending': 'social sending',
  'familiar-sender': 'familiar sender',
  'character-converter': 'the character converter',
  'short-trackable-links': 'short trackable links',
  'dedicated-numbers': 'dedicated numbers',
  'billing-units': 'billing units',
  'self-managed-opt-out': 'self-managed opt-out',
  'signature-keys': 'signature keys',
} as const;

export type AccountFeature = keyof typeof ACCOUNT_FEATURES;

export const EVERY_FEATURE = 'every optional feature';

const NAMES = Object.keys(ACCOUNT_FEATURES) as AccountFeature[];

export const featuresCalled = (words: string): readonly AccountFeature[] =>
  words === EVERY_FEATURE ? NAMES : NAMES.filter((name) => ACCOUNT_FEATURES[name] === words);
