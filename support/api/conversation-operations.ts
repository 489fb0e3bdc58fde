import type { OperationBody, WireOperation } from './wire-operation.ts';

const CHANNEL = 'WHATSAPP';
const HELLO = 'Your parcel has arrived';
const STICKER = 'https://media.example/sticker';

const recipient = (identity: string): object => ({
  identified_by: { channel_identities: [{ channel: CHANNEL, identity }] },
});

const askReach = {
  interface: 'standalone',
  path: '/v1/{bot}/capability',
  body: ({ number }: OperationBody) => ({ numbers: [number] }),
} satisfies Omit<WireOperation, 'method'>;

/** The operations of the conversation service and the standalone API. Section "Conversation service and standalone API". */
export const conversationOperations: Readonly<Record<string, WireOperation>> = {
  'send a conversation message': {
    interface: 'conversation',
    method: 'POST',
    path: '/v1/projects/{project}/messages:send',
    body: ({ app, number }) => ({
      app_id: app,
      recipient: recipient(number),
      message: { text_message: { text: HELLO } },
    }),
  },
  'ask what a recipient can receive': {
    interface: 'conversation',
    method: 'POST',
    path: '/v1/projects/{project}/capability:query',
    body: ({ app, number }) => ({ app_id: app, recipient: recipient(number) }),
  },
  'send a standalone message': {
    interface: 'standalone',
    method: 'POST',
    path: '/v1/{bot}/messages',
    body: ({ number }) => ({ to: [number], message: { type: 'text', text: HELLO } }),
  },
  'ask whether the channel reaches a number': { ...askReach, method: 'POST' },
  'read whether the channel reaches a number': { ...askReach, method: 'GET' },
  'send a standalone place': {
    interface: 'standalone',
    method: 'POST',
    path: '/v1/{bot}/messages',
    body: ({ number }) => ({
      to: [number],
      message: { type: 'location', lat: 55.61, lng: 13, name: 'Harbour' },
    }),
  },
  'send a standalone sticker': {
    interface: 'standalone',
    method: 'POST',
    path: '/v1/{bot}/messages',
    body: ({ number }) => ({ to: [number], message: { type: 'sticker', url: STICKER } }),
  },
};
