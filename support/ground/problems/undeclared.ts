import { declaresNone } from './declared-keys.ts';
import { Inconclusive, type Obstacle } from './inconclusive.ts';

/** A precondition that the target file does not declare: the example is beyond reach, which says nothing about the target. */
export class Undeclared extends Inconclusive {
  override name = 'Undeclared';

  /** `what` completes the sentence "the target file declares no …", which names its key where there is one; `says` replaces that sentence. */
  constructor(what: string, { says, ...details }: Pick<Obstacle, 'sideEffect'> & { readonly says?: string } = {}) {
    super('precondition-unmet', says ?? declaresNone([what]), { undeclared: what, ...details });
  }
}

/** What the target file declares of a kind. Throws Undeclared, which calls it `what`, where there is nothing. */
export function declaredIn<Fact>(
  all: readonly Fact[],
  isMeant: (each: Fact, at: number) => boolean,
  what: string,
): Fact {
  const found = all.find(isMeant);
  if (found === undefined) throw new Undeclared(what);
  return found;
}
