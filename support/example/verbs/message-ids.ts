import type { Exchange } from '../../wire/http/exchange.ts';
import { valuesIn, valuesNamed } from '../session/json-members.ts';

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

const isUuid = (value: unknown): boolean => typeof value === 'string' && value.match(UUID)?.[0] === value;

/** The ids of messages in an answer: those that it calls so, else whatever could be one, in JSON or anywhere in a file. */
export function messageIdsIn({ json, text }: Pick<Exchange, 'json' | 'text'>): unknown[] {
  if (json === undefined) return [...(text.match(UUID) ?? [])];
  const named = valuesNamed(json, 'message_id');
  return named.length > 0 ? named : valuesIn(json).filter(isUuid);
}
