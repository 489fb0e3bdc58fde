import type { Ids } from '../kernel/ids.ts';
import type { Post } from '../kernel/post.ts';
import type { Behaviour } from './behaviour.ts';
import type { Registry } from './registry.ts';

/** What every interface of one running platform shares. */
export interface Platform {
  readonly registry: Registry;
  readonly post: Post;
  readonly settings: Settings;
  /** Where the identifiers of new worlds come from; random ones unless said otherwise. */
  readonly ids?: Ids;
  /** How new worlds behave, and requests that belong to no world. */
  behaviour: Behaviour;
}

/** What an operator may set and the document leaves open. */
export interface Settings {
  /** The constant `vendor_account_id.vendor_id` of every delivery report. */
  readonly vendorId: string;
  /** Prefix of the platform's own headers. */
  readonly headerPrefix: string;
  /** Accepts the signatures of older clients too. */
  readonly legacyHmac: boolean;
}

/** What holds where an operator says nothing. */
export const SETTINGS: Settings = { vendorId: 'Platform', headerPrefix: 'X-Platform-', legacyHmac: false };
