import { nothing, record, wordy } from './form-parts.ts';
import type { PublishedForms } from './forms.ts';

/** Answers of the token service. */
export const tokenForms: PublishedForms = {
  'request a token': {
    200: record({
      access_token: wordy,
      token_type: { const: 'Bearer' },
      expires_in: { const: 3600 },
      scope: nothing,
    }),
    401: record({
      type: { type: 'string', pattern: '/invalid-credentials$' },
      title: { const: 'Invalid credentials' },
      detail: wordy,
    }),
  },
};
