import { expect, it } from 'vitest';
import {
  clickBody,
  isAbout,
  type LinkFilter,
  linkBody,
  totalsOf,
} from '../../../reference-impl/messaging/link-report.ts';
import type { ShortLink } from '../../../reference-impl/messaging/short-links.ts';

const click = { at: Date.UTC(2024, 0, 15, 12), userAgent: 'handset', ip: '192.0.2.1' };

const link: ShortLink = {
  code: 'abc123def',
  shortUrl: 'https://l.nk/abc123def',
  target: 'https://a.example/b',
  messageId: 'm1',
  recipient: '+46700000001',
  metadata: { order: '7' },
  clicks: [click, click],
};

it.each<[LinkFilter, boolean]>([
  [{}, true],
  [{ url: 'https://a.example/b' }, true],
  [{ url: 'https://l.nk/abc123def' }, true],
  [{ url: 'https://a.example' }, false],
  [{ recipient: '+46700000001' }, true],
  [{ recipient: '+46700000002' }, false],
  [{ key: 'order' }, true],
  [{ key: 'order', value: '7' }, true],
  [{ key: 'order', value: '8' }, false],
  [{ key: 'other' }, false],
  [{ url: 'https://a.example/b', recipient: '+46700000002' }, false],
])('%j', (filter, shown) => expect(isAbout(filter, link)).toBe(shown));

it('counts openings, and links that were opened', () =>
  expect(totalsOf([link, { ...link, clicks: [] }])).toEqual({
    total_clicks: 2,
    unique_clicks: 1,
    total_views: 0,
    unique_views: 0,
    short_urls_generated: 2,
  }));

it('shows a link and its clicks', () => {
  expect(linkBody(link)).toMatchObject({ long_url: link.target, short_url: link.shortUrl, click_count: 2 });
  expect(clickBody(click)).toEqual({
    dt: '2024-01-15T12:00:00.000Z',
    user_agent: 'handset',
    ip: '192.0.2.1',
  });
});
