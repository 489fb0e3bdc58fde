import { isAscii } from 'node:buffer';
import { expect } from 'chai';
import { pushed } from '../../ground/operations/loader.ts';
import { HarnessError } from '../../ground/problems/harness-error.ts';
import type { Notification } from '../../wire/callbacks/notification.ts';
import { violationsOf } from '../../wire/contract/check.ts';
import type { Session } from '../session/session.ts';
import { keyId, keyNamedBy } from '../verbs/signature-keys.ts';

/** Something came, and the text of all of it is like this. */
export function expectText(notifications: readonly Notification[], like: RegExp): void {
  expect(notifications, 'notifications').to.not.have.lengthOf(0);
  for (const { body } of notifications) expect(body).to.match(like);
}

/** How a notification came, by the words of a table; what is not in capitals is a header. */
type Delivery = Readonly<Record<string, string>>;

function expectForm(session: Session, notification: Notification, told: string): void {
  const { json, body } = notification;
  const { published } = pushed(told).form;
  if (!published) throw new HarnessError(`no published form is written down for a ${told}`);
  session.forms.seeLetter(told, notification, ['published']);
  expect(violationsOf(json ?? body, published), body.slice(0, 500)).to.deep.equal([]);
}

/** The headers that every one of the notifications has, with something in them. */
function headersOfAll([first, ...others]: readonly Notification[]): string[] {
  const names = Object.entries(first?.headers ?? {}).flatMap(([name, value]) => (value ? [name] : []));
  return names.filter((name) => others.every(({ headers }) => headers[name]));
}

/** Something came to both, and each of the first has a header that none of the others has: a proof of its origin is there. */
export function expectHeaderBeyond(proved: readonly Notification[], others: readonly Notification[]): void {
  expect(proved, 'notifications').to.not.have.lengthOf(0);
  expect(others, 'notifications without it').to.not.have.lengthOf(0);
  const beyond = headersOfAll(proved).filter((name) => others.every(({ headers }) => !headers[name]));
  expect(beyond, `headers beyond ${Object.keys(others[0]?.headers ?? {}).join(', ')}`).to.not.have.lengthOf(0);
}

const UTF_8 = 'utf-8';

const mediaTypeOf = ({ headers }: Notification): string | undefined =>
  headers['content-type']?.split(';')[0]?.trim().toLowerCase();

/** The character set that a text beyond ASCII says it is in. JSON is in UTF-8. */
const charsetOf = ({ headers, body }: Notification): string =>
  isAscii(Buffer.from(body)) ? UTF_8 : (/;\s*charset="?([^";\s]+)/i.exec(headers['content-type'] ?? '')?.[1] ?? UTF_8);

/** What follows the receiver's own beginning. */
const addressOf = ({ target }: Notification): string => target.replace(/^\/[^/?]+/, '');

function expectOne(session: Session, notification: Notification, delivery: Delivery): void {
  const { METHOD, KEY, DIGEST, FORM, ADDRESS, CONTENT, 'MEDIA TYPE': mediaType, ...headers } = delivery;
  if (METHOD) expect(notification.method, 'method').to.equal(METHOD);
  if (mediaType) expect(mediaTypeOf(notification), 'media type').to.equal(mediaType);
  if (mediaType === 'application/json')
    expect(charsetOf(notification).toLowerCase(), 'character set').to.be.oneOf([UTF_8, 'utf8']);
  if (ADDRESS) expect(addressOf(notification), 'address').to.equal(ADDRESS);
  if (CONTENT) expect(notification.json, notification.body.slice(0, 300)).to.be.an(CONTENT);
  if (FORM) expectForm(session, notification, FORM);
  if (KEY)
    expect(keyNamedBy(session, notification)).to.deep.equal({
      id: keyId(session, KEY),
      cipher: 'RSA',
      digest: DIGEST,
    });
  for (const [name, value] of Object.entries(headers))
    expect(notification.headers[name.toLowerCase()], name).to.equal(value);
}

/** Something came, and all of it in the way that a table says. */
export function expectDelivered(session: Session, notifications: readonly Notification[], delivery: Delivery): void {
  expect(notifications, 'notifications').to.not.have.lengthOf(0);
  for (const each of notifications) expectOne(session, each, delivery);
}
