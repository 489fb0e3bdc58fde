/** The parts that accounts play, by the words a feature uses for them. */
export const ROLES: Readonly<Record<string, string>> = {
  'the account': 'main',
  'the sub-account': 'sub',
  'the second sub-account': 'second-sub',
  'another customer': 'stranger',
  "another customer's sub-account": 'stranger-sub',
};
