/**
 * Declarations without which a target shows the same in fewer ways: one more number, account, network or time zone. What a
 * feature has to be is never one of them.
 */
const MORE_OF_THE_SAME = [
  /^number /,
  /^lookup with the result /,
  /^user of the \S+ service$/,
  /^(?:id of the |key of the )?account (?:in the role |colon|umlaut|second-sub|stranger-sub)/,
  /^account on which to /,
  / in the time zone /,
];

/** Whether an example that lacks this declaration only adds to others of its rule. */
export const isMoreOfTheSame = (undeclared: string): boolean =>
  MORE_OF_THE_SAME.some((words) => words.test(undeclared));
