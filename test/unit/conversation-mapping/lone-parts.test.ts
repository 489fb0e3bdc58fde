import { describe, expect, it } from 'vitest';
import { mapDocument } from '../../../reference-impl/conversation-mapping/map-document.ts';

const hello = { to: 'bot', message_id: 'm', type: 'text', message: { text: 'Hello' } };

const messageIn = (document: object): Record<string, unknown> =>
  (mapDocument(document).bodies[0] as { message: Record<string, unknown> }).message;

const buttons = { buttons: [{ type: 'reply', reply: { id: '1', title: 'Yes' } }] };

const interactive = (members: object) =>
  messageIn({ to: ['1'], message: { type: 'interactive', interactive: members } });

describe('a lone contact', () => {
  it.each([
    ['in a list', { contacts: [{ wa_id: '46' }], notifications: [hello] }],
    ['by itself', { contacts: { wa_id: '46' }, notifications: [hello] }],
    ['who wrote nothing', { contacts: [{ wa_id: '46' }] }],
  ])('%s keeps its identity', (_where, document) => {
    expect(messageIn(document).channel_identity).toMatchObject({ identity: '46' });
    expect(mapDocument(document).unknown).toEqual([]);
  });

  it('who is not the sender leaves the sender as the contact', () => {
    const { channel_identity, contact_id } = messageIn({
      contacts: [{ wa_id: '46' }],
      notifications: [{ ...hello, from: '47' }],
    });
    expect(channel_identity).toMatchObject({ identity: '46' });
    expect(contact_id).toBe('47');
  });
});

describe('an interactive message', () => {
  it.each(['image', 'audio', 'location'])('of buttons below a header of type %s is a card', (type) => {
    const header = { type, [type]: { url: 'https://media.example/a' } };
    const mapped = interactive({ type: 'button', header, body: { text: 'Open?' }, action: buttons });
    expect(mapped.card_message).toMatchObject({ title: 'Open?', media_message: { url: 'https://media.example/a' } });
  });

  it('of buttons below a header without an address is a card without media', () => {
    const mapped = interactive({ type: 'button', header: { type: 'place' }, body: { text: 'Open?' }, action: buttons });
    expect(mapped.card_message).toEqual({ title: 'Open?', choices: expect.any(Array) });
  });

  it('of one product needs no words', () => {
    const mapped = interactive({ type: 'product', action: { catalog_id: 'c', product_retailer_id: 'p' } });
    expect(mapped.list_message).toMatchObject({ sections: [{ items: [{ product: { id: 'p' } }] }] });
  });
});
