import type { Session } from '../session/session.ts';
import { knownAndGiven } from '../verbs/known-answers.ts';
import { expectIncludes } from './includes.ts';

/** The platform gave every answer that is known, perhaps with further members. */
export function expectKnown(session: Session): void {
  const { known, given } = knownAndGiven(session);
  expectIncludes(given, known, 'the known answers');
}
