import { describe, expect, it } from 'vitest';
import { readPromises, resolvePromises, rulesNamed } from '../../support/ground/rules/promises.ts';
import { readRuleBook } from '../../support/ground/rules/rule-book.ts';

const book = readRuleBook();
const promises = readPromises(book);
const ids = book.rules.filter(({ aliasOf }) => aliasOf === undefined).map(({ id }) => id);

/** The rules that belong to no promise or to several, with these. */
function misplaced(all: typeof promises): string[] {
  return ids.flatMap((id) => {
    const owners = all.filter(({ rules }) => rules.includes(id)).map((each) => each.id);
    return owners.length === 1 ? [] : [`${id}: ${owners.join(', ') || 'none'}`];
  });
}

describe('the promises', () => {
  it('hold each rule exactly once', () => {
    expect(misplaced(promises)).toEqual([]);
    const [first, second] = promises as [(typeof promises)[0], (typeof promises)[0]];
    expect(misplaced([first])).toContain('TOK-01: none');
    const twice = [...promises, { ...second, id: 'planted' }];
    expect(misplaced(twice)).toContain('MSG-SOCIAL-01: quiet-hours, planted');
  });

  it('name rules that there are, have ids with hyphens, and two sentences each', () => {
    for (const { id, name, says, synonyms, rules } of promises) {
      expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
      expect(name).toMatch(/^[A-Z]/);
      expect([id, says.trim().match(/[^.]+\.(?= |$)/g)?.length]).toEqual([id, 2]);
      expect(new Set(synonyms).size).toBe(synonyms.length);
      expect(rules.length).toBeGreaterThan(0);
    }
    const unknown = resolvePromises([{ ...promises[0], rules: ['MSG-DEDUP-99', 'NONE-*'] } as never], ids);
    expect(unknown[0]?.rules).toEqual([]);
  });

  it('are found by id, by name in any case, and by the old code, which says the new name', () => {
    const quiet = promises[1]?.rules;
    for (const name of ['quiet-hours', 'Quiet hours', 'QUIET-HOURS'])
      expect(rulesNamed(name, book)).toMatchObject({ rules: quiet });
    const { rules, notice } = rulesNamed('dedup', book);
    expect(rules).toContain('MSG-DEDUP-01');
    expect(rules).not.toContain('X-01');
    expect(notice).toBe('DEDUP is an old name; its rules are those of --area no-duplicates.');
    expect(rulesNamed('X', book).notice).toMatch(/in \d\d promises/);
  });
});
