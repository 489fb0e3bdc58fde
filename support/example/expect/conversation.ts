import { expect } from 'chai';
import type { Notification } from '../../wire/callbacks/notification.ts';
import { memberAt } from '../session/json-members.ts';

/** The text of a value, to search all of it. */
const textOf = (value: unknown): string => JSON.stringify(value) ?? '';

/** There are as many calls as numbers, and each call names another one. */
export function expectOneEach(names: readonly string[][], numbers: readonly string[]): void {
  expect(
    names.map((found) => found.length),
    'numbers in each call',
  ).to.deep.equal(numbers.map(() => 1));
  expect(names.flat(), 'numbers called').to.have.members([...numbers]);
}

/** The value of one of these members has `text` in it. */
export function expectTextIn(json: unknown, text: string, members: readonly string[]): void {
  const seen = members.map((member) => memberAt(json, member)).filter((value) => value !== undefined);
  const holds = seen.some((value) => textOf(value).includes(text));
  expect(holds, `${text} in ${members.join(' or ')} of ${textOf(json)}`).to.equal(true);
}

/** The member is text that is not empty. */
export function expectText(json: unknown, member: string): void {
  expect(memberAt(json, member), `${member} of ${textOf(json)}`).to.be.a('string').that.is.not.empty;
}

/** It does not contain `text`. */
export function expectNowhere(json: unknown, text: string): void {
  expect(textOf(json)).to.not.include(text);
}

/** That many notifications, and in each one object called `member`. */
export function expectOneObjectEach(
  notifications: readonly Notification[],
  member: string,
  count: number,
): void {
  expect(notifications, 'notifications').to.have.lengthOf(count);
  for (const { json } of notifications) expect(memberAt(json, member), member).to.be.an('object');
}

/** The one notification or call there is. */
export function theOnly<Item>(items: readonly Item[], what: string): Item {
  expect(items, what).to.have.lengthOf(1);
  return items[0] as Item;
}

/** The notifications have these values in a member, one each, in whatever sequence they came. */
export function expectMembers(
  notifications: readonly Notification[],
  member: string,
  values: readonly string[],
): void {
  const seen = notifications.map(({ json }) => String(memberAt(json, member)));
  expect(seen, `${member} of the notifications`).to.have.members([...values]);
}

/** The call has one content, and it is of this kind. */
export function expectOnlyContent(call: unknown, kind: string): void {
  expect(Object.keys((memberAt(call, 'message') as object) ?? {}), 'contents of the message').to.deep.equal([
    kind,
  ]);
}
