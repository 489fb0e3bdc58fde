/** Phone numbers by their role in every world; every unlisted number is reachable too. */
export const NUMBERS = {
  reachable: ['+61491570156', '+61491570157', '+46700000001', '+46700000002', '+12025550101', '+447700900001'],
  noRoute: ['+99900000001'],
  blocked: ['+61491570110'],
};

export type Numbers = typeof NUMBERS;
