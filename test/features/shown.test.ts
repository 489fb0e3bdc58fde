import { describe, expect, it } from 'vitest';
import { readFeature } from './document.ts';
import { ownCatalogue, ownFeatures } from './own-files.ts';
import { planted, row, rows } from './planted.ts';
import { assertedSilences, shownIndex as index, judgedSteps, namedInJudged } from './shown.ts';
import { declaredBy } from './step-definitions.ts';

const features = ownFeatures();
const catalogue = ownCatalogue();

const SENT = 'When the account sends "I should test the JSON header" as "first"';
const plantedFeature = (when: string, then: string) =>
  readFeature(
    'features/x.feature',
    planted(SENT, `When ${when}`).replace('Then "first" is reported delivered', `Then ${then}`),
  );

/** The operation is that which the client asks for, unless it is said. */
const SILENT: ReadonlyArray<readonly [when: string, then: string, what: string, operation?: string]> = [
  ['the client asks to submit a message', 'it is accepted with HTTP status 202', 'HTTP status 202'],
  ['the client asks to read a sender address', 'it is refused with HTTP status 403', 'HTTP status 403'],
  [
    'the account sends "x" to "+1" as "first"',
    'the answer has "status" set to "queued"',
    '"status"',
    'submit a message',
  ],
  [
    'the client updates "Main line" with nothing',
    '"colour" of the answer is text',
    '"colour"',
    'update a voice service',
  ],
  ['the client asks to request a token', '"refresh_token" of the answer is text', '"refresh_token"'],
  ['the client asks to list replies', 'everything at the receiver has the same "price"', '"price"', 'delivery report'],
  ['the client asks to create a contact', 'it is accepted with HTTP status 201', 'nothing is shown'],
];

const SHOWN = [
  ['the client asks to submit a message', 'it is refused with HTTP status 401'],
  ['another customer asks to read a sender address', 'it is refused with HTTP status 404 or 403'],
  ['the client updates "Main line" with nothing', 'the callBehavior.type of "Main line" is now "NONE"'],
  ['the client asks to list replies', 'the receiver gets reports with the same "error_code" only'],
] as const;

const plantedFeatures = [...SILENT, ...SHOWN].map(([when, then]) => plantedFeature(when, then));
const declared = await declaredBy([...judgedSteps(features, catalogue), ...judgedSteps(plantedFeatures, rows)]);

describe('a judged step that names what the document does not show', () => {
  it.each(SILENT)('would be found with its operation: %s, %s', (when = '', then = '', what, said) => {
    const operation = said ?? when.replace('the client asks to ', '');
    const found = assertedSilences([plantedFeature(when, then)], rows, index, declared).join('\n');
    expect(found).toContain(what);
    expect(found).toContain(`"${operation}"`);
  });

  it.each(SHOWN)('is not: %s, %s', (when, then) => {
    expect(assertedSilences([plantedFeature(when, then)], rows, index, declared)).toEqual([]);
  });

  it('may do so where it is recorded or published', () => {
    const silent = plantedFeature('the client asks to create a contact', 'it is accepted with HTTP status 201');
    const published = rows.map((each) => row(each.id, { standing: 'published' }));
    expect(assertedSilences([silent], published, index, declared)).toEqual([]);
  });

  it('stands in no feature file', () => {
    expect(namedInJudged(features, catalogue, declared).length).toBeGreaterThan(800);
    expect(assertedSilences(features, catalogue, index, declared)).toEqual([]);
  });
});
