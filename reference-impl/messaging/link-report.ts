import type { ShortLink } from './short-links.ts';

/** Which links a report is about; members that are left out do not narrow it. */
export interface LinkFilter {
  /** A metadata member the message carries, and its value. */
  readonly key?: string | undefined;
  readonly value?: string | undefined;
  readonly url?: string | undefined;
  readonly recipient?: string | undefined;
}

/** Something that a report on links can be narrowed down by; it keeps every link when it is not asked for. */
export interface LinkCheck {
  readonly name: string;
  readonly keeps: (filter: LinkFilter, link: ShortLink) => boolean;
}

const digitsOf = (number: string): string => number.trim().replace(/^\+/, '');

/** A plus sign in a query reads as a space: a recipient is found with it and without it. */
export const linkChecks: readonly LinkCheck[] = [
  {
    name: 'key',
    keeps: ({ key }, { metadata = {} }) => key === undefined || Object.hasOwn(metadata, key),
  },
  {
    name: 'value',
    keeps: ({ key, value }, { metadata = {} }) =>
      value === undefined ||
      (key === undefined
        ? Object.values(metadata).includes(value)
        : Object.hasOwn(metadata, key) && metadata[key] === value),
  },
  {
    name: 'url',
    keeps: ({ url }, { target, shortUrl }) => url === undefined || url === target || url === shortUrl,
  },
  {
    name: 'recipient',
    keeps: ({ recipient }, link) =>
      recipient === undefined || digitsOf(recipient) === digitsOf(link.recipient),
  },
];

/** A link as reports show it; the short URL itself opens the target, so nobody ever views a page on the way. */
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

/** One opening as the detail of a link shows it. */
export const clickBody = ({ at, userAgent, ip }: ShortLink['clicks'][number]): object => ({
  dt: new Date(at).toISOString(),
  user_agent: userAgent,
  ip,
});
