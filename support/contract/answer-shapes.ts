import type { InterfaceName } from '../target/target.ts';

/** The documented members of one answer. */
export interface AnswerShape {
  readonly interface: InterfaceName;
  readonly method: string;
  readonly path: RegExp;
  readonly status: number;
  readonly schema: object;
  /** The body is text and not JSON. */
  readonly isText?: boolean;
}

const TEXT = { type: 'string' };

/** A line of text with at most one line break behind it. Section "Number lookup response (text)". */
const LOOKUP_LINE = '^result=(OK;imsi=\\d{5,15}(;location=[A-Za-z0-9]{1,4})?|(?!OK)[^;\\r\\n]+)(\\r?\\n)?$';

/** Answers whose body the document shows. */
export const answerShapes: readonly AnswerShape[] = [
  {
    interface: 'lookup',
    method: 'GET',
    path: /^\/lookup(\?|$)/,
    status: 200,
    schema: { type: 'string', pattern: LOOKUP_LINE },
    isText: true,
  },
  {
    interface: 'token',
    method: 'POST',
    path: /^\/oauth2\/token$/,
    status: 200,
    schema: {
      type: 'object',
      required: ['access_token', 'token_type', 'expires_in', 'scope'],
      properties: {
        access_token: { type: 'string', minLength: 1 },
        token_type: TEXT,
        expires_in: { type: 'integer', minimum: 1 },
        scope: TEXT,
      },
    },
  },
  {
    interface: 'voice',
    method: 'PATCH',
    path: /^\/v2\/projects\/[^/]+\/services\/[^/]+$/,
    status: 200,
    schema: {
      type: 'object',
      required: ['serviceId', 'projectId', 'createTime', 'name', 'isDefault'],
      properties: {
        serviceId: TEXT,
        projectId: TEXT,
        createTime: { type: 'string', format: 'date-time' },
        updateTime: { type: 'string', format: 'date-time' },
        name: TEXT,
        description: TEXT,
        isDefault: { type: 'boolean' },
        callBehavior: {
          type: 'object',
          required: ['type'],
          properties: { type: { enum: ['NONE', 'WEBHOOK', 'STATIC'] } },
        },
      },
    },
  },
];
