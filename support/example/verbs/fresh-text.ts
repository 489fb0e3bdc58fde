import { unseenKey } from '../../wire/target/unseen-key.ts';
import type { Session } from '../session/session.ts';

/** A random text that no target has seen; an example that is taken up again after a wait gets the same one. */
export const unseen = (session: Session): string => session.time.waits.tape.key(unseenKey);
