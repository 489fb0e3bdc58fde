import type { Facts } from '../interop/platform/local-platform.ts';
import { basic } from '../wire/basic.ts';
import type { Child } from './child.ts';
import type { Shot } from './load.ts';

const TEXT = 'Your parcel arrives tomorrow between nine and eleven, see you';

const credentialsOf = ({ ready }: Child) => (ready.credentials as Facts['credentials']).messaging;

/** The body of a submit with so many messages of sixty characters. */
export const bodyOf = (count: number, from = 0): string =>
  JSON.stringify({
    messages: Array.from({ length: count }, (_, i) => ({
      ...{ content: TEXT, destination_number: `+4670${String(from + i).padStart(8, '0')}` },
      ...{ format: 'SMS', delivery_report: false },
    })),
  });

export function submitTo(child: Child, count = 1): Shot {
  const { key, secret } = credentialsOf(child);
  const headers = { 'content-type': 'application/json', authorization: basic(key, secret) };
  return { method: 'POST', url: `${child.ready.messaging}/v1/messages`, headers, body: bodyOf(count) };
}

/** Secrets by user, as the server that is written by hand wants them. */
export function secretsOf(child: Child): Readonly<Record<string, string>> {
  const { key, secret } = credentialsOf(child);
  return { [key]: secret };
}

export const movedTo = (origin: string, shot: Shot): Shot => ({ ...shot, url: origin + new URL(shot.url).pathname });
