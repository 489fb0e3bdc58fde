import { spanOf } from '../../ground/time/span.ts';
import type { Session } from '../session/session.ts';

/** Says how the carrier treats messages to a number (`*` for all); each row comes AFTER the one before it. */
export async function scriptCarrier(
  session: Session,
  number: string,
  rows: ReadonlyArray<Readonly<Record<string, string>>>,
): Promise<void> {
  const steps = rows.map(({ AFTER = '', status, code }) => {
    return { after: `PT${spanOf(AFTER) / 1000}S`, status, code };
  });
  await session.facility('carrier').request('POST', '/carrier/scripts', { number, steps });
}
