import { spanOf } from '../../ground/time/span.ts';
import type { Session } from '../session/session.ts';
import { numberAt } from '../session/specimen-numbers.ts';

/** Says how the carrier treats messages to a number (`*` for all) in this example; each row comes AFTER the one before it. */
export async function scriptCarrier(
  session: Session,
  written: string,
  rows: ReadonlyArray<Readonly<Record<string, string>>>,
): Promise<void> {
  const number = written === '*' ? written : numberAt(session, written);
  const script = (steps: readonly object[] | null): Promise<unknown> =>
    session.facility('carrier').request('POST', '/carrier/scripts', { number, steps });
  if (!session.hasLab) session.afterwards.push(() => script(null));
  await script(rows.map(({ AFTER = '', status, code }) => ({ after: `PT${spanOf(AFTER) / 1000}S`, status, code })));
}
