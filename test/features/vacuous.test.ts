import { describe, expect, it } from 'vitest';
import { readFeature } from './document.ts';
import { ownCatalogue, ownFeatures } from './own-files.ts';
import { planted, rows } from './planted.ts';
import { claimsOfSteps } from './step-definitions.ts';
import { denies, judgedSteps, unclassifiedDenials, vacuousExamples } from './vacuous.ts';

const features = ownFeatures();
const catalogue = ownCatalogue();

const LAST = '      When 24 hours pass\n      Then "first" is still reported delivered';
const OTHER = 'But nothing else is reported';

const plantedFeature = (step: string, control = '') => {
  const text = planted(LAST, control && `      ${control}`).replace(OTHER, `But ${step}`);
  return readFeature('features/x.feature', text.replace('Then "first" is reported delivered\n', 'Then it is late\n'));
};

const CASES: ReadonlyArray<readonly [claim: string, control: string]> = [
  ['nothing has happened on the platform', 'And it is refused with HTTP status 401'],
  ['the account does not find the webhook "gone"', 'And the account finds the webhook "kept" with:'],
  ['"+46700000001" is not on the blacklist of the account', 'And "+46700000002" is on the blacklist of the account'],
  ['0 conversation messages are sent', 'And 1 conversation message is sent'],
  ['it acts on 0 reports', 'And it acts on 1 report'],
  ['the report does not list "theirs"', 'And the report lists "ours"'],
  ['"early" does not go out from "MyShop"', 'And "late" goes out from "MyShop"'],
  ['"Second line" is unchanged', 'And the name of "Second line" is "Reception"'],
];

const plantedFeatures = CASES.flatMap((each) => [plantedFeature(each[0]), plantedFeature(...each)]);

const claimsOf = await claimsOfSteps([...judgedSteps(features, catalogue), ...judgedSteps(plantedFeatures, rows)]);

describe('an example that could pass vacuously', () => {
  it.each(CASES)('would be found: %s', (claim, control) => {
    expect(vacuousExamples([plantedFeature(claim)], rows, claimsOf).length).toBeGreaterThan(0);
    expect(vacuousExamples([plantedFeature(claim, control)], rows, claimsOf)).toEqual([]);
  });

  it('may stand where nothing is judged', () => {
    const others = rows.filter(({ id }) => id !== 'MSG-ONE-01');
    expect(vacuousExamples([plantedFeature('it acts on 0 reports')], others, claimsOf)).toEqual([]);
  });

  it('is in no feature file', () => {
    expect(judgedSteps(features, catalogue).length).toBeGreaterThan(1000);
    expect(vacuousExamples(features, catalogue, claimsOf)).toEqual([]);
  });
});

describe('a step that denies something', () => {
  it('is known by its words, whatever it quotes', () => {
    expect(denies('the platform sends no message')).toBe(true);
    expect(denies('"first" is never reported delivered')).toBe(true);
    expect(denies('the answer has "note" set to "no"')).toBe(false);
    expect(denies('the name of "Main line" is now "no"')).toBe(false);
  });

  it('would be found where its definition does not say what stands for it', () => {
    const loose = plantedFeature('the platform sends no postcard');
    expect(unclassifiedDenials([loose], rows, claimsOf)).toHaveLength(1);
  });

  it('has its witness named everywhere', () => {
    expect(unclassifiedDenials(features, catalogue, claimsOf)).toEqual([]);
  });
});
