import { ContractViolation } from '../../ground/problems/contract-violation.ts';
import type { Session } from '../session/session.ts';

/** The result of reading all pages: the pages, or how the list broke a rule on the way. */
type Walk<Page> = readonly Page[] | ContractViolation;

/** Keeps the pages that `walk` answers under a name; a broken rule is kept too, for the step that judges them. */
export async function keepWalk<Page>(session: Session, name: string, walk: Promise<readonly Page[]>): Promise<void> {
  const came = await walk.catch((error: unknown) => {
    if (error instanceof ContractViolation) return error;
    throw error;
  });
  session.handles.put<Walk<Page>>(name, came);
}

/** The pages that were kept under a name. Throws ContractViolation when the list broke a rule on the way. */
export function walked<Page>(session: Session, name: string): readonly Page[] {
  const came = session.handles.get<Walk<Page>>(name);
  if (came instanceof ContractViolation) throw came;
  return came;
}
