import { expect } from 'chai';
import type { Exchange } from '../../wire/http/exchange.ts';
import { memberAt } from '../session/json-members.ts';

/** A page has these entries, told by one member of each, and says how many there are on all pages. */
export function expectListed({ json, text }: Exchange, member: string, values: string[], total: number): void {
  const content = (memberAt(json, 'content') ?? []) as unknown[];
  expect(
    content.map((entry) => String(memberAt(entry, member))),
    text.slice(0, 300),
  ).to.have.members(values);
  expect(memberAt(json, 'totalElements'), `totalElements in ${text.slice(0, 300)}`).to.equal(total);
}

/** A refusal says of this member, or of something in it, that it is wrong. */
export function expectWrongMember({ json, text }: Exchange, member: string): void {
  const fields = (memberAt(json, 'invalidFields') ?? []) as Array<{ name?: unknown }>;
  const named = fields.map(({ name }) => String(name));
  expect(
    named.some((name) => name.includes(member)),
    `${member} among ${named.join(', ') || text.slice(0, 300)}`,
  ).to.equal(true);
}
