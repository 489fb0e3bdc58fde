import { expect } from 'chai';
import { memberAt, valuesAt } from '../session/json-members.ts';
import type { Session } from '../session/session.ts';
import type { Content } from '../verbs/known-answers.ts';
import { filledIn } from '../verbs/named-values.ts';
import { expectAs } from './assertion.ts';
import { expectIncludes, unmasked } from './includes.ts';
import { expectMemberKind, type MemberKind } from './member-kinds.ts';

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

/** The value of one of these members, separated by " or ", has `text` in it. */
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
export async function expectKind(session: Session, content: Content, member: string, kind: MemberKind) {
  for (const seen of await read(session, content)) {
    if (kind === 'there once') expect(valuesAt(seen, member), member).to.have.lengthOf(1);
    else expectMemberKind(member.includes('..') ? valuesAt(seen, member)[0] : memberAt(seen, member), kind, member);
  }
}

const SIGNS = ' !"#%&\'()*+,-./0123456789:;<=>?';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const WESTERN = '@£$¥èéùìòÇØøÅå_ÆæßÉ¤¡ÄÖÑÜ§¿äöñüà';
const GREEK = 'ΔΦΓΛΩΠΨΣΘΞ';
const EXTENSION = '^{}\\[~]|€';

/** Every character of GSM-7, in its basic or its extension table. */
const GSM_7 = `${SIGNS}${LETTERS}${WESTERN}${GREEK}${EXTENSION}\n\r\f`;

const CHARACTERS_OF = 'each character of ';
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

const MEANINGS: Readonly<Record<string, string>> = {
  '[any text]': '.+',
  '[any text, if any]': '.*',
  '[GSM-7 characters]': `(?:${[...GSM_7].map(escaped).join('|')})+`,
  '[a link of 22 characters]': '(?:https?://)?\\S{22}',
};

/**
 * The texts read like the patterns, one by one: texts with words in brackets in them. `each character of` a text means
 * one text for each.
 */
export function expectLike(texts: ReadonlyArray<string | undefined>, patterns: readonly string[], where: string): void {
  const wanted: string[] = [];
  for (const each of patterns) {
    if (each.startsWith(CHARACTERS_OF)) wanted.push(...each.slice(CHARACTERS_OF.length));
    else wanted.push(each);
  }

  expect(texts, `texts at ${where}, wanted ${wanted.join(' · ')}`).to.have.lengthOf(wanted.length);
  for (const [place, pattern] of wanted.entries()) {
    const source = pattern.split(/(\[[^[\]]+\])/).map((part) => MEANINGS[part] ?? escaped(part));
    const like = new RegExp(`^${source.join('')}$`, 'su');
    expect(texts[place], `text at ${where} like "${pattern}"`).to.match(like);
  }
}

/** Each short link is as long as documented, with its scheme or without: whether that counts is not documented. */
export function expectLengths(links: readonly string[], length: number): void {
  const wrong = links.filter((link) => link.length !== length && link.replace(/^https?:\/\//, '').length !== length);
  expect(wrong, `short links that do not have ${length} characters`).to.deep.equal([]);
}
