import type { PublishedForms } from './forms.ts';

const text = { type: 'string', minLength: 1 };

/** Answers of the token service. */
export const tokenForms: PublishedForms = {
  'request a token': {
    200: {
      type: 'object',
      required: ['access_token', 'token_type', 'expires_in', 'scope'],
      properties: {
        access_token: text,
        token_type: { const: 'Bearer' },
        expires_in: { const: 3600 },
        scope: { const: '' },
      },
    },
    401: {
      type: 'object',
      required: ['type', 'title', 'detail'],
      properties: {
        type: { type: 'string', pattern: '/invalid-credentials$' },
        title: { const: 'Invalid credentials' },
        detail: text,
      },
    },
  },
};
