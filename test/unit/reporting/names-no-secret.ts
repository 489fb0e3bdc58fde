import { hidePlaces } from '../../../support/ground/secrets/secret-places.ts';
import type { OutgoingRequest } from '../../../support/wire/http/exchange.ts';

type Random = Pick<OutgoingRequest, 'headers' | 'body'> & { readonly path: string };

/** Whether nothing in a request reads as a secret by its place. */
export const namesNoSecret = ({ path: way, headers, body: sentBody = '' }: Random): boolean =>
  [
    way,
    ...Object.values(headers),
    Buffer.from(sentBody).toString('utf8'),
    Buffer.from(sentBody).toString('latin1'),
  ].every((text) => hidePlaces(text) === text);
