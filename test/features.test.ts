import { describe, expect, it } from 'vitest';
import type { RuleRow } from './features/catalogue.ts';
import { type ReadFeature, readFeature } from './features/document.ts';
import { ownCatalogue, ownFeatures } from './features/own-files.ts';
import { faultless, planted, rows } from './features/planted.ts';
import { type LoadedDefinition, loadDefinitions, looseSteps } from './features/step-definitions.ts';
import { badRules, badShapes, bannedWords } from './features/style.ts';
import { foreignTags, neverJudged, wrongRuleIds, wrongStandings } from './features/tags.ts';

const features = ownFeatures();
const catalogue = ownCatalogue();
type Check = (features: readonly ReadFeature[], rows: readonly RuleRow[]) => string[];

const FAULTLESS_PATH = 'features/messaging/something.feature';
const found = (check: Check, text: string, path = FAULTLESS_PATH): string[] => check([readFeature(path, text)], rows);

const OPEN = 'When the account sends "I should test the JSON header" as "first"';
const ID = '@MSG-ONE-01 @smoke';

const plantings: ReadonlyArray<readonly [says: string, check: Check, plants: Array<[string, string]>]> = [
  [
    'every example carries exactly one id of a rule that may have examples',
    wrongRuleIds,
    [
      [ID, '@smoke'],
      [ID, '@MSG-ONE-01 @MSG-SEEN-01'],
      [ID, '@MSG-NONE-01'],
      [ID, '@MSG-ALIAS-01'],
      [ID, '@MSG-OUT-01'],
    ],
  ],
  [
    'tags come from the closed list, with one interface',
    foreignTags,
    [
      [ID, '@MSG-ONE-01 @slow'],
      [ID, '@MSG-ONE-01 @needs-database'],
      [ID, '@MSG-ONE-01 @voice'],
      [ID, '@MSG-ONE-01 @needs'],
    ],
  ],
  [
    'tags tell the standing of the rule',
    wrongStandings,
    [
      [ID, '@MSG-ONE-01 @reading'],
      [ID, '@MSG-SEEN-01'],
      ['@MSG-TWO-01 @reading', '@MSG-TWO-01'],
    ],
  ],
  ['a judged rule has an example that can be red', neverJudged, [['@MSG-TWO-01 @reading', '@MSG-TWO-01 @observe']]],
  [
    'a Rule is one short sentence with its section, above every example',
    badRules,
    [
      ['A message is sent once', `A message is sent ${'once and '.repeat(11)}once`],
      ['A message is sent once', 'MSG-ONE-01: a message is sent once'],
      ['    Spec: Messages\n', ''],
      ['Spec: Messages', 'Spec:'],
    ],
  ],
  [
    'steps are told in the words of the domain',
    bannedWords,
    [
      [OPEN, 'When I send a message'],
      [OPEN, 'When the account should send a message'],
      [OPEN, 'When the harness verifies a message'],
      [OPEN, 'When the account sends a test message'],
      [OPEN, 'When the platform checks a message'],
      [OPEN, 'When the account sends the request body "x"'],
      [OPEN, 'When the account makes a POST of a message'],
      [OPEN, 'When the account sends a header'],
      [OPEN, 'When the account sends JSON'],
      ['Given it is day', 'Given I see it is day'],
    ],
  ],
  [
    'an example is short and goes Given, When, Then',
    badShapes,
    [
      [OPEN, `${OPEN}\n      And it waits\n      And it waits`],
      ['And 1 minute passes', 'Given a second receiver'],
      ['When 24 hours pass', 'Given another receiver'],
      ['      Then it arrives\n', ''],
      ['      When the account sends <TEXT>\n', ''],
      ['Then it arrives', 'Then it arrives\n      When it waits'],
      ['Then it arrives', '* it arrives'],
      ['Given it is day', 'Given it is day\n    And a\n    And b\n    And c'],
      ['Given it is day', 'When day comes'],
    ],
  ],
];

describe.each(plantings)('%s', (_says, check, plants) => {
  it.each(plants)('would find it, with "%s" changed to "%s"', (from, to) => {
    expect(found(check, planted(from, to)).length).toBeGreaterThan(0);
  });

  it('lets a faultless feature pass', () => {
    expect(found(check, faultless)).toEqual([]);
  });

  it('holds for every feature file', () => {
    expect(check(features, catalogue)).toEqual([]);
  });
});

it('an example under no Rule would be found', () => {
  const bare = '@messaging\nFeature: F\n\n  @MSG-ONE-01\n  Example: E\n    When it waits\n    Then it is late\n';
  expect(found(badRules, bare)).toHaveLength(1);
});

it('files about the wire may speak of headers, POST and JSON', () => {
  const text = planted(OPEN, 'When the account sends a POST with a JSON header');
  expect(found(bannedWords, text)).toHaveLength(3);
  expect(found(bannedWords, text, 'features/messaging/wire-format.feature')).toEqual([]);
  expect(found(bannedWords, text, 'features/messaging/authentication/hmac.feature')).toEqual([]);
  expect(found(bannedWords, text.replace('@messaging', '@client'))).toEqual([]);
});

describe('step definitions', () => {
  const feature = readFeature(FAULTLESS_PATH, faultless);
  const definition = (matches: string): LoadedDefinition => ({
    pattern: matches,
    parameters: [],
    matches,
    uri: 'x',
    line: 1,
  });
  const all = definition('.*');

  it('would be found undefined, ambiguous or unused', () => {
    expect(looseSteps([feature], [definition('^(?!it arrives).*$')])).toHaveLength(1);
    expect(looseSteps([feature], [all, definition('^it arrives$')])).toHaveLength(1);
    expect(looseSteps([feature], [all, definition('^never$')])).toHaveLength(1);
    expect(looseSteps([feature], [all])).toEqual([]);
  });

  it('match every step of every feature file exactly once, and none is idle', async () => {
    const definitions = await loadDefinitions();
    expect(definitions.length).toBeGreaterThan(0);
    expect(looseSteps(features, definitions)).toEqual([]);
  });
});

it('there are feature files to look at', () => {
  expect(features.flatMap(({ examples }) => examples).length).toBeGreaterThan(0);
});
