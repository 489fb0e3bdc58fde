import { randomUUID } from 'node:crypto';

/** An Idempotency-Key that no target has seen: a random UUID of version 4. Section "Voice service update". */
export const unseenKey = (): string => randomUUID();
