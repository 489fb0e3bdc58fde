import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mapDocument } from '../../../reference-impl/conversation-mapping/map-document.ts';
import { messageTypes } from '../../../reference-impl/conversation-mapping/message-types.ts';
import { Problem } from '../../../reference-impl/kernel/problem.ts';

const sendOf = (message: object): object => ({ to: ['+4670'], message });

/** The pointer of the member that is wrong. */
function complaint(document: unknown): string | undefined {
  try {
    mapDocument(document);
    return undefined;
  } catch (error) {
    if (error instanceof Problem) return error.details[0]?.pointer ?? 'no pointer';
    throw error;
  }
}

const URL = 'https://media.example/a';
const button = { type: 'reply', reply: { id: 'y', title: 'Yes' } };
const sku = { product_retailer_id: 'sku' };

const specimens: Readonly<Record<string, object>> = {
  template: { type: 'template', template_name: 't', media: { url: URL }, buttons: [], ttl: 'P1D' },
  text: { type: 'text', text: 'Hi', preview_url: true },
  image: { type: 'image', url: URL, caption: 'c', provider: 'p' },
  video: { type: 'video', url: URL, caption: 'c', provider: 'p' },
  document: { type: 'document', url: URL, filename: 'f', caption: 'c', provider: 'p' },
  audio: { type: 'audio', url: URL, caption: 'c', provider: 'p' },
  location: { type: 'location', lat: 1, lng: 2, name: 'n', address: 'a' },
  sticker: { type: 'sticker', url: URL, id: 'i', provider: 'p' },
  'interactive button': {
    type: 'interactive',
    interactive: { type: 'button', body: { text: 'b' }, action: { buttons: [button] } },
  },
  'interactive list': {
    type: 'interactive',
    interactive: {
      type: 'list',
      body: { text: 'b' },
      action: { button: 'B', sections: [{ title: 't', rows: [{ id: 'r', title: 'Row' }] }] },
    },
  },
  'interactive product': {
    type: 'interactive',
    interactive: { type: 'product', body: { text: 'b' }, action: { catalog_id: 'c', ...sku } },
  },
  'interactive product_list': {
    type: 'interactive',
    interactive: {
      type: 'product_list',
      body: { text: 'b' },
      action: { catalog_id: 'c', sections: [{ title: 't', product_items: [sku, sku] }] },
    },
  },
};

describe('every type of message', () => {
  it('has a specimen here, but contacts', () => {
    const names = messageTypes.map(({ name }) => name).filter((name) => name !== 'contacts');
    expect(Object.keys(specimens).sort()).toEqual(names.sort());
  });

  it.each(Object.entries(specimens))('%s becomes exactly one content', (name, message) => {
    const { bodies, withoutEquivalent, unknown } = mapDocument(sendOf(message));
    const content = (bodies[0] as { message: object }).message;
    expect(Object.keys(content)).toHaveLength(1);
    const leaves = messageTypes.find((type) => type.name === name)?.leaves ?? [];
    expect(withoutEquivalent).toEqual(
      Object.keys(message)
        .filter((member) => leaves.includes(member))
        .map((member) => `/message/${member}`),
    );
    expect(unknown).toEqual([]);
  });
});

describe('a mistake', () => {
  it.each([
    ['', null],
    ['', []],
    ['/type', { type: 'smoke' }],
    ['/type', { type: 'contacts', contacts: [] }],
    ['/text', { type: 'text' }],
    ['', { status: 'read', message_id: 'm' }],
    ['/message', { to: ['1'] }],
    ['/to', { message: specimens.text }],
    ['/to/0', { to: [1], message: specimens.text }],
    ['/to', { to: Array(21).fill('1'), message: specimens.text }],
    ['/callback', { to: ['1'], callback: 1, message: specimens.text }],
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
  ])('is named by the pointer "%s"', (pointer, document) => {
    expect(complaint(document)).toBe(pointer);
  });
});

describe('whatever comes', () => {
  const POINTER = /^(\/.*)?$/s;

  it('is mapped or refused with a pointer', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (document) => {
        expect(complaint(document) ?? '').toMatch(POINTER);
      }),
    );
  });

  it('is mapped or refused with a pointer inside a message too', () => {
    const types = fc.constantFrom(...Object.values(specimens));
    const members = fc.dictionary(fc.constantFrom('url', 'text', 'interactive', 'name', 'lat'), fc.jsonValue());
    fc.assert(
      fc.property(types, members, (specimen, changes) => {
        expect(complaint(sendOf({ ...specimen, ...changes })) ?? '').toMatch(POINTER);
      }),
    );
  });

  it('makes one call for each recipient', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^\+\d{5,12}$/), { minLength: 1, maxLength: 20 }), (to) => {
        const { bodies } = mapDocument({ to, message: specimens.text });
        expect(bodies).toHaveLength(to.length);
        expect(bodies.every((body, place) => JSON.stringify(body).includes(`"${to[place]}"`))).toBe(true);
      }),
    );
  });
});
