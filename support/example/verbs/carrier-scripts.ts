import { spanOf } from '../../ground/time/span.ts';
import type { Session } from '../session/session.ts';

/**
 * Says how the carrier treats messages to a number; each row comes AFTER the one before it. A declared number that stands
 * in for it does so by itself.
 */
export async function scriptCarrier(
  session: Session,
  number: string,
  rows: ReadonlyArray<Readonly<Record<string, string>>>,
): Promise<void> {
  if (!session.hasLab && session.standIns.has(number)) return;
  const steps = rows.map(({ AFTER = '', status, code }) => {
    return { after: `PT${spanOf(AFTER) / 1000}S`, status, code };
  });
  await session.lab.scriptCarrier(number, steps);
}
