import type { PublishedForms } from './forms.ts';

const TEXT = { type: 'string', minLength: 1 };
const ID = { type: 'string', format: 'uuid' };
const INSTANT = { type: 'string', format: 'date-time' };

const record = (properties: Record<string, object>, optional: Record<string, object> = {}) => ({
  type: 'object',
  required: Object.keys(properties),
  properties: { ...properties, ...optional },
});

const SERVICE = record(
  {
    serviceId: ID,
    projectId: TEXT,
    createTime: INSTANT,
    name: { type: 'string', minLength: 1, maxLength: 64, pattern: '^\\S+(\\s+\\S+)*$' },
    isDefault: { type: 'boolean' },
  },
  { updateTime: INSTANT, description: { type: 'string', maxLength: 255 } },
);

const LIST = record({
  services: { type: 'array', items: SERVICE },
  links: record({ first: TEXT, last: TEXT, self: TEXT }, { next: TEXT, prev: TEXT }),
  meta: record({
    totalCount: { type: 'integer', minimum: 0 },
    pageCount: { type: 'integer', minimum: 0 },
  }),
});

/** A refusal: which kind it is, its title, and the path that was asked for. */
const problem = (slug: string, title: string) =>
  record({
    type: { type: 'string', pattern: `/${slug}$` },
    title: { const: title },
    detail: TEXT,
    instance: { type: 'string', pattern: '^/v2/projects/[^?]*$' },
  });

const refusals = {
  400: problem('bad-request', 'Bad Request'),
  401: problem('unauthorized', 'Unauthorized'),
  403: problem('forbidden', 'Forbidden'),
  404: problem('not-found', 'Not Found'),
  429: problem('too-many-requests', 'Too Many Requests'),
};

/** What is published of the answers about voice services. */
export const voiceForms: PublishedForms = {
  'list voice services': { 200: LIST, ...refusals },
  'create a voice service': {
    201: SERVICE,
    ...refusals,
    409: problem('conflict', 'Duplicate resource name'),
  },
  'read a voice service': { 200: SERVICE, ...refusals },
  'update a voice service': { 200: SERVICE, ...refusals },
  'give a voice service commands': { 200: SERVICE, ...refusals },
  'delete a voice service': { 204: { type: 'string', maxLength: 0 }, ...refusals },
};
