import { describe, expect, it } from 'vitest';
import { absent, claims, claimsOf, counted, evident, present } from '../../../support/example/session/claims.ts';

describe('the claims of a step definition', () => {
  it('are none where it declares none', () => {
    expect(claimsOf(undefined, [])).toEqual([]);
  });

  it('hold always, or depend on the parameters of the step', () => {
    const { wrapperOptions } = claims(
      present('the answer'),
      (_role: string, count: number) => counted('any handset', count),
      (role: string) => [absent('the text "{}"', role), evident],
    );
    expect(claimsOf(wrapperOptions, ['main', 0])).toEqual([
      present('the answer'),
      absent('any handset'),
      absent('the text "{}"', 'main'),
      evident,
    ]);
    expect(claimsOf(wrapperOptions, ['main', 2])).toContainEqual(present('any handset'));
  });

  it('name what they are about', () => {
    expect(absent('the member "{}"', 'lists.0')).toMatchObject({
      subject: { kind: 'read', of: 'the member "lists.0"' },
    });
  });
});
