import type { Attachment, Envelope } from '@cucumber/messages';
import type { Difference } from '../ground/evidence/difference.ts';
import type { Evidence } from '../ground/evidence/recorded-run.ts';
import type { Seen } from '../ground/evidence/seen.ts';

const textIn = ({ body, contentEncoding }: Attachment): string =>
  contentEncoding === 'BASE64' ? Buffer.from(body, 'base64').toString('utf8') : body;

export const evidenceIn = (attachment: Attachment): Evidence => JSON.parse(textIn(attachment)) as Evidence;

/** What an example saw, in its attachment. */
export const seenIn = (attachment: Attachment): Seen => JSON.parse(textIn(attachment)) as Seen;

/** What made a step fail, in its attachment. */
export const differenceIn = (attachment: Attachment): Difference => JSON.parse(textIn(attachment)) as Difference;

/** The same evidence without what is large in it, which is read again each time that it is asked for. */
export function readAgain({ exchanges: _, callbacks: __, ...small }: Evidence, again: () => string): Evidence {
  const whole = (): Evidence => evidenceIn((JSON.parse(again()) as Required<Envelope>).attachment);
  return {
    ...small,
    get exchanges() {
      return whole().exchanges;
    },
    get callbacks() {
      return whole().callbacks;
    },
  };
}
