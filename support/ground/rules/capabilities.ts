export const CAPABILITY_NAMES = [
  'basic',
  'hmac',
  'sub-accounts',
  'de-duplication',
  'social-sending',
  'familiar-sender',
  'character-converter',
  'short-trackable-links',
  'dedicated-numbers',
  'billing-units',
  'webhooks',
  'signature-keys',
  'sender-addresses',
  'reports',
] as const;

export type CapabilityName = (typeof CAPABILITY_NAMES)[number];

export function unclaimedBy(
  claimed: readonly string[] | undefined,
  { capabilities = [] }: { readonly capabilities?: readonly CapabilityName[] },
): CapabilityName | undefined {
  return claimed && capabilities.find((name) => !claimed.includes(name));
}
