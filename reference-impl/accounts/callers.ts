/** A project of the bearer interfaces; it owns voice services and subprojects. */
export interface Project {
  readonly id: string;
  /** The part this project plays in its world: `main` or `other`. */
  readonly role: string;
}

/** A bearer token that was issued; `expiresAt` in milliseconds since the epoch. */
export interface Grant {
  readonly token: string;
  readonly project: Project;
  readonly expiresAt: number;
}

/** What a lookup returns: imsi and location both, or imsi and perhaps location. Section "Number lookup response". */
export type LookupService = 'real-time' | 'portability';

/** A username and password that an account manager issued, for one of the two services. */
export interface LookupUser {
  readonly user: string;
  readonly password: string;
  readonly service: LookupService;
}
