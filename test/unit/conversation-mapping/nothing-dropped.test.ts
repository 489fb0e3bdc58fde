import { expect, it } from 'vitest';
import { mapDocument } from '../../../reference-impl/conversation-mapping/mapping.ts';
import { forSome } from '../for-all.ts';
import { standalone } from './standalone-documents.ts';

/** Every text of a document that stands nowhere else, with its JSON pointer. */
function tokensIn(value: unknown, at = ''): Array<[pointer: string, token: string]> {
  if (typeof value === 'string') return value.endsWith('Q') ? [[at, value]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => tokensIn(each, `${at}/${name}`));
}

const isListed = (pointer: string, listed: readonly string[]): boolean =>
  listed.some((each) => pointer === each || pointer.startsWith(`${each}/`));

it('every member of a standalone document is mapped or listed as left behind', () =>
  forSome(400, standalone, (document) => {
    const { bodies, withoutEquivalent, unknown } = mapDocument(document);
    const listed = [...withoutEquivalent, ...unknown];
    const output = JSON.stringify(bodies);
    const lost = tokensIn(document).filter(([pointer, token]) => !output.includes(token) && !isListed(pointer, listed));
    expect(lost).toEqual([]);
  }));

it('what is listed is never in the output, and exists', () =>
  forSome(200, standalone, (document) => {
    const { bodies, withoutEquivalent, unknown } = mapDocument(document);
    const output = JSON.stringify(bodies);
    const listed = [...withoutEquivalent, ...unknown];
    expect(new Set(listed).size).toBe(listed.length);
    const told = tokensIn(document).filter(
      ([pointer, token]) => !token.includes(' ') && isListed(pointer, listed) && output.includes(token),
    );
    expect(told).toEqual([]);
  }));

it('members that nobody knows are never called known', () =>
  forSome(200, standalone, (document) => {
    const { withoutEquivalent } = mapDocument(document);
    expect(withoutEquivalent.filter((each) => each.endsWith('/odd'))).toEqual([]);
  }));
