/** Why no example has to catch the faults of some operators at some places; either may be left out for all of them. */
export interface Reason {
  readonly operators?: RegExp;
  readonly at?: RegExp;
  readonly because: string;
}
