import { Then } from '@cucumber/cucumber';
import type { PlumblineWorld } from '../support/cucumber/world.ts';
import { expectEntries } from '../support/expect/entries.ts';
import { claims, present, shownByOtherRows } from '../support/session/claims.ts';

Then(
  'the answer has {int} entry/entries in {string}',
  claims((count: number) => (count === 0 ? shownByOtherRows : present('the answer'))),
  function (this: PlumblineWorld, count: number, list: string) {
    expectEntries(this.session.last, list, count);
  },
);
