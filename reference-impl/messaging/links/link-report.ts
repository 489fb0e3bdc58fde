import { isoOf } from '../../kernel/instant.ts';
import type { ShortLink } from './short-links.ts';

/** Which links a report covers; absent members do not narrow it. */
export interface LinkFilter {
  /** A metadata member the message carries, and its value. */
  readonly key?: string | undefined;
  readonly value?: string | undefined;
  readonly url?: string | undefined;
  readonly recipient?: string | undefined;
}

/** A filter of reports on links; it keeps every link if the query does not use it. */
export interface LinkCheck {
  readonly name: string;
  readonly keeps: (filter: LinkFilter, link: ShortLink) => boolean;
}

const digitsOf = (number: string): string => number.trim().replace(/^\+/, '');

/** A plus sign in a query reads as a space: a recipient is found with it and without it. */
export const linkChecks: readonly LinkCheck[] = [
  { name: 'key', keeps: ({ key }, { metadata = {} }) => key === undefined || Object.hasOwn(metadata, key) },
  {
    name: 'value',
    keeps: ({ key, value }, { metadata = {} }) =>
      value === undefined || Object.entries(metadata).some(([name, each]) => each === value && name === (key ?? name)),
  },
  { name: 'url', keeps: ({ url }, { target, shortUrl }) => [undefined, target, shortUrl].includes(url) },
  {
    name: 'recipient',
    keeps: ({ recipient }, link) => recipient === undefined || digitsOf(recipient) === digitsOf(link.recipient),
  },
];

/** A link as reports show it; the short URL opens the target directly, so there are no page views. */
export const linkBody = ({ messageId, target, shortUrl, recipient, clicks }: ShortLink): object => ({
  message_id: messageId,
  long_url: target,
  short_url: shortUrl,
  destination_number: recipient,
  click_count: clicks.length,
  view_count: 0,
});

/** The figures over all links of a report; a click is unique once per link. */
export const totalsOf = (links: readonly ShortLink[]): object => ({
  total_clicks: links.reduce((sum, { clicks }) => sum + clicks.length, 0),
  unique_clicks: links.filter(({ clicks }) => clicks.length > 0).length,
  total_views: 0,
  unique_views: 0,
  short_urls_generated: links.length,
});

/** One opening as the detail of a link shows it. Rules: PUB-LINK-FILTER-01. */
export const clickBody = ({ at, userAgent, ip }: ShortLink['clicks'][number]): object => ({
  dt: isoOf(at),
  user_agent: userAgent,
  ip,
});
