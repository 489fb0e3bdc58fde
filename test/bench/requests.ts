import { basic } from '../wire/basic.ts';
import type { Child } from './child.ts';
import type { Shot } from './load.ts';

const TEXT = 'Your parcel arrives tomorrow between nine and eleven, see you';

/** The credentials that the reference says it has. */
interface Credentials {
  readonly messaging: { readonly key: string; readonly secret: string };
  readonly project: {
    readonly id: string;
    readonly keyId: string;
    readonly keySecret: string;
    readonly serviceId: string;
  };
  readonly lookup: { readonly user: string; readonly password: string };
}

const credentialsOf = ({ ready }: Child): Credentials => ready.credentials as Credentials;

/** Members of a message that can be added to those of every message. */
export type Extra = Readonly<Record<string, unknown>>;

/** The body of a submit with so many messages of sixty characters. */
export const bodyOf = (count: number, from = 0, extra: Extra = {}): string =>
  JSON.stringify({
    messages: Array.from({ length: count }, (_, i) => ({
      ...{ content: TEXT, destination_number: `+4670${String(from + i).padStart(8, '0')}` },
      ...{ format: 'SMS', delivery_report: false, ...extra },
    })),
  });

/** The headers of a client of the messaging interface. */
export function messagingHeaders(child: Child): Record<string, string> {
  const { key, secret } = credentialsOf(child).messaging;
  return { 'content-type': 'application/json', authorization: basic(key, secret) };
}

/** Submits with so many messages each. */
export const submitTo = (child: Child, count = 1): Shot => ({
  ...{ method: 'POST', url: `${child.ready.messaging}/v1/messages` },
  ...{ headers: messagingHeaders(child), body: bodyOf(count) },
});

const addressOf = ({ ready }: Child, name: string): string => String([ready[name]].flat()[0]);

/** Requests of the interfaces, as the reference takes them. */
export function shotsAt(child: Child, message: string): Readonly<Record<'get' | 'token' | 'lookup' | 'update', Shot>> {
  const { project, lookup } = credentialsOf(child);
  const key = basic(project.keyId, project.keySecret);
  const json = { 'content-type': 'application/json', authorization: key };
  const form = { ...json, 'content-type': 'application/x-www-form-urlencoded' };
  return {
    get: { method: 'GET', url: addressOf(child, 'messaging') + message, headers: messagingHeaders(child) },
    token: {
      ...{ method: 'POST', url: `${addressOf(child, 'token')}/oauth2/token` },
      ...{ headers: form, body: 'grant_type=client_credentials' },
    },
    lookup: {
      ...{ method: 'GET', url: `${addressOf(child, 'lookup')}/lookup?msisdn=46700000001` },
      headers: { authorization: basic(lookup.user, lookup.password) },
    },
    update: {
      ...{
        method: 'PATCH',
        url: `${addressOf(child, 'voice')}/v2/projects/${project.id}/services/${project.serviceId}`,
      },
      ...{ headers: json, body: JSON.stringify({ name: 'Front desk', description: 'Answers by day' }) },
    },
  };
}

/** Secrets by user, as the server that is written by hand wants them. */
export function secretsOf(child: Child): Readonly<Record<string, string>> {
  const { messaging, project, lookup } = credentialsOf(child);
  return {
    [messaging.key]: messaging.secret,
    [project.keyId]: project.keySecret,
    [lookup.user]: lookup.password,
  };
}

/** The same request to another server. */
export const movedTo = (origin: string, shot: Shot): Shot => {
  const { pathname, search } = new URL(shot.url);
  return { ...shot, url: `${origin}${pathname}${search}` };
};
