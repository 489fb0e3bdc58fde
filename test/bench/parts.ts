import { data } from './data.ts';
import type { Part } from './figure.ts';
import { hostile } from './hostile.ts';
import { memory } from './memory.ts';
import { mocks } from './mocks.ts';
import { profile } from './profile.ts';
import { reports } from './reports.ts';
import { sandbox } from './sandbox.ts';
import { scale } from './scale.ts';
import { shares } from './shares.ts';
import { suite } from './suite.ts';
import { tail } from './tail.ts';

/** Everything that is measured, by the word for the command line. */
export const parts: Readonly<Record<string, Part>> = {
  suite,
  profile,
  memory,
  shares,
  tail,
  mocks,
  scale,
  reports,
  data,
  hostile,
  sandbox,
};
