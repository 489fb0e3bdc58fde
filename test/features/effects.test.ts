import { describe, expect, it } from 'vitest';
import { readFeature } from './document.ts';
import { acceptedAlone, statesEffect, stepsOfEffects } from './effects.ts';
import { ownCatalogue, ownFeatures } from './own-files.ts';
import { row } from './planted.ts';
import { declaredBy } from './step-definitions.ts';

const features = ownFeatures();
const catalogue = ownCatalogue();

const HEAD = '@messaging\nFeature: F\n\n  Rule: R\n    Spec: S\n';
const example = (...steps: string[]): string => `\n    @MSG-ONE-01\n    Example: E\n      ${steps.join('\n      ')}\n`;
const REMOVES = example('When the client asks to delete a webhook', 'Then it is accepted');
const SEES = `${REMOVES}      And the client does not find the webhook "home"\n`;
const OTHER = SEES.replace('delete a webhook', 'create a webhook');
const planted = (text: string) => readFeature('features/messaging/f.feature', `${HEAD}${text}`);

const plants = [planted(REMOVES), planted(SEES), planted(OTHER)];
const stating = [row('MSG-ONE-01', { says: 'A webhook is removed by its id.' })];
const declared = await declaredBy([...stepsOfEffects(features, catalogue), ...stepsOfEffects(plants, stating)]);

const found = (text: string, says: string): string[] =>
  acceptedAlone([planted(text)], [row('MSG-ONE-01', { says })], declared);

describe('an accepted request is no evidence of what it leads to', () => {
  it('refuses an example that looks at a status alone', () => {
    expect(found(REMOVES, 'A webhook is removed by its id.')).toHaveLength(1);
  });

  it.each([
    ['looks further', SEES, 'A webhook is removed by its id.'],
    ['has another beside it that does the same and looks further', REMOVES + SEES, 'A webhook is removed by its id.'],
    ['is of a rule about answers', REMOVES, 'Deleting a webhook is answered with HTTP status 204.'],
    ['only observes', REMOVES.replace('@MSG-ONE-01', '@MSG-ONE-01 @observe'), 'A webhook is removed by its id.'],
  ])('accepts one that %s', (_, text, says) => {
    expect(found(text, says)).toEqual([]);
  });

  it('refuses one whose neighbour does something else', () => {
    expect(found(REMOVES + OTHER, 'A webhook is removed by its id.')).toHaveLength(1);
  });

  it('knows which sentences of the catalogue state an effect', () => {
    const stating = catalogue.filter(({ says }) => statesEffect(says));
    expect(stating.length).toBeGreaterThan(50);
    expect(stating.length).toBeLessThan(catalogue.length / 2);
  });

  it('holds for every feature file', () => {
    expect(acceptedAlone(features, catalogue, declared)).toEqual([]);
  });
});
