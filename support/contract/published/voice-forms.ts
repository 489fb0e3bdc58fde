import { instant, listOf, nothing, record, uuid, wordy } from './form-parts.ts';
import type { PublishedForms } from './forms.ts';

const SERVICE = record(
  {
    serviceId: uuid,
    projectId: wordy,
    createTime: instant,
    name: { type: 'string', minLength: 1, maxLength: 64, pattern: '^\\S+(\\s+\\S+)*$' },
    isDefault: { type: 'boolean' },
  },
  { updateTime: instant, description: { type: 'string', maxLength: 255 } },
);

const LIST = record({
  services: listOf(SERVICE),
  links: record({ first: wordy, last: wordy, self: wordy }, { next: wordy, prev: wordy }),
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
    detail: wordy,
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
  'delete a voice service': { 204: nothing, ...refusals },
};
