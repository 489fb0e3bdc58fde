import { randomIds } from '../kernel/ids.ts';
import type { Mistake, Problem } from '../kernel/problem.ts';

/** The error codes of the contacts API for a member. Section "Published: contacts, errors". */
const CODES = [
  'must_not_be_empty',
  'must_be_empty',
  'must_not_be_null',
  'invalid_length',
  'duplicated_value',
  'invalid_format',
  'type_mismatch',
  'missing_parameter',
  'invalid_reference',
  'incorrect_operation',
  'no_such_pattern',
  'constraint_violation',
] as const;

export type Code = (typeof CODES)[number];

const OF_SCHEMA: Readonly<Record<string, Code>> = {
  json: 'invalid_format',
  required: 'missing_parameter',
  type: 'type_mismatch',
  format: 'invalid_format',
  pattern: 'invalid_format',
  enum: 'no_such_pattern',
  minLength: 'must_not_be_empty',
  maxLength: 'invalid_length',
  maxItems: 'invalid_length',
};

const KINDS: Readonly<Record<number, readonly [type: string, title: string]>> = {
  400: ['validation', 'Validation failed'],
  401: ['unauthorized', 'Unauthorized'],
  403: ['forbidden', 'Forbidden'],
  404: ['not_found', 'Not found'],
  405: ['method_not_allowed', 'Method not allowed'],
  409: ['conflict', 'Conflict'],
  413: ['payload_too_large', 'Payload too large'],
  415: ['unsupported_media_type', 'Unsupported media type'],
  500: ['internal_server_error', 'Internal server error'],
};

const MOST_MISTAKES = 20;
const MOST_IDS = 1000;

const UNREADABLE = ['message_not_readable', 'Message not readable'] as const;

const codeOf = (kind = ''): Code => CODES.find((code) => code === kind) ?? OF_SCHEMA[kind] ?? 'constraint_violation';

/** `/channels/0/type` as `channels[0].type`; the whole body is called `body`. */
const nameOf = (pointer: string): string =>
  pointer
    .slice(1)
    .split('/')
    .map((name, place) => (/^\d+$/.test(name) ? `[${name}]` : `${place > 0 ? '.' : ''}${name}`))
    .join('') || 'body';

/**
 * The body of a refusal: every one has an id, a type, a title and a detail; a bad request names what is wrong.
 * Rules: PUB-CONTACT-BODY-01, PUB-CONTACT-CREDENTIALS-01, PUB-CONTACT-CREDENTIALS-02, PUB-CONTACT-ERROR-01,
 * PUB-FIELD-BODY-01, PUB-LIST-BODY-01.
 */
export function apiError({ status, message, details }: Problem): Record<string, unknown> {
  const isUnreadable = details.some(({ kind }) => kind === 'json');
  const [type, title] = isUnreadable ? UNREADABLE : (KINDS[status] ?? ['unknown', 'Refused']);
  const error = { uuid: randomIds.uuid(), type, title, detail: message };
  if (status !== 400) return error;
  const mistakes: readonly Mistake[] = details.length > 0 ? details : [{ pointer: '', message }];
  return {
    ...error,
    invalidFields: mistakes.slice(0, MOST_MISTAKES).map(({ pointer, message, kind, ids }) => ({
      name: nameOf(pointer),
      code: codeOf(kind),
      reason: message,
      ...(ids ? { invalidIds: ids.slice(0, MOST_IDS) } : {}),
    })),
  };
}
