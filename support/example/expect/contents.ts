import { expect } from 'chai';
import { memberAt, valuesAt } from '../session/json-members.ts';
import type { Session } from '../session/session.ts';
import type { Content } from '../verbs/known-answers.ts';
import { filledIn, withValues } from '../verbs/named-values.ts';
import { expectAs } from './assertion.ts';
import { expectIncludes, unmasked } from './includes.ts';
import { expectMemberKind, type GivenInstant, type MemberKind } from './member-kinds.ts';

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
