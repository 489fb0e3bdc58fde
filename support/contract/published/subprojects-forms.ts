import { instant, listOf, record, text, wordy } from './form-parts.ts';
import type { PublishedForms } from './forms.ts';

const NAME = { type: 'string', minLength: 1, maxLength: 255 };

const SUBPROJECT = record(
  {
    subprojectId: wordy,
    displayName: NAME,
    parentProjectId: wordy,
    createTime: instant,
    updateTime: instant,
    deleted: { type: 'boolean' },
  },
  { labels: { type: 'object', maxProperties: 255, additionalProperties: NAME } },
);

const LIST = record({ subprojects: listOf(SUBPROJECT), nextPageToken: text });

/** A refusal with its number, a message, one of the names and further details. */
const refusal = (code: number, names: readonly string[]) =>
  record({
    error: record({
      code: { const: code },
      message: wordy,
      status: { enum: names },
      details: { type: 'array' },
    }),
  });

const refusals = {
  400: refusal(400, ['INVALID_ARGUMENT', 'FAILED_PRECONDITION']),
  401: refusal(401, ['UNAUTHENTICATED']),
  403: refusal(403, ['PERMISSION_DENIED']),
  404: refusal(404, ['NOT_FOUND']),
  409: refusal(409, ['ALREADY_EXISTS']),
};

const shown = { 200: SUBPROJECT, ...refusals };
const listed = { 200: LIST, ...refusals };
const gone = { 200: { type: 'object', maxProperties: 0 }, ...refusals };

/** What is published of the answers about subprojects; the preview path answers alike. */
export const subprojectForms: PublishedForms = {
  'create a subproject': shown,
  'create a subproject under a subproject': shown,
  'create a subproject under the preview path': shown,
  'list subprojects': listed,
  'list subprojects under the preview path': listed,
  'read a subproject': shown,
  'read a subproject under the preview path': shown,
  'rename a subproject': shown,
  'rename a subproject under the preview path': shown,
  'delete a subproject': gone,
  'delete a subproject under the preview path': gone,
};
