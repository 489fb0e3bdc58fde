/** What a lookup returns: imsi and location both, or imsi and perhaps location. Section "Number lookup response". */
export type LookupService = 'real-time' | 'portability';

/** A username and password that an account manager issued, for one of the two services. */
export interface LookupUser {
  readonly user: string;
  readonly password: string;
  readonly service: LookupService;
}
