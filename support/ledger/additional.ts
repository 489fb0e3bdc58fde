/** One more number, account, network or time zone shows the same in fewer ways; a feature is never one of these. */
const MORE_OF_THE_SAME = new RegExp(
  [
    '^number ',
    '^lookup with the result ',
    '^user of the \\S+ service$',
    '^(?:id of the |key of the )?account (?:in the role |colon|umlaut|second-sub|stranger-sub)',
    '^account on which to ',
    ' in the time zone ',
  ].join('|'),
);

export function isMoreOfTheSame(undeclared: string): boolean {
  return MORE_OF_THE_SAME.test(undeclared);
}
