import { spanOf } from '../../ground/time/span.ts';
import type { Session } from '../session/session.ts';
import { numberAt } from '../session/specimen-numbers.ts';

/**
 * Says how the carrier treats messages to a number (`*` for all) in this example; each row comes AFTER the one before it. A
 * declared number that stands in for it does so by itself.
 */
export async function scriptCarrier(
  session: Session,
  written: string,
  rows: ReadonlyArray<Readonly<Record<string, string>>>,
): Promise<void> {
  if (!session.hasLab && session.standIns.has(written)) return;
  const number = written === '*' ? written : numberAt(session, written);
  const script = (steps: readonly object[] | null): Promise<unknown> =>
    session.facility('carrier').request('POST', '/carrier/scripts', { number, steps });
  if (!session.hasLab) session.facilities.afterwards.push(() => script(null));
  await script(rows.map(({ AFTER = '', status, code }) => ({ after: `PT${spanOf(AFTER) / 1000}S`, status, code })));
}
