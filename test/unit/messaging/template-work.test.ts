import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MOST_WORK } from '../../../reference-impl/messaging/templates/values.ts';
import { forSome } from '../for-all.ts';
import { eventData } from './template-data.ts';
import { allowedSteps, probe } from './template-probe.ts';
import { oddTemplate, template } from './template-texts.ts';

it.each([
  ['as the grammar has it', template],
  ['with pieces repeated, missing or in the wrong place', oddTemplate],
])('a template %s is read in linear steps and rendered within the bound, or refused', (_title, texts) =>
  forSome(500, texts, fc.constantFrom(0, 3, 2000), (text, size) => {
    const { variables, visits } = eventData(size);
    const { steps, work, text: written = '' } = probe(text, variables);
    expect(steps).toBeLessThanOrEqual(allowedSteps(text));
    expect(work).toBeLessThanOrEqual(MOST_WORK);
    expect(written.length).toBeLessThanOrEqual(work);
    expect(visits()).toBeLessThanOrEqual(work);
  }),
);

it('a loop that is left at once visits one entry', () => {
  const { variables, visits } = eventData(2000);
  const { text } = probe('#foreach($x in $big)#break#end'.repeat(100), variables);
  expect(text).toBe('');
  expect(visits()).toBe(100);
});
