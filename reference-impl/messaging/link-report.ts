import type { ShortLink } from './short-links.ts';

/** Which links a report is about; members that are left out do not narrow it. */
export interface LinkFilter {
  /** A metadata member the message carries, and its value. */
  readonly key?: string | undefined;
  readonly value?: string | undefined;
  readonly url?: string | undefined;
  readonly recipient?: string | undefined;
}

const fits = (given: string | undefined, ...found: Array<string | undefined>): boolean =>
  given === undefined || found.includes(given);

/** Whether a report with this filter shows the link. */
export function isAbout({ key, value, url, recipient }: LinkFilter, link: ShortLink): boolean {
  const member = key === undefined ? undefined : link.metadata?.[key];
  return (
    (key === undefined || member !== undefined) &&
    (key === undefined || fits(value, member)) &&
    fits(url, link.target, link.shortUrl) &&
    fits(recipient, link.recipient)
  );
}

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
