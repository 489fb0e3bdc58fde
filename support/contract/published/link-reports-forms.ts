import { instant, listOf, nothing, record, text } from './form-parts.ts';
import type { PublishedForms } from './forms.ts';

const count = { type: 'integer', minimum: 0 };
const unknown = { anyOf: [nothing, record({ message: text })] };

const linkMembers = {
  click_count: count,
  view_count: count,
  message_id: text,
  long_url: { ...text, pattern: '^https?://' },
  short_url: { ...text, pattern: '^https?://', minLength: 22, maxLength: 22 },
  destination_number: text,
};

const pagination = record(
  { page: { type: 'integer', minimum: 1 }, page_size: { type: 'integer', minimum: 1 }, page_count: count },
  { total_count: count, next_uri: text, previous_uri: text },
);

const FIGURES = ['total_clicks', 'unique_clicks', 'total_views', 'unique_views', 'short_urls_generated'];

const opening = record({ dt: instant, user_agent: text, ip: text });

/** What is published of the answers about short links. */
export const linkReportForms: PublishedForms = {
  'sum the clicks up': {
    200: record({
      ...Object.fromEntries(FIGURES.map((figure) => [figure, count])),
      short_urls: listOf(record(linkMembers)),
      pagination,
    }),
    400: unknown,
    401: unknown,
    404: unknown,
  },
  'read the clicks on a link': {
    200: record({ ...linkMembers, clicks: listOf(opening), views: listOf(opening), pagination }),
    400: unknown,
    401: unknown,
    404: unknown,
  },
};
