import type { Journal } from './journal.ts';

/** What can be switched for an account, by the words a feature file uses for it. */
export const OPTIONAL_FEATURES: Readonly<Record<string, string>> = {
  'de-duplication': 'deDuplication',
  'social sending': 'socialSending',
  'familiar sender': 'familiarSender',
  'the character converter': 'characterConverter',
  'short trackable links': 'shortTrackableLinks',
  'dedicated numbers': 'dedicatedNumbers',
  'billing units': 'billingUnits',
  'self-managed opt-out': 'selfManagedOptOut',
  'signature keys': 'signatureKeys',
};

/** The settings of an account that has every optional feature switched off. */
export const withoutFeatures = (): { features: Record<string, false> } => ({
  features: Object.fromEntries(Object.values(OPTIONAL_FEATURES).map((name) => [name, false as const])),
});

/** Remembers that a step switched a feature of some account on. */
export function noteSwitch({ settings }: Journal, feature: string, on: boolean): void {
  if (on) settings.on = [...(settings.on ?? []), feature];
}
