/** What an operator may set and the document leaves open. */
export interface Settings {
  /** The constant `vendor_account_id.vendor_id` of every delivery report. */
  readonly vendorId: string;
  readonly headerPrefix: string;
  /** Accepts the signatures of older clients too. */
  readonly legacyHmac: boolean;
  /** The words that opt out where they are all that a reply says, in capitals. */
  readonly optOutWords: readonly string[];
  /** Which clock a signed Date has to be near: that of its world, or either, for clients with a clock of their own. */
  readonly signedDates: 'world' | 'either';
  /** The address of a conversation service to which the standalone API hands calls, in place of the one inside. */
  readonly downstream?: string | undefined;
}

/** What applies where an operator says nothing. */
export const SETTINGS: Settings = {
  vendorId: 'Platform',
  headerPrefix: 'X-Platform-',
  legacyHmac: false,
  optOutWords: ['STOP'],
  signedDates: 'world',
};
