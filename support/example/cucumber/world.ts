import { World } from '@cucumber/cucumber';
import type { Obstacle } from '../../ground/problems/inconclusive.ts';
import type { Session } from '../session/session.ts';

export class PlumblineWorld extends World {
  declare session: Session;
  steps: Array<{ readonly text: string; readonly isOutcome: boolean }> = [];
  /** Looks once more at what the latest step read that sent anything; none after one that may have changed something. */
  readAgain: (() => unknown) | undefined;
  obstacle: Obstacle | undefined;
}
