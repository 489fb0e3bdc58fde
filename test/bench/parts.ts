import type { Part } from './figure.ts';
import { hostile } from './hostile.ts';
import { installation } from './installation.ts';
import { memory } from './memory.ts';
import { profile } from './profile.ts';
import { ruleBook } from './rule-book.ts';
import { sandbox } from './sandbox.ts';
import { scale } from './scale.ts';
import { shares } from './shares.ts';
import { suite } from './suite.ts';

/** Everything that is measured, by the word for the command line. */
export const parts: Readonly<Record<string, Part>> = {
  suite,
  profile,
  memory,
  'rule-book': ruleBook,
  installation,
  shares,
  scale,
  hostile,
  sandbox,
};
