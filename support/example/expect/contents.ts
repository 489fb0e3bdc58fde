import { expect } from 'chai';
import { memberAt, valuesAt } from '../session/json-members.ts';
import type { Session } from '../session/session.ts';
import type { Content } from '../verbs/known-answers.ts';
import { filledIn } from '../verbs/named-values.ts';
import { expectIncludes } from './includes.ts';
import { unmasked } from './masked.ts';
import { expectMemberKind, type MemberKind } from './member-kinds.ts';

/** The text of a value, to search all of it. */
const textOf = (value: unknown): string => JSON.stringify(value) ?? '';

/** All there is of a content: exactly one, or at least one. */
async function read(session: Session, { words, read: all, one }: Content): Promise<readonly unknown[]> {
  const seen = await all(session);
  if (one) expect(seen, words).to.have.lengthOf(1);
  else expect(seen, words).to.not.have.lengthOf(0);
  return seen;
}

/** The content has these members; it may have more. */
export async function expectHas(session: Session, content: Content, members: string): Promise<void> {
  const wanted = filledIn(session, members);
  for (const seen of await read(session, content)) expectIncludes(unmasked(seen, wanted), wanted, content.words);
  session.journal.witness.push(`${content.words} has ${members}`);
}

/** The value of one of these members, separated by " or ", has `text` in it. */
export async function expectTextIn(session: Session, content: Content, text: string, members: string) {
  for (const seen of await read(session, content)) {
    const values = members.split(' or ').flatMap((member) => valuesAt(seen, member));
    const holds = values.some((value) => textOf(value).includes(text));
    expect(holds, `${text} in ${members} of ${textOf(seen)}`).to.equal(true);
  }
}

/** The content has `text` nowhere. */
export async function expectNowhere(session: Session, content: Content, text: string): Promise<void> {
  for (const seen of await read(session, content)) expect(textOf(seen)).to.not.include(text);
}

/** A member of the content, at a dotted path, is of a kind; `..` in the path leads to any depth. */
export async function expectKind(session: Session, content: Content, member: string, kind: MemberKind) {
  for (const seen of await read(session, content)) {
    if (kind === 'there once') expect(valuesAt(seen, member), member).to.have.lengthOf(1);
    else expectMemberKind(member.includes('..') ? valuesAt(seen, member)[0] : memberAt(seen, member), kind, member);
  }
}
