import { expect } from 'chai';
import type { Session } from '../session/session.ts';
import { classesOfAll, numberLookedUp } from '../verbs/dedicated-numbers.ts';

/** Whose class a step speaks of: that of the number looked up last, or of each on offer. */
export type Offered = 'the number' | 'every number';

/** The classes that a number may be in, or the one that it is not in. */
export interface ClassChoice {
  readonly among: readonly string[];
  readonly isDenied: boolean;
}

/** The document names the classes in words; how an answer spells them is open. */
function expectOne(number: string, found: unknown, { among, isDenied }: ClassChoice): void {
  expect(found, `class of ${number}`).to.be.a('string');
  const spelled = String(found).toUpperCase();
  if (isDenied) expect(among, `class of ${number}`).to.not.include(spelled);
  else expect(spelled, `class of ${number}`).to.be.oneOf([...among]);
}

/** The number that was looked up last is in a class. */
export function expectClass(session: Session, wanted: ClassChoice): void {
  expectOne(...numberLookedUp(session), wanted);
}

/** Every number that the account can have is in a class, and is listed once. */
export async function expectClasses(session: Session, wanted: ClassChoice): Promise<void> {
  const found = await classesOfAll(session, 'main');
  expect(found, 'numbers on offer').to.not.have.lengthOf(0);
  for (const [number, each] of found) expectOne(number, each, wanted);
  expect(new Set(found.map(([number]) => number)).size, 'different numbers').to.equal(found.length);
}
