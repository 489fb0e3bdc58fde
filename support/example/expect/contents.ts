import { expect } from 'chai';
import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import type { Notification } from '../../wire/callbacks/notification.ts';
import { memberAt, valuesAt } from '../session/json-members.ts';
import type { Session } from '../session/session.ts';
import { conversationCalls, namesIn, standaloneRequest } from '../verbs/conversation.ts';
import type { Content } from '../verbs/known-answers.ts';
import { filledIn, withValues } from '../verbs/named-values.ts';
import { expectAs } from './assertion.ts';
import { expectMemberKind, type GivenInstant, type MemberKind } from './member-kinds.ts';

type Container = Readonly<Record<string, unknown>>;

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

/** An instant to the millisecond, however it is written; anything else as it is. */
const meaning = (value: unknown): unknown =>
  /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(String(value)) ? Date.parse(String(value)) : value;

/** `seen` contains everything in `wanted`; objects may have further members, lists may not. */
export function expectIncludes(seen: unknown, wanted: unknown, subject = 'the answer', path = ''): void {
  if (!isContainer(wanted))
    return void expectAs(meaning(seen) === meaning(wanted) ? wanted : seen, subject, { path }).to.equal(wanted);

  const expected = Array.isArray(wanted) ? 'array' : 'object';
  const isAlike = isContainer(seen) && Array.isArray(seen) === Array.isArray(wanted);
  expectAs(isAlike, subject, { path, relation: 'of type', expected, actual: seen }).to.equal(true);
  if (Array.isArray(wanted)) expectAs(seen, subject, { path }).to.have.lengthOf(wanted.length);
  // The lines of a report, their metadata and the events of a webhook are in no documented sequence.
  const lines = Array.isArray(seen) && /^\/messages$|\/(metadata|events)$/.test(path) ? [...seen] : [];
  for (const [member, value] of Object.entries(wanted)) {
    const at = `${path}/${member}`;
    const place = lines.findIndex((each) => includes(each, value, at));
    const [line] = place < 0 ? [(seen as Container)[member]] : lines.splice(place, 1);
    expectIncludes(line, value, subject, at);
  }
}

export function includes(seen: unknown, wanted: unknown, path = ''): boolean {
  try {
    expectIncludes(seen, wanted, '', path);
    return true;
  } catch {
    return false;
  }
}

/** How a secret looks that a platform does not repeat. */
const MASK = /[*•●…]|redacted|hidden|masked/i;

/** `seen` with the credentials of `wanted` that it leaves out or masks, as secrets. Section "Static commands". */
export function unmasked(seen: unknown, wanted: unknown): unknown {
  if (!isContainer(seen) || !isContainer(wanted)) return seen;
  if (Array.isArray(seen)) return seen.map((each, place) => unmasked(each, wanted[place]));

  const result: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(seen)) result[name] = unmasked(value, wanted[name]);
  const shown = seen.credentials;
  const isMasked = shown === undefined || (typeof shown === 'string' && MASK.test(shown));
  if (isMasked && typeof wanted.credentials === 'string') result.credentials = wanted.credentials;
  return result;
}

/** `value` without members that the platform itself changes between two readings, such as a counter or a time. */
export function steadyMembers(value: unknown, first: unknown, second: unknown): unknown {
  if (!isContainer(value) || !isContainer(first) || !isContainer(second) || Array.isArray(value)) return value;

  const steady: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(value)) {
    const [one, other] = [first[name], second[name]];
    const isSteady = isContainer(one) ? isContainer(other) : Object.is(one, other);
    if (isSteady) steady[name] = steadyMembers(inner, one, other);
  }
  return steady;
}

async function read(session: Session, { words, read: all, one }: Content): Promise<readonly unknown[]> {
  const seen = await all(session);
  if (one) expect(seen, words).to.have.lengthOf(1);
  else expect(seen, words).to.not.have.lengthOf(0);
  return seen;
}

