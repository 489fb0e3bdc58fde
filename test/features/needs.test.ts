import { describe, expect, it } from 'vitest';
import { readFeature } from './document.ts';
import { sufficientNeeds, wrongNeeds } from './needs.ts';
import { ownCatalogue, ownFeatures } from './own-files.ts';
import { row } from './planted.ts';

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
