import { contractViolations } from '../../wire/contract/check.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import type { Recognised } from './recogniser.ts';
import type { RecordedExchange } from './recorded-exchange.ts';

export interface KnownExchange extends RecordedExchange, Omit<Recognised, 'interface'> {}

export interface FirstUse extends Pick<KnownExchange, 'bodyKept'> {
  readonly n: number;
  readonly status: number;
  readonly content: string;
  readonly answer: string;
}

export interface Past {
  firstUse(known: KnownExchange): FirstUse | undefined;
}

/** A rule that exchanges alone can show: nothing when this one does not, else every way in which it is broken. */
export interface TrafficRule {
  readonly id: string;
  /** Recorders often drop credentials: then a request without them proves nothing. */
  readonly needsCredentials?: boolean;
  broken(known: KnownExchange, past: Past): readonly string[] | undefined;
}

/** Nothing when something holds, else the sentence that says what does not. */
export const when = (holds: boolean, sentence: string): string[] => (holds ? [] : [sentence]);

export function sentText({ request }: Exchange): string | undefined {
  return request.body === undefined ? undefined : Buffer.from(request.body).toString('utf8');
}

export function shapeViolations(exchange: Exchange, path: string): string[] {
  return contractViolations(exchange, path).map((text) => text.replace(/^.*? → \d+: /, ''));
}
