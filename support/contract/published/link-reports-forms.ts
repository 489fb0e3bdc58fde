import type { PublishedForms } from './forms.ts';

const text = { type: 'string' };
const count = { type: 'integer', minimum: 0 };
const list = (items: object) => ({ type: 'array', items });
const unknown = {
  anyOf: [{ const: '' }, { type: 'object', required: ['message'], properties: { message: text } }],
};

const linkMembers = {
  click_count: count,
  view_count: count,
  message_id: text,
  long_url: { ...text, pattern: '^https?://' },
  short_url: { ...text, pattern: '^https?://', minLength: 22, maxLength: 22 },
  destination_number: text,
};

const link = { type: 'object', required: Object.keys(linkMembers), properties: linkMembers };

const pagination = {
  type: 'object',
  required: ['page', 'page_size', 'page_count'],
  properties: {
    page: { type: 'integer', minimum: 1 },
    page_size: { type: 'integer', minimum: 1 },
    total_count: count,
    page_count: count,
    next_uri: text,
    previous_uri: text,
  },
};

const FIGURES = ['total_clicks', 'unique_clicks', 'total_views', 'unique_views', 'short_urls_generated'];

const opening = {
  type: 'object',
  required: ['dt', 'user_agent', 'ip'],
  properties: { dt: { ...text, format: 'date-time' }, user_agent: text, ip: text },
};

/** What is published of the answers about short links. */
export const linkReportForms: PublishedForms = {
  'sum the clicks up': {
    200: {
      type: 'object',
      required: [...FIGURES, 'short_urls', 'pagination'],
      properties: {
        ...Object.fromEntries(FIGURES.map((figure) => [figure, count])),
        short_urls: list(link),
        pagination,
      },
    },
    400: unknown,
    401: unknown,
    404: unknown,
  },
  'read the clicks on a link': {
    200: {
      type: 'object',
      required: [...link.required, 'clicks', 'views', 'pagination'],
      properties: { ...linkMembers, clicks: list(opening), views: list(opening), pagination },
    },
    400: unknown,
    401: unknown,
    404: unknown,
  },
};
