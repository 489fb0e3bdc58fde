import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mapDocument } from '../../../reference-impl/conversation-mapping/mapping.ts';
import { Problem } from '../../../reference-impl/kernel/problem.ts';
import { forAll } from '../for-all.ts';
import { message } from './standalone-documents.ts';

const sendOf = (message: object): object => ({ to: ['+4670'], message });

function complaint(document: unknown): string | undefined {
  try {
    mapDocument(document);
    return undefined;
  } catch (error) {
    if (error instanceof Problem) return error.details[0]?.pointer ?? 'no pointer';
    throw error;
  }
}

const sku = { product_retailer_id: 'sku' };

const TEXT = { type: 'text', text: 'Hi' };

it.each([
  ['', null],
  ['', []],
  ['/type', { type: 'smoke' }],
  ['/type', { type: 'contacts', contacts: [] }],
  ['/text', { type: 'text' }],
  ['', { status: 'read', message_id: 'm' }],
  ['/message', { to: ['1'] }],
  ['/to', { message: TEXT }],
  ['/to/0', { to: [1], message: TEXT }],
  ['/to', { to: Array(21).fill('1'), message: TEXT }],
  ['/callback', { to: ['1'], callback: 1, message: TEXT }],
  ['/message/type', sendOf({ type: 'contacts', contacts: [] })],
  ['/message/type', sendOf({ type: 'smoke' })],
  ['/message/interactive/type', sendOf({ type: 'interactive', interactive: { type: 'smoke' } })],
  ['/message/text', sendOf({ type: 'text' })],
  ['/message/lat', sendOf({ type: 'location', lat: 90.1, lng: 0 })],
  ['/message/lng', sendOf({ type: 'location', lat: 0, lng: -180.1 })],
  ['/message/id', sendOf({ type: 'sticker', id: 'i' })],
  [
    '/message/interactive/action/product_items',
    sendOf({
      type: 'interactive',
      interactive: { type: 'product', body: { text: 'b' }, action: { product_items: [sku, sku] } },
    }),
  ],
  ['/numbers', { numbers: [] }],
  ['/statuses/0', { statuses: [1] }],
  ['/notifications/0/message', { notifications: [{ from: '1', type: 'text' }] }],
])('a mistake is named by the pointer "%s"', (pointer, document) => {
  expect(complaint(document)).toBe(pointer);
});

describe('whatever comes', () => {
  const POINTER = /^(\/.*)?$/s;

  it('is mapped or refused with a pointer', () =>
    forAll(fc.jsonValue(), (document) => {
      expect(complaint(document) ?? '').toMatch(POINTER);
    }));

  it('is mapped or refused with a pointer inside a message too', () => {
    const members = fc.dictionary(fc.constantFrom('url', 'text', 'interactive', 'name', 'lat'), fc.jsonValue());
    forAll(message, members, (specimen, changes) => {
      expect(complaint(sendOf({ ...specimen, ...changes })) ?? '').toMatch(POINTER);
    });
  });

  it('makes one call for each recipient', () =>
    forAll(fc.array(fc.stringMatching(/^\+\d{5,12}$/), { minLength: 1, maxLength: 20 }), (to) => {
      const { bodies } = mapDocument({ to, message: TEXT });
      expect(bodies).toHaveLength(to.length);
      expect(bodies.every((body, place) => JSON.stringify(body).includes(`"${to[place]}"`))).toBe(true);
    }));
});
