const LENGTH = 200_000;

const repeated = (part: string): string => part.repeat(Math.ceil(LENGTH / part.length));

/** Texts a target may answer with, each made for a reader of stacks that takes it for frames. */
export const hostileMessages: readonly string[] = [
  repeated('{"@":"'),
  repeated('/results/0/date must match "2026-01-01_00:00:00", '),
  repeated('"a"'),
  repeated('\n    at x (/a/b.js:1:2)'),
  repeated('\n    at x (eval at '),
  repeated('f@http://a:1:2\n'),
  `at ${repeated(':1')}`,
  `at ${repeated('(')}`,
  repeated('@'),
  repeated(':'),
  repeated(' > eval line 1:1:1'),
];
