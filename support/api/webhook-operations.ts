import type { WireOperation } from './wire-operation.ts';

const ALL = '/v1/webhooks/messages';
const webhooks = { interface: 'messaging', path: ALL } as const;
const webhook = { interface: 'messaging', path: `${ALL}/{id}`, about: 'webhook' } as const;

/** Operations on webhooks, by the words a feature uses. */
export const webhookOperations: Readonly<Record<string, WireOperation>> = {
  'create a webhook': {
    ...webhooks,
    method: 'POST',
    body: ({ unique }) => ({
      url: `https://receiver.example/${unique}`,
      method: 'POST',
      encoding: 'JSON',
      events: ['RECEIVED_MMS'],
    }),
  },
  'list webhooks': {
    ...webhooks,
    method: 'GET',
    pages: {
      entries: 'pageData',
      key: 'id',
      size: 'page_size',
      next: { kind: 'number', parameter: 'page', first: 0 },
    },
  },
  'retrieve a webhook': { ...webhook, method: 'GET' },
  'change a webhook': { ...webhook, method: 'PATCH', body: () => ({ encoding: 'XML' }) },
  'delete a webhook': { ...webhook, method: 'DELETE' },
};
