import { expect, it } from 'vitest';
import { draftOfRow, withMetadata } from '../../../support/example/session/drafts.ts';

const ROW = { NAME: 'first', content: 'Hello', destination_number: '+46700000001' };

it('a column of a key gives the message metadata, with texts for values', () => {
  const { draft } = draftOfRow({ ...ROW, 'metadata.order': '42', 'metadata.name': 'Jörg & Zoë' });
  expect(draft).toMatchObject({ content: 'Hello', metadata: { order: '42', name: 'Jörg & Zoë' } });
});

it('an empty cell leaves its key out, and the metadata where there is no key', () => {
  expect(draftOfRow({ ...ROW, 'metadata.order': '' }).draft).not.toHaveProperty('metadata');
});

it('rows of keys are one member, with no other keys than those', () => {
  expect(
    withMetadata([
      ['status', 'delivered'],
      ['metadata.order', '7'],
      ['metadata.kund', 'Åsa'],
    ]),
  ).toEqual([
    ['status', 'delivered'],
    ['metadata', '{"order":"7","kund":"Åsa"}'],
  ]);
});
