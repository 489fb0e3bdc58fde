import { describe, expect, it } from 'vitest';
import { checkPremises, premisesOf, readPremises } from '../../support/ground/rules/premises.ts';
import type { Premise, Rule } from '../../support/ground/rules/rule.ts';
import { readRuleBook } from '../../support/ground/rules/rule-book.ts';
import { type ReadFeature, readFeature } from './document.ts';
import { sufficientNeeds, wrongNeeds } from './needs.ts';
import { ownCatalogue, ownFeatures } from './own-files.ts';
import { faultless, row } from './planted.ts';
import { placeOf, ruleIdsOf } from './tags.ts';

const features = ownFeatures();

/** Examples that ask nothing of their rule, and claims that no example of theirs makes. */
function idlePremises(read: readonly ReadFeature[], all: readonly Premise[]): string[] {
  const found: string[] = [];
  const made = new Set<string>();
  for (const { examples } of read)
    for (const example of examples) {
      const [id = ''] = ruleIdsOf(example);
      const thens = example.steps.filter(({ role }) => role === 'then');
      const leaning = all.filter((each) => each.in?.includes(id));
      const asked = thens.filter(({ text }) => {
        const premises = leaning.filter(({ claim }) => text.includes(claim));
        for (const { claim } of premises) made.add(`${claim} in ${id}`);
        return premises.length === 0;
      });
      if (leaning.length > 0 && asked.length === 0) found.push(`${placeOf(example)} asks nothing of ${id}`);
    }
  for (const { claim, in: rules = [] } of all)
    for (const id of rules) if (!made.has(`${claim} in ${id}`)) found.push(`no example of ${id} says "${claim}"`);
  return found;
}

describe('the premises of examples', () => {
  const rules = ['A-01', 'A-02', 'A-03'].map((id) => ({ id, says: `${id} holds.`, standing: 'documented' }) as Rule);
  const premise = (of: string, ...leaning: string[]): Premise => ({ claim: 'it arrives', of, in: leaning });

  it.each([
    ['a rule that there is not', [premise('A-09', 'A-01')], /names A-09, which is no rule/],
    ['a rule that there is not, leaning', [premise('A-01', 'A-09')], /names A-09, which is no rule/],
    ['itself', [premise('A-01', 'A-01')], /A-01 on A-01/],
    ['each other', [premise('A-01', 'A-02'), premise('A-02', 'A-03'), premise('A-03', 'A-01')], /lean on each other/],
  ])('cannot lean on %s', (_what, all, says) => {
    expect(() => checkPremises(all, rules)).toThrow(says);
  });

  it('are a report code where the sentence of the rule is not about codes', () => {
    const code = { claim: 'report code 305', of: 'A-01' };
    expect(premisesOf({ id: 'A-02', says: 'Both are delivered.' }, [code])).toEqual([code]);
    expect(premisesOf({ id: 'A-02', says: 'It has report code 305.' }, [code])).toEqual([]);
    expect(premisesOf({ id: 'A-01', says: 'It is withheld.' }, [code])).toEqual([]);
  });

  it('would be found to leave an example without a question, or to be claimed by none', () => {
    const read = [readFeature('features/messaging/a.feature', faultless)];
    const claim = (words: string): Premise => ({ claim: words, of: 'MSG-SEEN-01', in: ['MSG-TWO-01'] });
    expect(idlePremises(read, [claim('it arrives')])).toEqual([expect.stringContaining('asks nothing of MSG-TWO-01')]);
    expect(idlePremises(read, [claim('it is late')])).toEqual(['no example of MSG-TWO-01 says "it is late"']);
  });

  it('leave every example of a rule a question, and are claimed', () => {
    const all = readPremises();
    checkPremises(all, readRuleBook().rules);
    expect(idlePremises(features, all)).toEqual([]);
  });
});

const featureOf = (...tags: readonly string[]) => {
  const examples = tags.map((each) => `    ${each}\n    Example: One\n      Then it is accepted\n`);
  return readFeature('features/messaging/a.feature', `@messaging\nFeature: A\n  Rule: It holds.\n${examples.join('')}`);
};

describe('the facilities that suffice for a rule', () => {
  it.each([
    ['those of its only example', ['@MSG-ONE-01 @needs-clock @needs-callbacks'], ['clock', 'callbacks']],
    ['those of the fewest', ['@MSG-ONE-01 @needs-clock @needs-carrier', '@MSG-ONE-01 @needs-handset'], ['handset']],
    ['none, where an example takes none', ['@MSG-ONE-01 @needs-clock', '@MSG-ONE-01'], []],
    ['not those of an example that judges nothing', ['@MSG-ONE-01 @observe', '@MSG-ONE-01 @needs-clock'], ['clock']],
  ])('are %s', (_, tags, needs) => {
    expect(sufficientNeeds([featureOf(...tags)], [row('MSG-ONE-01')]).get('MSG-ONE-01')).toEqual(needs);
  });

  it('are missed when its row says something else', () => {
    const features = [featureOf('@MSG-ONE-01 @needs-clock')];
    expect(wrongNeeds(features, [row('MSG-ONE-01', { needs: ['clock'] })])).toEqual([]);
    expect(wrongNeeds(features, [row('MSG-ONE-01')])).toEqual(['MSG-ONE-01 needs clock, and says nothing']);
  });

  it('stand in features/rules.json; node --import tsx test/features/write-needs.ts writes them', () => {
    expect(wrongNeeds(ownFeatures(), ownCatalogue())).toEqual([]);
  });
});
