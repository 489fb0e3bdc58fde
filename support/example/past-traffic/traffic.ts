import { contractViolations } from '../../wire/contract/check.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import type { Recognised } from './recogniser.ts';
import type { RecordedExchange } from './recorded-exchange.ts';

/** A recorded exchange whose operation is known. */
export interface KnownExchange extends RecordedExchange, Omit<Recognised, 'interface'> {}

/** An earlier exchange, as far as a repetition is compared with it. */
export interface FirstUse extends Pick<KnownExchange, 'bodyKept'> {
  readonly n: number;
  readonly status: number;
  readonly content: string;
  readonly answer: string;
}

/** What is remembered of the exchanges before one. */
export interface Past {
  /** The first use of the Idempotency-Key of a request, where an answer to it is still the same. */
  firstUse(known: KnownExchange): FirstUse | undefined;
}

/** A rule that exchanges alone can show: nothing when this one does not, else every way in which it is broken. */
export interface TrafficRule {
  readonly id: string;
  /** Recorders often drop credentials: then a request without them proves nothing. */
  readonly needsCredentials?: boolean;
  readonly broken: (known: KnownExchange, past: Past) => readonly string[] | undefined;
}

/** Whether a request carried credentials. */
export const hasCredentials = ({ request }: Exchange): boolean =>
  Object.keys(request.headers).some((name) => name.toLowerCase() === 'authorization');

/** The body of a request as text. */
export const sentText = ({ request }: Exchange): string | undefined =>
  request.body === undefined ? undefined : Buffer.from(request.body).toString('utf8');

/** Every way in which an answer breaks the documented shape of its operation. */
export const shapeViolations = (exchange: Exchange, path: string): string[] =>
  contractViolations(exchange, path).map((text) => text.replace(/^.*? → \d+: /, ''));
