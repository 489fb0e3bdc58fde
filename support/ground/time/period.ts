/** Ends included; milliseconds since the epoch. */
export interface Period {
  readonly from: number;
  readonly until: number;
}
