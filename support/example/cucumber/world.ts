import { World } from '@cucumber/cucumber';
import type { Obstacle } from '../../ground/problems/inconclusive.ts';
import type { Session } from '../session/session.ts';

/** What every step sees as `this`: the session of its example. */
export class PlumblineWorld extends World {
  declare session: Session;
  /** The words of the steps that are still to come: each that begins takes its own. */
  steps: string[] = [];
  obstacle: Obstacle | undefined;
}
