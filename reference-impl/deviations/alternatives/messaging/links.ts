import { alternativesOf } from '../../alternative.ts';
import { around, decision, instead } from '../../operators/messaging.ts';

/** Other short links and other ways to count who follows them. */
export const alternatives = alternativesOf({
  'links.scheme-not-counted': {
    rows: ['SIL-MSG-27'],
    says: 'The 22 characters of a short link do not count its scheme.',
    target: { published: false },
    decide: decision('shortUrlOf', (code) => `https://links.ex.com/${code}`),
  },
  'links.without-scheme': {
    rows: ['SIL-MSG-27'],
    says: 'A short link is written without a scheme.',
    target: { published: false },
    decide: decision('shortUrlOf', (code) => `links.ex.com/${code}`),
  },
  'links.one-click-each': {
    rows: ['SIL-MSG-27'],
    says: 'However often a recipient follows a link, one click is counted.',
    target: { published: false },
    decide: instead('countClick', (countClick, link, click, links) => {
      if (link.clicks.length === 0) countClick(link, click, links);
    }),
  },
  'links.reported-as-shortened': {
    rows: ['X-09'],
    says: 'A report repeats the text with its URLs shortened.',
    target: { published: false },
    decide: around('reportBody', (reportBody, { shortensLinks, replaceUrls, shortUrlOf }) => (report, vendorId) => {
      const { account, content, id } = report.message;
      const body = reportBody(report, vendorId);
      const code = id.replaceAll('-', '').slice(0, 9);
      return shortensLinks(account) ? { ...body, original_text: replaceUrls(content, () => shortUrlOf(code)) } : body;
    }),
  },
});
