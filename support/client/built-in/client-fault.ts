import type { BearerPolicy } from './bearer-policy.ts';
import type { LookupPolicy } from './lookup-policy.ts';
import type { OptInPolicy } from './opt-in-client.ts';
import type { KeyPolicy } from './retrying-client.ts';
import type { SubprojectPolicy } from './subproject-client.ts';

/** A deliberate deviation of the harness's own client, owned by one rule; the target's lab never hears of it. */
export interface ClientFault {
  /** `client.<slug>` */
  readonly id: string;
  readonly rule: string;
  /** One sentence: what this client does wrong. */
  readonly says: string;
  /** The decisions about tokens that it takes differently. */
  readonly policy?: Partial<BearerPolicy>;
  /** The decisions about Idempotency-Keys that it takes differently. */
  readonly keys?: KeyPolicy;
  /** The decisions about lookups that it takes differently. */
  readonly lookups?: Partial<LookupPolicy>;
  /** The decisions about subprojects that it takes differently. */
  readonly subprojects?: Partial<SubprojectPolicy>;
  /** The decisions about opt-ins that it takes differently. */
  readonly optIns?: Partial<OptInPolicy>;
}
