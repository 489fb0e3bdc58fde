import { Then } from '@cucumber/cucumber';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import type { Session } from '../support/example/session/session.ts';

Then(
  '{recording} is/are recorded',
  async function (this: PlumblineWorld, record: (session: Session) => Promise<void> | void) {
    await record(this.session);
  },
);
