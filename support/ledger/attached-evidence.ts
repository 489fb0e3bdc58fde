import type { Attachment, Envelope } from '@cucumber/messages';
import type { Evidence } from '../ground/evidence/recorded-run.ts';

/** The evidence in its attachment. */
export function evidenceIn({ body, contentEncoding }: Attachment): Evidence {
  const text = contentEncoding === 'BASE64' ? Buffer.from(body, 'base64').toString('utf8') : body;
  return JSON.parse(text) as Evidence;
}

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
