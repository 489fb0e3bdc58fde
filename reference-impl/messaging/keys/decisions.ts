import { enabledKey, signedText } from './signature.ts';

/** How webhooks are signed. Section "Authentication / Other interfaces". Rules: KEY-DEL-01, KEY-ISO-01, KEY-LIST-01. */
export const keyDecisions = { signingKey: enabledKey, signedText };

export type KeyDecisions = typeof keyDecisions;
