import { isAscii } from 'node:buffer';
import { isDeepStrictEqual } from 'node:util';
import { expect } from 'chai';
import { isObject, readJson } from '../../ground/json.ts';
import { pushed } from '../../ground/operations/loader.ts';
import { HarnessError } from '../../ground/problems/harness-error.ts';
import type { Notification } from '../../wire/callbacks/notification.ts';
import { violationsOf } from '../../wire/contract/check.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import { valuesIn } from '../session/json-members.ts';
import type { Session } from '../session/session.ts';
import type { DeliveryReport } from '../verbs/delivery-reports.ts';
import { enabledKeyId, keyId, keyNamedBy, signedAt } from '../verbs/signature-keys.ts';
import type { Webhook } from '../verbs/webhooks.ts';
import { expectNoCrash } from './answers.ts';
import { expectAs } from './assertion.ts';
import { sourceLike } from './likeness.ts';

type Notifications = readonly Notification[];

export function expectOnly(notifications: Notifications, json: string): void {
  expect(notifications, 'notifications').to.not.have.lengthOf(0);
  for (const each of notifications) expect(each.json, each.body).to.deep.equal(JSON.parse(json));
}

export function expectText(notifications: Notifications, written: string): void {
  expect(notifications, 'notifications').to.not.have.lengthOf(0);
  for (const { body } of notifications) expect(body).to.match(new RegExp(`^${sourceLike(written)}$`, 's'));
}

export function expectMention(notifications: Notifications, written: string): void {
  expect(notifications, 'notifications').to.not.have.lengthOf(0);
  for (const { body } of notifications) expect(body).to.match(new RegExp(sourceLike(written), 's'));
}

export function expectSameWhenRepeated(changes: readonly DeliveryReport[][], member: string): void {
  expect(changes, 'repeated reports').to.not.have.lengthOf(0);
  for (const [first, ...others] of changes) {
    expect(first?.[member], `${member} of the first attempt`).to.not.be.oneOf([undefined, null]);
    for (const other of others) expect(other[member], member).to.deep.equal(first?.[member]);
  }
}

/** Something came to both, and each of the first has a header that none of the others has: a proof of its origin. */
export function expectHeaderBeyond(proved: Notifications, others: Notifications): void {
  expect(proved, 'notifications').to.not.have.lengthOf(0);
  expect(others, 'notifications without it').to.not.have.lengthOf(0);
  const beyond = Object.keys(proved[0]?.headers ?? {}).filter(
    (name) => proved.every(({ headers }) => headers[name]) && others.every(({ headers }) => !headers[name]),
  );
  expect(beyond, `headers beyond ${Object.keys(others[0]?.headers ?? {}).join(', ')}`).to.not.have.lengthOf(0);
}

/** How a notification came, by the words of a table; what is not in capitals is a header. */
type Delivery = Readonly<Record<string, string>>;

export function expectDelivered(session: Session, notifications: Notifications, delivery: Delivery): void {
  expect(notifications, 'notifications').to.not.have.lengthOf(0);
  const { METHOD, KEY, DIGEST: digest, FORM, ADDRESS, CONTENT, 'MEDIA TYPE': mediaType, ...headers } = delivery;
  for (const each of notifications) {
    if (METHOD) expect(each.method, 'method').to.equal(METHOD);
    const type = each.headers['content-type'];
    if (mediaType) expect(type?.split(';')[0]?.trim().toLowerCase(), 'media type').to.equal(mediaType);
    // JSON is in UTF-8, and only a text beyond ASCII shows what it is in.
    if (mediaType === 'application/json' && !isAscii(Buffer.from(each.body))) {
      const [, named = 'utf-8'] = /;\s*charset="?([^";\s]+)/i.exec(type ?? '') ?? [];
      expect(named.toLowerCase(), 'character set').to.be.oneOf(['utf-8', 'utf8']);
    }
    // What follows the receiver's own beginning.
    if (ADDRESS) expect(each.target.replace(/^\/[^/?]+/, ''), 'address').to.equal(ADDRESS);
    if (CONTENT) expect(each.json, each.body.slice(0, 300)).to.be.an(CONTENT);
    if (FORM) {
      const { json, body } = each;
      const { published } = pushed(FORM).form;
      if (!published) throw new HarnessError(`no published form is written down for a ${FORM}`);
      session.wire.forms.seeLetter(FORM, each, ['published']);
      expect(violationsOf(json ?? body, published), body.slice(0, 500)).to.deep.equal([]);
    }
    if (KEY) expect(keyNamedBy(session, each)).to.deep.equal({ id: keyId(session, KEY), cipher: 'RSA', digest });
    for (const [name, value] of Object.entries(headers)) expect(each.headers[name.toLowerCase()], name).to.equal(value);
  }
}

/** The same value: a list in any sequence, and a template as a text or as the JSON in it. */
function isSame(value: unknown, wanted: unknown): boolean {
  if (Array.isArray(wanted)) {
    const [one, other] = [value, wanted].map(
      (list) => Array.isArray(list) && list.map((x) => JSON.stringify(x)).sort(),
    );
    return isDeepStrictEqual(one, other);
  }
  if (isDeepStrictEqual(value, wanted)) return true;
  return typeof wanted === 'string' && isObject(value) && isDeepStrictEqual(value, readJson(wanted));
}

/** A webhook is there and shows what was set; the document names no members of what is retrieved. */
export function expectShown(webhook: Webhook | undefined, set: Webhook, name: string): void {
  expect(webhook, `the webhook ${name}`).to.be.an('object');
  const shown = valuesIn(webhook);
  for (const [member, expected] of Object.entries(set)) {
    const holds = shown.some((value) => isSame(value, expected));
    const known = { relation: 'includes', expected, actual: webhook } as const;
    expectAs(holds, `the ${member} of the webhook ${name}`, known).to.equal(true);
  }
}

/** Whether the latest request was accepted; both are well as long as it was answered. */
export function wasAccepted(exchange: Exchange): boolean {
  expectNoCrash(exchange);
  return exchange.status < 300;
}

export const isNoKey = (name: string): boolean => name.startsWith('No ');

export async function expectEnabledKey(session: Session, role: string, name: string): Promise<void> {
  const id = isNoKey(name) ? undefined : keyId(session, name);
  expect(await enabledKeyId(session, role), 'enabled key').to.equal(id);
  if (id !== undefined) session.journal.witness.push(`the key ${name} is enabled`);
}

export async function signedOfLeast(session: Session, at: string, least: number, key: string): Promise<boolean[]> {
  const { length } = await session.inbox.arrivals(at);
  expect(length, `notifications at ${at}`).to.be.at.least(least);
  return signedAt(session, at, key);
}
