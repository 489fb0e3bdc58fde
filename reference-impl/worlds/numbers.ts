/** Phone numbers by their role; every unlisted number is reachable too. */
export interface Numbers {
  readonly reachable: readonly string[];
  readonly noRoute: readonly string[];
  readonly blocked: readonly string[];
}

export const NUMBERS: Numbers = {
  reachable: ['+61491570156', '+61491570157', '+46700000001', '+46700000002', '+12025550101', '+447700900001'],
  noRoute: ['+99900000001'],
  blocked: ['+61491570110'],
};
