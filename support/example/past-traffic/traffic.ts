import { contractViolations } from '../../wire/contract/check.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import type { RecordedExchange } from './read-har.ts';
import type { Recognised } from './recogniser.ts';

/** A recorded exchange whose operation is known. */
export interface KnownExchange extends RecordedExchange, Omit<Recognised, 'interface'> {}

/** Everything of a recording that is about the platform, in its order. */
export interface Traffic {
  readonly exchanges: readonly KnownExchange[];
  /** Recorders often drop credentials: then a request without them proves nothing. */
  readonly credentialsKept: boolean;
}

/** A rule that exchanges alone can show: nothing when this one does not, else every way in which it is broken. */
export interface TrafficRule {
  readonly id: string;
  readonly broken: (known: KnownExchange, traffic: Traffic) => readonly string[] | undefined;
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
