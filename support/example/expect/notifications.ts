import { isAscii } from 'node:buffer';
import { isDeepStrictEqual } from 'node:util';
import { expect } from 'chai';
import { isObject, readJson } from '../../ground/json.ts';
import { pushed } from '../../ground/operations/loader.ts';
import { HarnessError } from '../../ground/problems/harness-error.ts';
import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import type { Notification } from '../../wire/callbacks/notification.ts';
import { violationsOf } from '../../wire/contract/check.ts';
import { valuesIn } from '../session/json-members.ts';
import type { Session } from '../session/session.ts';
import type { DeliveryReport } from '../verbs/delivery-reports.ts';
import { keyId, keyNamedBy } from '../verbs/signature-keys.ts';
import type { Webhook } from '../verbs/webhooks.ts';
import { expectAs } from './assertion.ts';

type Notifications = readonly Notification[];

/** How many notifications a step says there are: exactly so many, so many with different texts, or at least so many. */
export interface Amount {
  readonly count: number;
  readonly kind: 'exactly' | 'different' | 'at least';
}

export function expectAmount(arrivals: Notifications, { count, kind }: Amount, at: string): void {
  if (kind === 'at least') expect(arrivals.length, `notifications at ${at}`).to.be.at.least(count);
  else expect(arrivals, `notifications at ${at}`).to.have.lengthOf(count);
  if (kind === 'different') expect(new Set(arrivals.map(({ body }) => body)).size, 'different texts').to.equal(count);
}

export function expectOnly(notifications: Notifications, json: string): void {
  expect(notifications, 'notifications').to.not.have.lengthOf(0);
  for (const each of notifications) expect(each.json, each.body).to.deep.equal(JSON.parse(json));
}

export function expectText(notifications: Notifications, like: RegExp): void {
  expect(notifications, 'notifications').to.not.have.lengthOf(0);
  for (const { body } of notifications) expect(body).to.match(like);
}

/**
 * How far two waits between two others are above exponential growth, on the way to growth in a straight line: their
 * product over the one halfway between both kinds of growth. Above 1 they are nearer to the straight line.
 */
export function straightness(first: number, second: number, third: number, last: number): number {
  const exponential = first * last;
  const straight = ((2 * first + last) / 3) * ((first + 2 * last) / 3);
  return (second * third) / Math.sqrt(exponential * straight);
}

/** How far apart two waits may be that are meant to be the same. */
const ALIKE = 1.05;
const GROWN = 3;

/** The waits without those at the end that are as long as one that grew twice: the document names no longest wait. */
function withoutLongest(waits: readonly number[]): readonly number[] {
  const [last = 0, before = 0] = waits.toReversed();
  const isLongest = waits.length > GROWN && Math.max(last, before) <= Math.min(last, before) * ALIKE;
  return isLongest ? withoutLongest(waits.slice(0, -1)) : waits;
}

/**
 * There were retries, each wait is longer than the one before by at least this factor, and their growth is exponential.
 * How many there are is left open; throws Inconclusive (insufficient-evidence) when there are too few to see waits grow.
 */
export function expectGrowingWaits(waits: readonly number[], factor: number): void {
  expect(waits.length, 'retries').to.be.at.least(1);
  if (waits.length === 1) throw new Inconclusive('insufficient-evidence', 'one retry does not show how waits grow');

  const growing = withoutLongest(waits);
  let before = Number.NaN;
  for (const wait of growing) {
    const subject = `wait of ${wait} ms after ${before} ms`;
    const known = { relation: 'grows', expected: factor, actual: wait / before } as const;
    if (!Number.isNaN(before)) expectAs(wait / before, subject, known).to.be.at.least(factor);
    before = wait;
  }
  const [first = 0, second = 0, third = 0, last] = growing;
  if (last === undefined) return;
  const told = `waits of ${waits.join(', ')} ms, which grow in a straight line above 1`;
  expect(straightness(first, second, third, last), told).to.be.at.most(1);
}

/** Reports came more than once with a member, and it is the same whenever a report comes again. */
export function expectSameWhenRepeated(changes: readonly DeliveryReport[][], member: string): void {
  expect(changes, 'repeated reports').to.not.have.lengthOf(0);
  for (const [first, ...others] of changes) {
    expect(first?.[member], `${member} of the first attempt`).to.not.be.oneOf([undefined, null]);
    for (const other of others) expect(other[member], member).to.deep.equal(first?.[member]);
  }
}

/** Something came to both, and each of the first has a header that none of the others has: a proof of its origin is there. */
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

function expectForm(session: Session, notification: Notification, told: string): void {
  const { json, body } = notification;
  const { published } = pushed(told).form;
  if (!published) throw new HarnessError(`no published form is written down for a ${told}`);
  session.wire.forms.seeLetter(told, notification, ['published']);
  expect(violationsOf(json ?? body, published), body.slice(0, 500)).to.deep.equal([]);
}

function expectMediaType({ headers, body }: Notification, wanted: string): void {
  const type = headers['content-type'];
  expect(type?.split(';')[0]?.trim().toLowerCase(), 'media type').to.equal(wanted);
  if (wanted !== 'application/json') return;

  // JSON is in UTF-8, and only a text beyond ASCII shows what it is in.
  const named = isAscii(Buffer.from(body)) ? undefined : /;\s*charset="?([^";\s]+)/i.exec(type ?? '')?.[1];
  expect((named ?? 'utf-8').toLowerCase(), 'character set').to.be.oneOf(['utf-8', 'utf8']);
}

export function expectDelivered(session: Session, notifications: Notifications, delivery: Delivery): void {
  expect(notifications, 'notifications').to.not.have.lengthOf(0);
  const { METHOD, KEY, DIGEST: digest, FORM, ADDRESS, CONTENT, 'MEDIA TYPE': mediaType, ...headers } = delivery;
  for (const each of notifications) {
    if (METHOD) expect(each.method, 'method').to.equal(METHOD);
    if (mediaType) expectMediaType(each, mediaType);
    // What follows the receiver's own beginning.
    if (ADDRESS) expect(each.target.replace(/^\/[^/?]+/, ''), 'address').to.equal(ADDRESS);
    if (CONTENT) expect(each.json, each.body.slice(0, 300)).to.be.an(CONTENT);
    if (FORM) expectForm(session, each, FORM);
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
