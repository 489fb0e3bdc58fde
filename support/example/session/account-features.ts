import type { Session } from './session.ts';

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

/** Changes the configuration of an account: features, timeZone, allowances. */
export async function configureAccount(session: Session, account: string, settings: object): Promise<void> {
  await session.facility('accounts').request('PATCH', `/accounts/${account}`, settings);
}

/** Every optional feature, as one. */
export const EVERY_FEATURE = 'every optional feature';

/** Switches a feature of an account, and remembers that it is on. */
export async function switchFeature(session: Session, role: string, feature: string, on: boolean): Promise<void> {
  const features = feature === EVERY_FEATURE ? Object.values(OPTIONAL_FEATURES) : [feature];
  await configureAccount(session, session.account(role).id, {
    features: Object.fromEntries(features.map((each) => [each, on])),
  });
  const { settings } = session.journal;
  if (on) settings.on = [...(settings.on ?? []), ...features];
}