export async function expectHas(session: Session, content: Content, members: string): Promise<void> {
  const wanted = filledIn(session, members);
  for (const seen of await read(session, content)) expectIncludes(unmasked(seen, wanted), wanted, content.words);
  session.journal.witness.push(`${content.words} has ${members}`);
}

/** The member at a dotted path, in which `..` leads to any depth, is this scalar as JSON writes it, or one of some texts. */
export async function expectSet(session: Session, content: Content, path: string, scalar: string): Promise<void> {
  const wanted = JSON.parse(withValues(session, scalar));
  const [, among] = /^one of (.*)$/s.exec(String(wanted)) ?? [];
  for (const seen of await read(session, content)) {
    const found = expectAs(valuesAt(seen, path)[0], content.words, { path });
    if (among === undefined) found.to.equal(wanted);
    else found.to.be.oneOf(among.split(', '));
  }
  session.journal.witness.push(`${content.words} has ${path} set to ${scalar}`);
}

export async function expectTextIn(session: Session, content: Content, text: string, members: string) {
  for (const seen of await read(session, content)) {
    const values = members.split(' or ').flatMap((member) => valuesAt(seen, member));
    const holds = values.some((value) => (JSON.stringify(value) ?? '').includes(text));
    const known = { relation: 'includes', expected: text, actual: values } as const;
    expectAs(holds, `${members} of ${JSON.stringify(seen)}`, known).to.equal(true);
  }
}

export async function expectNowhere(session: Session, content: Content, text: string): Promise<void> {
  for (const seen of await read(session, content)) expect(JSON.stringify(seen) ?? '').to.not.include(text);
}

/** A member of the content, at a dotted path, is of a kind; `..` in the path leads to any depth. */
export async function expectKind(session: Session, content: Content, member: string, kind: MemberKind | GivenInstant) {
  for (const seen of await read(session, content)) {
    if (kind === 'there once') expect(valuesAt(seen, member), member).to.have.lengthOf(1);
    else expectMemberKind(member.includes('..') ? valuesAt(seen, member)[0] : memberAt(seen, member), kind, member);
  }
}

/** Each short link is as long as documented, with its scheme or without: whether that counts is not documented. */
export function expectLengths(links: readonly string[], length: number): void {
  const wrong = links.filter((link) => link.length !== length && link.replace(/^https?:\/\//, '').length !== length);
  expect(wrong, `short links that do not have ${length} characters`).to.deep.equal([]);
}

/**
 * The conversation service got a call of a kind for each number, and each names another one. Throws Inconclusive
 * (precondition-unmet) when a message to several was refused and sent to none of them: the document leaves open whether
 * one message may have several recipients.
 */
export async function expectCallForEach(session: Session): Promise<void> {
  const { status } = session.wire.last;
  const { numbers, calls } = standaloneRequest(session);
  const names = namesIn(session, await conversationCalls(session, calls, numbers.length));
  if (calls === 'send' && status >= 400 && names.length === 0)
    throw new Inconclusive('precondition-unmet', `a message to several recipients is refused: HTTP status ${status}`);
  const counts = names.map((found) => found.length);
  expect(counts, 'numbers in each call').to.deep.equal(Array(numbers.length).fill(1));
  expect(names.flat(), 'numbers called').to.have.members([...numbers]);
}

export function expectValues(notifications: readonly Notification[], member: string, values: readonly string[]): void {
  const seen = notifications.map(({ json }) => valuesAt(json, member)[0]).map(String);
  expect(seen, `${member} of the notifications`).to.have.members([...values]);
}

export function expectOnlyContent(calls: readonly unknown[], kind: string): void {
  expect(calls, 'conversation messages').to.have.lengthOf(1);
  const contents = Object.keys((memberAt(calls[0], 'message') as object) ?? {});
  expect(contents, 'contents of the message').to.deep.equal([kind]);
}
