import { Inconclusive, type Obstacle } from './inconclusive.ts';

/** A precondition that the target file does not declare: the example is beyond reach, which says nothing about the target. */
export class Undeclared extends Inconclusive {
  override name = 'Undeclared';

  /** `what` completes the sentence "the target file declares no …". */
  constructor(what: string, details: Pick<Obstacle, 'sideEffect'> = {}) {
    super('precondition-unmet', `the target file declares no ${what}`, { undeclared: what, ...details });
  }
}
