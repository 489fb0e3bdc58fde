import type { Bindings } from '../../../ground/bindings.ts';

/** The id of message number `place` (from 0) in the answer to a submit, by the target's binding. */
export function idAt(answer: unknown, { messageIdAt }: Bindings, place: number): string | undefined {
  const value = messageIdAt
    .replace('/0/', `/${place}/`)
    .split('/')
    .slice(1)
    .reduce<unknown>((at, name) => (at as Record<string, unknown> | null | undefined)?.[name], answer);
  return typeof value === 'string' ? value : undefined;
}
